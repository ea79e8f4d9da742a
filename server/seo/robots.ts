import type { BrandConfig } from '../config/brand-config.ts';

/** Disallows nothing: pages outside the index say noindex, which a crawler can only read when it may fetch them. */
export const robotsTxt = ({ origin }: BrandConfig) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
