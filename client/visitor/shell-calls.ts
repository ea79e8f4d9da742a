import { house } from '../../brands/house.ts';
import type { Site } from '../site-context.ts';
import { askService } from './ask-service.ts';
import type { Logger } from './logger.ts';

const schemas = () => import('../../shared/contract/shell.ts');
const brand = { brand_code: house.brandCode };

/** Where the visitor is, or where they would be in an emulated country. */
export const askGeo = ({ services }: Site, emulated: string | undefined) =>
  askService({
    origin: services.geo,
    path: emulated ? `${emulated}/` : '',
    query: { ...brand, 'no-cache': 1 },
    schema: async () => (await schemas()).geoInfo,
  });

/** Units of a currency for one EUR. */
export const askRate = ({ services }: Site, iso: string) =>
  askService({
    origin: services.currency,
    path: `${iso}/`,
    query: { 'no-cache': 1 },
    schema: async () => (await schemas()).currencyRate,
  });

/** Who the visitor is to the platform. */
export const askContext = ({ services, culture }: Site, userCountry: string) =>
  askService({
    origin: services.context,
    path: '',
    query: { ...brand, page_culture: culture.apiCulture, user_country: userCountry, 'no-cache': 1 },
    schema: async () => (await schemas()).userContext,
  });

/** Whether the platform is closed. Where nobody can say it counts as open, and the log is told. */
export const askMaintenance = async ({ services }: Site, log: Logger): Promise<boolean> =>
  (await askService(
    {
      origin: services.context,
      path: 'maintenance/',
      query: brand,
      schema: async () => (await schemas()).maintenance,
    },
    (reason) => log('LogError', 'The maintenance check failed', reason),
  )) ?? false;
