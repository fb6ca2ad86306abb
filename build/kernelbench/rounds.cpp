// Random rounds of The Goodge Rules by hand in C++: what the kernel is measured against. For each line of input, a deal
// (the masks of three or four hands), it plays every first card of the first hand ROUNDS times to the end at random.
// Prints the seconds of processor time that took, the rounds, and all points captured by the first seat.
//
// usage: rounds SEATS ROUNDS < DEALS

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using Mask = std::uint64_t;

constexpr int TRUMPS = 11, PLAIN = 10, CARDS = 51, CROWN = 10;

struct Deck {
    Mask suit[CARDS], wins[CARDS];
    int worth[CARDS];

    Deck() {
        const int points[PLAIN] = {20, 0, 0, 0, 15, 0, 0, 0, 0, 10};
        const Mask trumps = (Mask{1} << TRUMPS) - 1;
        for (int card = 0; card < CARDS; ++card) {
            const bool is_trump = card < TRUMPS;
            const int first = is_trump ? 0 : TRUMPS + (card - TRUMPS) / PLAIN * PLAIN;
            suit[card] = ((Mask{1} << (is_trump ? TRUMPS : PLAIN)) - 1) << first;
            wins[card] = (suit[card] & ~((Mask{2} << card) - 1)) | (is_trump ? 0 : trumps);
            worth[card] = card == CROWN ? 25 : points[card - first];
        }
    }
};

struct Random {
    std::uint64_t state = 0x9E3779B97F4A7C15;

    unsigned below(unsigned bound) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return static_cast<unsigned>(((state >> 32) * bound) >> 32);
    }
};

int pick(Mask legal, Random& random) {
    for (unsigned skip = random.below(static_cast<unsigned>(__builtin_popcountll(legal))); skip; --skip) legal &= legal - 1;
    return __builtin_ctzll(legal);
}

// Plays a round to its end and returns the first seat's points.
int played_out(const Deck& deck, Mask* hands, int seats, int tricks, int first_card, Random& random) {
    int captured[4] = {0, 0, 0, 0};
    int turn = 0;
    for (int trick = 0; trick < tricks; ++trick) {
        int best = trick ? pick(hands[turn], random) : first_card;
        int taker = turn, pot = deck.worth[best];
        hands[turn] ^= Mask{1} << best;
        const Mask lead = deck.suit[best];
        for (int played = 1; played < seats; ++played) {
            turn = turn + 1 == seats ? 0 : turn + 1;
            const Mask following = hands[turn] & lead;
            const int card = pick(following ? following : hands[turn], random);
            hands[turn] ^= Mask{1} << card;
            pot += deck.worth[card];
            if (deck.wins[best] >> card & 1) {
                best = card;
                taker = turn;
            }
        }
        captured[taker] += pot;
        turn = taker;
    }
    return captured[0];
}

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const int seats = std::atoi(argv[1]), rounds = std::atoi(argv[2]);
    const Deck deck;
    std::vector<Mask> deals;
    for (unsigned long long mask; std::scanf("%llu", &mask) == 1;) deals.push_back(mask);
    Random random;
    long long points = 0, played = 0;
    const std::clock_t begun = std::clock();
    for (std::size_t deal = 0; deal + seats <= deals.size(); deal += seats)
        for (int again = 0; again < rounds; ++again)
            for (Mask cards = deals[deal]; cards; cards &= cards - 1) {
                Mask hands[4] = {0, 0, 0, 0};
                for (int seat = 0; seat < seats; ++seat) hands[seat] = deals[deal + seat];
                const int tricks = __builtin_popcountll(hands[0]);
                points += played_out(deck, hands, seats, tricks, __builtin_ctzll(cards), random);
                ++played;
            }
    std::printf("%.6f %lld %lld\n", double(std::clock() - begun) / CLOCKS_PER_SEC, played, points);
}
