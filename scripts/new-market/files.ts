import type { Brand } from '../../brands/brand.ts';
import { product } from '../../brands/house.ts';
import { currencyOf } from '../../locales/currencies.ts';
import { type Culture, cultures } from '../../locales/index.ts';
import { complianceFile } from './law.ts';
import { languageOf, type NewMarketOptions } from './options.ts';
import { marketPages, marketRoutes, speaksAs } from './routes.ts';

/** A file of a new market, by its path in the project. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Games that a list has at least. */
const leastGames = 24;

const source = (value: unknown) => JSON.stringify(value, undefined, 2);

function cultureOf({ code, from, locale, country, currency, timeZone }: NewMarketOptions): Culture {
  const nearest = cultures[from];
  // A code may name a country alone: `no` is Norway, and its language is `nb`.
  const lang = languageOf(code) === languageOf(locale) ? code : locale;
  const named = (tag: string, type: 'region' | 'language', of: string) => new Intl.DisplayNames(tag, { type }).of(of);
  const language = named(lang, 'language', languageOf(lang)) ?? lang;
  return {
    ...nearest,
    code: code as Culture['code'],
    routePrefix: '',
    locale: locale as Culture['locale'],
    lang,
    formatLocale: lang,
    name: `${named(lang, 'region', country)} – ${language.charAt(0).toLocaleUpperCase(lang)}${language.slice(1)}`,
    route: '/',
    localCode: country,
    apiCulture: code,
    defaultCountry: country,
    disableCountry: false,
    currency: currency ?? currencyOf(locale as Culture['locale']),
    timeZone: timeZone ?? nearest.timeZone,
  };
}

function cultureFile(options: NewMarketOptions): string {
  const { from, locale } = options;
  const culture = cultureOf(options);
  const text = source({ culture, routes: marketRoutes(from, speaksAs(locale, from)) });
  const withCall = text.replace(/"currency": "[A-Z]+"/, `"currency": currencyOf('${locale}')`);
  return `import { currencyOf } from '../currencies.ts';\nimport type { Market } from './market.ts';\n\nexport const market: Market = ${withCall};\n`;
}

/** Requirements of the market for tests: its facts, pages and lists of games, stated once more. */
function requiredFile(options: NewMarketOptions, { counts, groups, minimumWin }: CatalogueFacts): string {
  const { id, from, locale } = options;
  const { lang, currency, gameCountClaim, promotionsEnabled, usePnpRegistration, disableCountry, footerExtras } =
    cultureOf(options);
  const lists = [...('product' in counts ? [product.slug] : []), 'slots', ...groups, 'popular'];
  const required = {
    culture: {
      brand: id,
      locale,
      routePrefix: '',
      lang,
      currency,
      gameCountClaim,
      promotionsEnabled,
      usePnpRegistration,
      disableCountry,
      footerExtras,
    },
    pages: marketPages(from, speaksAs(locale, from)),
    lists: Object.fromEntries(lists.map((group) => [group, leastGames])),
    leastWin: minimumWin,
  };
  const text = source(required)
    .replaceAll(new RegExp(`"/${product.slug}/(.*?)"`, 'g'), '`/${product.slug}/$1`')
    .replace(`"${product.slug}":`, '[product.slug]:');
  return [
    // The check of imports would take the path for one of this file.
    `import { product } from '${'../'.repeat(3)}brands/house.ts';`,
    `import type { RequiredMarket } from './required-market.ts';`,
    '',
    `export const required: RequiredMarket = ${text};`,
    '',
  ].join('\n');
}

/** The demo tags of another brand, with ids of the country. Real ids are the market's own. */
function withOwnIds({ thirdPartySettings, localCode }: Brand, country: string): Brand['thirdPartySettings'] {
  const text = JSON.stringify(thirdPartySettings);
  const other = /"[A-Z]-([A-Z]+)DEMO"/.exec(text)?.[1] ?? localCode;
  return JSON.parse(text.replaceAll(`-${other}DEMO`, `-${country}DEMO`)) as Brand['thirdPartySettings'];
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
    thirdPartySettings: withOwnIds(nearest, country),
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

/** Facts of games that `tests/required/markets/` states once more. */
export interface CatalogueFacts {
  counts: Readonly<Record<string, number>>;
  groups: readonly string[];
  minimumWin: number;
}

/** Facts that a new market takes from the nearest one. */
export interface Nearest {
  brand: Brand;
  theme: string;
  /** Its facts in the embedded services. */
  catalogue: CatalogueFacts;
  accounts: object;
}

/** The files of a new market. Each is valid; the check of the law names every fact that is still empty. */
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
    { path: `tests/required/markets/${code}.ts`, text: requiredFile(options, catalogue) },
  ];
}
