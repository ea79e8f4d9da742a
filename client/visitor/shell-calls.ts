import { house } from '../../brands/house.ts';
import type { Site } from '../site-context.ts';
import { callService } from './call-service.ts';
import type { Logger } from './logger.ts';

const schemas = () => import('../../shared/contract/visitor-services.ts');
const brand = { brand_code: house.brandCode };

/** Location of the visitor, or of an emulated country. */
export const fetchGeo = ({ services }: Site, emulated: string | undefined) =>
  callService({
    origin: services.geo,
    path: emulated ? `${emulated}/` : '',
    query: { ...brand, 'no-cache': 1 },
    schema: async () => (await schemas()).geoInfo,
  });

/** Units of a currency for one EUR. */
export const fetchRate = ({ services }: Site, iso: string) =>
  callService({
    origin: services.currency,
    path: `${iso}/`,
    query: { 'no-cache': 1 },
    schema: async () => (await schemas()).currencyRate,
  });

/** The platform's user context. */
export const fetchContext = ({ services, culture }: Site, userCountry: string) =>
  callService({
    origin: services.context,
    path: '',
    query: { ...brand, page_culture: culture.apiCulture, user_country: userCountry, 'no-cache': 1 },
    schema: async () => (await schemas()).userContext,
  });

/** Whether the platform is closed. A failed check is logged and counts as open. */
export const fetchMaintenance = async ({ services }: Site, log: Logger): Promise<boolean> =>
  (await callService(
    {
      origin: services.context,
      path: 'maintenance/',
      query: brand,
      schema: async () => (await schemas()).maintenance,
    },
    (reason) => log('LogError', 'The maintenance check failed', reason),
  )) ?? false;
