/** Laid out widths of a card by screen, as in post-list.module.css. */
export const gridSizes = '(width >= 1280px) 435px, (width >= 1024px) 31vw, (width >= 640px) 47vw, 100vw';
export const railSizes = '(width >= 1280px) 322px, (width >= 1024px) 23vw, 272px';
