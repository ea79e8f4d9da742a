import * as v from 'valibot';
import * as cms from '../../../shared/contract/cms.ts';
import { api, type Call, culture, missing, paging } from './call.ts';

export const cmsCalls: readonly Call[] = [
  {
    ...api,
    id: 'getPromotions',
    path: '/api/v1/cms/promotions/',
    summary: 'A page of promotions; with `slug`, one promotion.',
    parameters: ['culture', 'slug?', ...paging],
    response: v.union([cms.promotion, cms.promotionsPage]),
    errors: missing,
    examples: { list: { ...culture, limit: 1 }, one: { ...culture, slug: 'welcome' } },
  },
  {
    ...api,
    id: 'getPromotionsHome',
    path: '/api/v1/cms/promotions-home/',
    summary: 'The first page of promotions, in groups.',
    parameters: ['culture'],
    response: cms.promotionsHome,
    errors: missing,
    examples: { home: culture },
  },
  {
    ...api,
    id: 'getFeatures',
    path: '/api/v1/cms/features/',
    summary: 'A page of features; with `slug`, one feature.',
    parameters: ['culture', 'slug?', ...paging],
    response: v.union([cms.feature, cms.featuresPage]),
    errors: missing,
    examples: { list: { ...culture, limit: 1 }, one: { ...culture, slug: 'daily-drops' } },
  },
  {
    ...api,
    id: 'getFeaturesHome',
    path: '/api/v1/cms/features-home/',
    summary: 'The first page of features, in groups.',
    parameters: ['culture'],
    response: cms.featuresHome,
    errors: missing,
    examples: { home: culture },
  },
  ...(
    [
      ['Promotion', 'promotions', cms.promotion, 'draft-promotion'],
      ['PromotionsHome', 'promotions-home', cms.promotionsHome, 'draft-promotions-home'],
      ['Feature', 'features', cms.feature, 'draft-feature'],
      ['FeaturesHome', 'features-home', cms.featuresHome, 'draft-features-home'],
    ] as const
  ).map(([name, path, response, id]): Call => ({
    ...api,
    id: `preview${name}`,
    path: `/api/v1/cms/${path}/preview/`,
    summary: 'The same, which may be a draft (`draft: true`).',
    parameters: ['culture', 'id'],
    response,
    errors: missing,
    examples: { draft: { ...culture, id } },
  })),
  {
    ...api,
    id: 'getContentPage',
    path: '/api/v1/cms/pages/',
    summary: 'A content page by `code`, a landing page by `slug`; without both, a list of landing pages.',
    parameters: ['culture', 'code?', 'slug?', ...paging],
    response: v.union([cms.contentPage, cms.landingPages]),
    errors: missing,
    examples: { page: { ...culture, code: 'aboutUs' }, landingPages: culture },
  },
  {
    ...api,
    id: 'getTerms',
    path: '/api/v1/cms/terms/',
    summary: 'Terms for a dialog.',
    parameters: ['culture', 'key'],
    response: cms.termsText,
    errors: missing,
    examples: { bonus: { ...culture, key: 'bonus' } },
  },
];
