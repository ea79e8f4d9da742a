/** Id of the heading above the cards: whoever asks for cards is led there. */
export const cardsId = 'cards';
