/** What the page of bingo cards is asked for: `?type=90&count=12&title=Friday&seed=K7Q2MXPA`. */
export const cardParameters = ['type', 'count', 'title', 'seed'] as const;
