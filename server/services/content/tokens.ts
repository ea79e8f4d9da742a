import { house, product } from '../../../brands/index.ts';
import { cultures, type CultureCode } from '../../../locales/index.ts';
import { brandOf } from '../brand-of.ts';
import { mapTexts } from './texts-in.ts';

/** Replacements of `{{name}}` in a culture. Undefined where it has none. */
export type Tokens = Readonly<Record<string, string | undefined>>;

/** A phone number stays in one line, whatever its signs. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/** The facts of a site and its market that content names by tokens: written once, in `brands/`. */
export function tokensOf(culture: CultureCode): Tokens {
  const brand = brandOf(culture);
  const compliance = brand.compliance[culture];
  const { licence, helplines, selfExclusion, selfTest } = compliance ?? {};
  const { formatLocale, gameCountClaim } = cultures[culture];
  const [country, ...others] =
    compliance && 'countries' in compliance.registration ? compliance.registration.countries : [];
  const countryNames = new Intl.DisplayNames(formatLocale, { type: 'region' });
  return {
    house: house.name,
    site: brand.name,
    product: product.name,
    supportEmail: brand.supportEmail,
    country: country && others.length === 0 ? countryNames.of(country) : undefined,
    count: new Intl.NumberFormat(formatLocale).format(gameCountClaim),
    holder: licence?.holder,
    regulator: licence?.regulator,
    licenceNumber: licence?.number,
    licenceUrl: licence?.registerUrl,
    ageMark: compliance?.ageMark,
    helpline: helplines?.[0].name,
    helplinePhone: helplines?.[0].phone && unbroken(helplines[0].phone),
    helplineUrl: helplines?.[0].href,
    selfExclusion: selfExclusion?.name,
    selfExclusionUrl: selfExclusion?.href,
    selfTest: selfTest?.name,
    selfTestUrl: selfTest?.href,
  };
}

/** A number that is called has no gaps, which would also end a Markdown link. */
const pattern = /(tel:)?\{\{(\w*)\}\}/g;

/** Replaces the tokens in a file's fields. Calls `onWrong` for each unknown one. */
export function fillTokens(fields: unknown, tokens: Tokens, onWrong: (says: string) => void): unknown {
  return mapTexts(fields, ({ field, text }) =>
    text.replace(pattern, (written, call: string | undefined, name: string) => {
      const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
      if (value === undefined) {
        onWrong(`${field} has {{${name}}}, which stands for nothing in this culture`);
        return written;
      }
      return call === undefined ? value : call + value.replaceAll(/[^\d+]/g, '');
    }),
  );
}
