import { createBannerFinders } from './banners/finders.ts';
import { createBannersService } from './banners/service.ts';
import { createContentFinders } from './content/finders.ts';
import { createContentServices } from './content-services.ts';
import { createPictureFinders } from './games/pictures.ts';
import { createGamesService } from './games/service.ts';
import { caching, json } from './http/response.ts';
import { type Endpoint, get } from './http/endpoint.ts';
import type { Gallery } from './images/gallery.ts';
import { createImagesService } from './images/service.ts';
import { createJackpotsService } from './jackpots/service.ts';
import { createVisitorServices, type VisitorContext, visitorTables } from './visitor-services.ts';

/** Dependencies of the services. */
export interface ServicesContext extends VisitorContext {
  gallery: Gallery;
  artVersion: string;
}

/** Tables of visitor data. */
export const stateTables: readonly string[] = [...visitorTables];

/** Endpoints of all services. Each service is a folder. */
export function createEndpoints({ gallery, artVersion, ...parts }: ServicesContext): Endpoint[] {
  const { store, content } = parts;
  return [
    get('/_health', {}, () => json({ status: 'ok' }, caching.never)),
    ...createGamesService(store, artVersion),
    ...createJackpotsService(store, () => parts.config.CLOCK ?? Date.now()),
    ...createBannersService(store, artVersion),
    ...createContentServices(content, store),
    ...createImagesService(gallery, {
      ...createPictureFinders(store, artVersion),
      ...createBannerFinders(store, artVersion),
      ...createContentFinders(content, artVersion),
    }),
    ...createVisitorServices(parts),
  ];
}
