import type { RuntimeBrand } from '../config/runtime-brand.ts';

/** Disallows nothing: pages outside the index say noindex, which a crawler can only read when it may fetch them. */
export const robotsTxt = ({ origin }: RuntimeBrand) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
