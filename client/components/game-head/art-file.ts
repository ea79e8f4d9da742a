/** Size of a game's tile in the head of its page. */
export const artFile = { kind: 'art', width: 600, height: 800 } as const;

export const artSizes = '(width >= 64em) 276px, (width >= 48em) 220px, 116px';
