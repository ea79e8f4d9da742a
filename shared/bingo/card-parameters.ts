/** Query parameters of the page of bingo cards: `?type=90&count=12&title=Friday&seed=K7Q2MXPA`. */
export const cardParameters = ['type', 'count', 'title', 'seed'] as const;
