/** The hash (without `#`) at which the choice can be changed; the footer links to it. */
export const cookiesHash = 'cookies';
