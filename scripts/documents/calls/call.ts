import * as v from 'valibot';
import { permanentCodes } from '../../../locales/culture.ts';
import { bannerDevices, bannerLayers } from '../../../shared/contract/banners.ts';
import { volatilityCodes } from '../../../shared/contract/codes.ts';
import { instant } from '../../../shared/contract/dates.ts';

/** Value of a query, header or path parameter in an example. */
export type Value = string | number | readonly string[];

/** Services by their tag in the OpenAPI file, in its order. */
export const services = {
  Content: 'The content API: games, jackpots, banners, texts, the blog, vouchers. Servers and browsers call it.',
  'Geo-info': 'Where the visitor is. Browsers call it.',
  Currency: 'Exchange rates. Browsers call it.',
  'User context': 'Facts of the visitor, and times of maintenance. Browsers call it.',
  Logger: 'Failures, visits and measurements. Servers and browsers post to it.',
  Authentication: 'The script of the login and registration widget.',
  'Account logger': 'The script that records how far a registration came.',
  Tracking: 'The script that records visits.',
  Profile: 'Subscribers of the newsletter. Servers alone call it, with a key.',
} as const;

/** One call of the contract. */
export interface Call {
  /** Operation id in the OpenAPI file. */
  readonly id: string;
  readonly service: keyof typeof services;
  readonly method: 'get' | 'post';
  /** Path below the origin of all services; `{name}` is a parameter. */
  readonly path: string;
  readonly summary: string;
  /** Names of parameters; those that end in `?` are optional. */
  readonly parameters?: readonly string[];
  readonly body?: v.GenericSchema;
  /** Schema of the JSON response, or the content type of another response. Undefined without a body. */
  readonly response?: v.GenericSchema | 'text/javascript' | 'image/avif';
  readonly status?: number;
  /** Further statuses, with their schema unless they send problem details. */
  readonly errors?: Readonly<Record<number, { description: string; schema?: v.GenericSchema }>>;
  /** Parameters of the example requests in the OpenAPI file, by name. A POST sends `examplePost`. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, Value>>>>;
  readonly examplePost?: unknown;
}

const text = v.string();
const integer = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Every parameter of a call: its location, its schema and its meaning. */
export const parameters: Readonly<
  Record<string, { in: 'query' | 'path' | 'header'; schema: v.GenericSchema; meaning: string }>
> = {
  culture: { in: 'query', schema: text, meaning: `Code of a culture: ${permanentCodes.join(', ')}.` },
  groups: { in: 'query', schema: v.array(text), meaning: 'Codes of game groups. Repeated for each.' },
  q: { in: 'query', schema: text, meaning: 'Text that a visitor typed.' },
  provider: { in: 'query', schema: v.array(text), meaning: 'Codes of providers. Repeated for each.' },
  volatility: { in: 'query', schema: v.array(v.picklist(volatilityCodes)), meaning: 'Repeated for each.' },
  feature: { in: 'query', schema: v.array(text), meaning: 'Codes of features. Repeated for each.' },
  minRtp: { in: 'query', schema: v.number(), meaning: 'Lowest RTP, in percent.' },
  maxMinBet: { in: 'query', schema: integer, meaning: 'Highest minimum bet, in minor units.' },
  sort: { in: 'query', schema: v.picklist(['popular', 'newest', 'name', 'rtp']), meaning: 'Order of the games.' },
  offset: { in: 'query', schema: integer, meaning: 'Number of items before the first.' },
  limit: { in: 'query', schema: integer, meaning: 'Most items of the response.' },
  gameSlug: { in: 'query', schema: text, meaning: 'Slug of a game.' },
  gameId: { in: 'query', schema: text, meaning: 'Id of a game.' },
  group: { in: 'query', schema: text, meaning: 'Group under which the game is shown.' },
  feedCode: { in: 'query', schema: text, meaning: 'Route key of a legal or help text: privacy, terms, …' },
  currency: { in: 'query', schema: text, meaning: 'ISO 4217 code. Only jackpots in this currency.' },
  type: { in: 'query', schema: v.array(v.picklist(['mega', 'daily'])), meaning: 'Kinds of jackpots.' },
  slug: { in: 'query', schema: text, meaning: 'Slug of an item.' },
  paymentSlug: { in: 'path', schema: text, meaning: 'Slug of a payment method.' },
  device: { in: 'query', schema: v.picklist(bannerDevices), meaning: 'Device of the visitor.' },
  sectionCode: { in: 'query', schema: text, meaning: 'Section of the banner.' },
  layer: { in: 'query', schema: v.picklist(bannerLayers), meaning: 'Layer of the banner.' },
  ver: { in: 'query', schema: text, meaning: 'Version of the banner.' },
  bt: { in: 'query', schema: text, meaning: 'Brand-tracking code.' },
  r: { in: 'query', schema: text, meaning: 'Variant of the brand-tracking code.' },
  code: { in: 'query', schema: text, meaning: 'Brand-tracking code, or route key of a page.' },
  id: { in: 'query', schema: text, meaning: 'Id of an item.' },
  key: { in: 'query', schema: text, meaning: 'Key of the terms: bonus, registration, voucher.' },
  tag: { in: 'query', schema: text, meaning: 'Slug of a tag.' },
  brand_local_code: { in: 'query', schema: text, meaning: 'Local code of the brand.' },
  voucher: { in: 'query', schema: text, meaning: 'Voucher code.' },
  username: { in: 'query', schema: text, meaning: 'User name of the player.' },
  dem: {
    in: 'query',
    schema: instant,
    meaning: 'Emulated time, an instant. Services for previews only; production ignores it.',
  },
  brand_code: { in: 'query', schema: text, meaning: 'Code of the house.' },
  'no-cache': { in: 'query', schema: text, meaning: '1: no shared cache may respond.' },
  gl: { in: 'path', schema: text, meaning: 'Country to emulate, ISO 3166-1 alpha-2.' },
  iso: { in: 'path', schema: text, meaning: 'Currency, ISO 4217.' },
  page_culture: { in: 'query', schema: text, meaning: 'Culture of the page; en-ROW is sent as en.' },
  user_country: { in: 'query', schema: text, meaning: 'Country of the visitor.' },
  lang: { in: 'query', schema: text, meaning: 'Language of the widget.' },
  country: { in: 'query', schema: text, meaning: 'Country of the visitor.' },
  'Idempotency-Key': { in: 'header', schema: text, meaning: 'Unique to one redemption: a repeated POST redeems once.' },
};

/** Query of a culture, for examples. */
export const culture = { culture: 'en-GB' };
/** Fields of a read call of the content API. */
export const api = { service: 'Content', method: 'get' } as const;
/** The status of a missing item. */
export const missing = { 404: { description: 'There is no such item.' } } as const;
/** Parameters of every list. */
export const paging = ['offset?', 'limit?'] as const;
