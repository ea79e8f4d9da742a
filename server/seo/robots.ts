import type { RuntimeBrand } from '../config/runtime-brand.ts';

/** Nothing is forbidden: what must not be indexed says so itself, which a crawler can only read when it may come in. */
export const robotsTxt = ({ origin }: RuntimeBrand) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
