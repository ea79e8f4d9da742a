import { createBannerTextsService } from './banners/texts.ts';
import { createBlogService } from './blog/service.ts';
import { createCmsService } from './cms/service.ts';
import type { ContentStore } from './content/store.ts';
import { createFeedsService } from './feeds/service.ts';
import type { GameStore } from './games/store.ts';
import type { Endpoint } from './http/endpoint.ts';

/** The services whose responses editors write. */
export function createContentServices(content: ContentStore, games: GameStore): Endpoint[] {
  return [
    ...createBannerTextsService(content, games),
    ...createCmsService(content),
    ...createFeedsService(content, games),
    ...createBlogService(content, games),
  ];
}
