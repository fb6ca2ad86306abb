"""The rules as pages: sections, blocks of words, pictures of cards."""
