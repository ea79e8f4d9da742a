/** Session storage keys of a visitor's brand tracking code and its number. */
export const btKeys = { code: 'mdxlc', r: 'mdxlcr' } as const;
