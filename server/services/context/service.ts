import * as v from 'valibot';
import { house } from '../../../brands/index.ts';
import { cultures, defaultCulture, type Culture } from '../../../locales/index.ts';
import type { UserContext } from '../../../shared/contract/visitor-services.ts';
import { brandOf } from '../brand-of.ts';
import { caching, json, noContent } from '../http/response.ts';
import { type Endpoint, get, post } from '../http/endpoint.ts';
import { code, oneOf, optional, required } from '../http/query.ts';
import { skinOf } from '../skins.ts';
import type { Maintenance } from './maintenance.ts';

const byPageCulture = new Map(Object.values(cultures).map((culture) => [culture.apiCulture, culture]));

const pageCulture = v.pipe(
  oneOf([...byPageCulture.keys()]),
  v.transform((name) => byPageCulture.get(name) ?? cultures[defaultCulture]),
);
const country = v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'needs the two letters of a country'), v.toUpperCase());

function contextOf(culture: Culture, userCountry: string, underMaintenance: boolean): UserContext {
  const brand = brandOf(culture.code);
  return {
    skinName: skinOf(brand),
    license: house.license,
    country: culture.defaultCountry,
    userCountry,
    code: house.brandCode,
    localCode: culture.localCode,
    apiCode: brand.localCode,
    culture: culture.apiCulture,
    platformUnderMaintenance: underMaintenance,
    skillCulture: culture.lang,
  };
}

/** The visitor's state at the platform, and whether that is closed. */
export function createContextService(maintenance: Maintenance): Endpoint[] {
  const query = {
    brand_code: optional(code),
    page_culture: required(pageCulture),
    user_country: optional(country),
  };
  return [
    get('/context/', query, ({ page_culture: culture, user_country }) =>
      json(contextOf(culture, user_country ?? culture.defaultCountry, maintenance.isOn()), caching.never),
    ),
    get('/context/maintenance/', { brand_code: optional(code) }, () => json(maintenance.isOn(), caching.never)),
    post('/_maintenance', v.strictObject({ on: v.boolean() }), ({ on }) => {
      maintenance.turn(on);
      return noContent();
    }),
  ];
}
