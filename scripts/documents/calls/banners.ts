import * as banners from '../../../shared/contract/banners.ts';
import { api, type Call, culture, missing } from './call.ts';

export const bannerCalls: readonly Call[] = [
  {
    ...api,
    id: 'getBannerMedia',
    path: '/api/v1/banners/media',
    summary: 'Images of one layer of a banner.',
    parameters: ['device', 'culture', 'sectionCode', 'layer', 'ver', 'bt?', 'r?', 'gameSlug?'],
    response: banners.bannerMedia,
    errors: missing,
    examples: { home: { ...culture, device: 'desktop', sectionCode: 'home', layer: 'background', ver: '1' } },
  },
  {
    ...api,
    id: 'getBtTexts',
    path: '/api/v1/banners/bt-texts/',
    summary: 'Texts of a brand-tracking code. After 404 or an empty object the site forgets the code.',
    parameters: ['culture', 'code', 'r?'],
    response: banners.btTexts,
    errors: missing,
    examples: { comet50: { ...culture, code: 'comet50' } },
  },
  ...(['locations/home-page/', 'locations/blog-post/', 'locations/blog-post-main/', 'game-banners'] as const).map(
    (path): Call => ({
      ...api,
      id: `list${path
        .split(/\W/)
        .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
        .join('')}`,
      path: `/api/v1/banners/${path}`,
      summary: `Slides of ${path}.`,
      parameters: ['culture', 'gameSlug?'],
      response: banners.slides,
      examples: { all: culture },
    }),
  ),
];
