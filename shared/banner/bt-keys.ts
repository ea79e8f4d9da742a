/** Session keys of a visitor's code of brand tracking and of its number. */
export const btKeys = { code: 'mdxlc', r: 'mdxlcr' } as const;
