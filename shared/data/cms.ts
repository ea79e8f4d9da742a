import type { CultureCode } from '../../locales/index.ts';
import { resource } from './resource.ts';

/** Loaded with the first response, since hydration needs no schemas. */
const contract = () => import('../contract/cms.ts');

const html = { html: true } as const;

/*
 * Promotions and features: both have a first page, items by their slug in the culture, and drafts of each by id.
 */

export const promotionsHome = (culture: CultureCode) =>
  resource('v1/cms/promotions-home/', { culture }, async () => (await contract()).promotionsHome, html);

export const promotionDetails = (culture: CultureCode, slug: string) =>
  resource('v1/cms/promotions/', { culture, slug }, async () => (await contract()).promotion, html);

export const promotionList = (culture: CultureCode) =>
  resource('v1/cms/promotions/', { culture }, async () => (await contract()).promotionsPage);

export const featuresHome = (culture: CultureCode) =>
  resource('v1/cms/features-home/', { culture }, async () => (await contract()).featuresHome, html);

export const featureDetails = (culture: CultureCode, slug: string) =>
  resource('v1/cms/features/', { culture, slug }, async () => (await contract()).feature, html);

/** Drafts are not cached, so that editors see their latest save. */
const draft = { html: true, freshMs: 0 } as const;

export const promotionDraft = (culture: CultureCode, id: string) =>
  resource('v1/cms/promotions/preview/', { culture, id }, async () => (await contract()).promotion, draft);

export const promotionsHomeDraft = (culture: CultureCode, id: string) =>
  resource('v1/cms/promotions-home/preview/', { culture, id }, async () => (await contract()).promotionsHome, draft);

export const featureDraft = (culture: CultureCode, id: string) =>
  resource('v1/cms/features/preview/', { culture, id }, async () => (await contract()).feature, draft);

export const featuresHomeDraft = (culture: CultureCode, id: string) =>
  resource('v1/cms/features-home/preview/', { culture, id }, async () => (await contract()).featuresHome, draft);

/** A page built of blocks: by its code, which is the same in every culture. */
export const contentPage = (culture: CultureCode, code: string) =>
  resource('v1/cms/pages/', { culture, code }, async () => (await contract()).contentPage, html);

/** A landing page: by its slug in this culture. */
export const landingPage = (culture: CultureCode, slug: string) =>
  resource('v1/cms/pages/', { culture, slug }, async () => (await contract()).contentPage, html);

/** Terms that a dialogue shows: `registration`, `bonus` or `voucher`. */
export const termsText = (culture: CultureCode, key: string) =>
  resource('v1/cms/terms/', { culture, key }, async () => (await contract()).termsText, {
    readHtml: (body) => ({ body }),
  });
