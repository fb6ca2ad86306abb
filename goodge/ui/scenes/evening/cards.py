"""Cards that stand for what a round of the first evening is about."""

from ....coach.ideas import Idea

CARDS = {
    Idea.TRICKS: ("cards/4H", "cards/7H", "cards/10H"),
    Idea.TRUMP: ("cards/9C", "cards/2H", "cards/Crown"),
    Idea.ONES: ("cards/1S", "cards/1D", "cards/1C"),
    Idea.GOODGE: ("cards/back", "cards/back", "cards/back"),
    Idea.BIDS: ("cards/10T", "cards/10H", "cards/Crown"),
    Idea.PARTNERS: ("french/QH", "french/KH", "french/AH"),
    Idea.NIL: ("french/2C", "french/3D", "french/2H"),
    Idea.BAGS: ("french/QS", "french/KS", "french/AS"),
    Idea.JOKERS: ("french/2S-high", "french/LittleJoker", "french/BigJoker"),
    Idea.BOARD: ("french/QC", "french/KD", "french/AS"),
    Idea.SET: ("french/2C", "french/5H", "french/8D"),
    Idea.DUMMY: ("french/10D", "french/KC", "french/AH"),
    Idea.CANCEL: ("french/LittleJoker-equal", "french/BigJoker-equal"),
    Idea.SLAM: ("french/AD", "french/AC", "french/AS"),
}
