import { bonusRules } from '../../brands/bonus-rules.ts';
import type { Brand } from '../../brands/brand.ts';
import type { CheckedProfile } from '../../brands/compliance.ts';
import { currencyOf } from '../../locales/currencies.ts';
import { type Culture, cultures } from '../../locales/index.ts';
import type { NewMarketOptions } from './options.ts';
import { marketRoutes, speaksAs } from './routes.ts';

/** A file of a new market, by its path in the project. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

const source = (value: unknown) => JSON.stringify(value, undefined, 2);

function cultureFile({ code, from, locale, country, currency, timeZone }: NewMarketOptions): string {
  const nearest = cultures[from];
  const lang = speaksAs(locale, from) ? code : (locale.split('-')[0] ?? locale);
  const named = (tag: string, type: 'region' | 'language', of: string) => new Intl.DisplayNames(tag, { type }).of(of);
  const language = named(lang, 'language', lang) ?? lang;
  const culture: Culture = {
    ...nearest,
    code: code as Culture['code'],
    routePrefix: '',
    locale: locale as Culture['locale'],
    lang: code,
    formatLocale: code,
    name: `${named(lang, 'region', country)} – ${language.charAt(0).toLocaleUpperCase(lang)}${language.slice(1)}`,
    route: '/',
    localCode: country,
    apiCulture: code,
    defaultCountry: country,
    disableCountry: false,
    currency: currency ?? currencyOf(locale as Culture['locale']),
    timeZone: timeZone ?? nearest.timeZone,
  };
  const text = source({ culture, routes: marketRoutes(from, speaksAs(locale, from)) });
  const withCall = text.replace(/"currency": "[A-Z]+"/, `"currency": currencyOf('${locale}')`);
  return `import { currencyOf } from '../currencies.ts';\nimport type { Market } from './market.ts';\n\nexport const market: Market = ${withCall};\n`;
}

/** The nearest market's profile under the new regulator. No fact counts as checked, so that the check names each of them. */
function complianceFile({ code, country, regulator }: NewMarketOptions, nearest: CheckedProfile): string {
  const profile: CheckedProfile = {
    ...nearest,
    licence: { ...nearest.licence, regulator },
    registration: { countries: [country], source: nearest.registration.source, checkedOn: '' },
  };
  const { bonusRules: _, bonusExemptions: __, gameLicences: ___, ...facts } = profile;
  const unchecked = JSON.parse(
    JSON.stringify(facts, (key, value: unknown) => (key === 'checkedOn' ? '' : value)),
  ) as object;
  const key =
    country in bonusRules ? country : Object.entries(bonusRules).find(([, rules]) => rules === nearest.bonusRules)?.[0];
  const text = source({ [code]: { ...unchecked, bonusRules: 'RULES' } }).replace('"RULES"', `bonusRules.${key}`);
  return `import { bonusRules } from '../bonus-rules.ts';\nimport type { CheckedProfile } from '../compliance.ts';\n\nexport const compliance = ${text} as const satisfies Record<string, CheckedProfile>;\n`;
}

function brandFile({ code, id, country }: NewMarketOptions, nearest: Brand): string {
  const domain = `${nearest.host.replace(/^www\./, '').replace(/(-[a-z]+)?\.example$/, '')}-${country.toLowerCase()}`;
  const account = domain.replaceAll('-', '');
  const brand = {
    id,
    name: 'NAME',
    host: `www.${domain}.example`,
    localCode: country,
    aliases: [`${domain}.example`, `${id}.localhost`],
    api: `api.${domain}.example`,
    defaultCountry: country,
    platformUrl: `https://play.${domain}.example/`,
    arcadeAppUrl: `https://arcade.${domain}.example/`,
    internalImgCdnHost: `img.${domain}.example`,
    thirdPartySettings: nearest.thirdPartySettings,
    supportEmail: `support@${domain}.example`,
    socialLinks: {
      twitter: `https://x.com/${account}`,
      instagram: `https://www.instagram.com/${account}/`,
      facebook: `https://www.facebook.com/${account}`,
    },
    isDefault: false,
    cultures: [code],
    font: nearest.font,
    colours: nearest.colours,
    look: { ...nearest.look, hue: (nearest.look.hue + 60) % 360 },
  };
  const facts = source(brand).replace('"NAME"', 'house.name').replace(/\}$/, ', compliance, services }');
  return [
    `import type { Brand } from '../brand.ts';`,
    `import { house } from '../house.ts';`,
    `import { compliance } from './compliance.ts';`,
    `import { services } from './services.ts';`,
    '',
    `export const brand: Brand = ${facts};`,
    '',
  ].join('\n');
}

/** Facts that a new market takes from the nearest one. */
export interface Nearest {
  brand: Brand;
  theme: string;
  /** Its facts in the embedded services. */
  catalogue: object;
  accounts: object;
}

/** The files of a new market, without defaults that somebody would have to fill in: each is valid, and the check names what is unproven. */
export function newFiles(options: NewMarketOptions, { brand, theme, catalogue, accounts }: Nearest): NewFile[] {
  const profile = brand.compliance[options.from];
  if (!profile) throw new Error(`[new-market] ${brand.id} has no compliance profile for ${options.from}.`);
  const { code, id } = options;
  const facts = source({ [code]: { catalogue, accounts } });
  return [
    { path: `locales/markets/${code}.ts`, text: cultureFile(options) },
    { path: `brands/${id}/brand.ts`, text: brandFile(options, brand) },
    { path: `brands/${id}/compliance.ts`, text: complianceFile(options, profile) },
    {
      path: `brands/${id}/services.ts`,
      text: `import type { ServicesFacts } from '../services.ts';\n\nexport const services: Readonly<Record<string, ServicesFacts>> = ${facts};\n`,
    },
    { path: `brands/${id}/theme.css`, text: theme },
  ];
}
