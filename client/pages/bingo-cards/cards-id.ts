/** Id of the heading above the cards, the target of the form. */
export const cardsId = 'cards';
