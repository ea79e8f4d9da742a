import { brands } from '../../../brands/index.ts';
import { type CultureCode, cultures } from '../../../locales/index.ts';
import type { Restriction } from '../../../shared/contract/visitor-services.ts';
import { countryCodes } from './iso2.ts';

/** Countries by restriction, with a state's territories listed separately. All other countries have none. */
const forbidden: Readonly<Record<Exclude<Restriction, 'none'>, string>> = {
  blocked: 'US AS GU MP PR UM VI AU CC CX NF CN HK MO SG TR IL AE QA SA KW OM BH JO MY ID KR TH VN PK BD',
  fullyblocked: 'FR BL GF GP MF MQ NC PF PM RE TF WF YT AF BY CU IR KP LY MM RU SD SO SS SY YE',
  accountblocked: 'IT SM VA PL CZ SK HU RO BG GR CY UA',
  blockedwithlogin: 'BE',
  playblocked: 'NL AW BQ CW SX',
  registerblocked: 'PT EE LT LV HR SI RS',
};

const byCountry = new Map(
  (Object.keys(forbidden) as (keyof typeof forbidden)[]).flatMap((restriction) =>
    forbidden[restriction].split(' ').map((iso2) => [iso2, restriction] as const),
  ),
);

/** Countries by the culture in which their residents register, as far as a licence names them (`brands/`). */
const namedCountries = new Map<CultureCode, readonly string[]>();
let elsewhere: { culture: CultureCode; except: ReadonlySet<string> } | undefined;
for (const { compliance, cultures: codes } of brands) {
  for (const code of codes) {
    const registration = compliance[code]?.registration;
    if (registration && 'countries' in registration) namedCountries.set(code, registration.countries);
    else if (registration) elsewhere = { culture: code, except: new Set(Object.keys(registration.elsewhereExcept)) };
  }
}
const named = new Set([...namedCountries.values()].flat());

/** Countries whose residents may register in a culture; the first is the one that forms begin with. */
export function registrationCountries(culture: CultureCode): readonly string[] {
  if (elsewhere?.culture !== culture) return namedCountries.get(culture) ?? [];
  const { except } = elsewhere;
  const home = cultures[culture].defaultCountry;
  const others = countryCodes.filter(
    (iso2) => iso2 !== home && !byCountry.has(iso2) && !named.has(iso2) && !except.has(iso2),
  );
  return [home, ...others];
}

const registering = new Set((Object.keys(cultures) as CultureCode[]).flatMap(registrationCountries));

/** Restriction for visitors from a country. Registration is closed where no licence allows it. */
export const restrictionOf = (iso2: string): Restriction =>
  byCountry.get(iso2) ?? (registering.has(iso2) ? 'none' : 'registerblocked');
