import type { Brand } from '../../../../brands/index.ts';
import { type Config, readConfig } from '../../../../server/config/config.ts';
import type { Environment } from '../../../../server/config/read.ts';
import type { BrandConfig } from '../../../../server/config/brand-config.ts';

/** The only required variable. */
export const services = { SERVICES_ORIGIN: 'http://127.0.0.1:4000' };

export const testConfig = (environment: Environment = {}, list?: readonly Brand[]): Config =>
  readConfig({ ...services, ...environment }, list);

/** The configuration of a brand. */
export function testBrand(id = 'en', environment: Environment = {}, list?: readonly Brand[]): BrandConfig {
  const found = testConfig(environment, list).brands.find(({ brand }) => brand.id === id);
  if (!found) throw new Error(`[test] There is no brand "${id}".`);
  return found;
}
