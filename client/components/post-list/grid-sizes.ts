/** Card widths by screen, as in post-list.module.css. */
export const gridSizes = '(width >= 80em) 435px, (width >= 64em) 31vw, (width >= 40em) 47vw, 100vw';
export const railSizes = '(width >= 80em) 322px, (width >= 64em) 23vw, 272px';
