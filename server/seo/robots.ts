import type { BrandConfig } from '../config/brand-config.ts';

/** Disallows nothing: pages outside the index send noindex, and a crawler can read that only if it may fetch them. */
export const robotsTxt = ({ origin }: BrandConfig) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
