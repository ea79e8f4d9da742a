import { house, product } from '../../../brands/index.ts';
import { cultures, type CultureCode } from '../../../locales/index.ts';
import { brandOf } from '../brand-of.ts';
import { mapTexts } from './texts-in.ts';

/** What stands for `{{name}}` in a culture; undefined where it has no such thing. */
export type Tokens = Readonly<Record<string, string | undefined>>;

/** A phone number stays in one line, whatever its signs. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/** The facts of a site and its market that content names by tokens: written once, in `brands/`. */
export function tokensOf(culture: CultureCode): Tokens {
  const brand = brandOf(culture);
  const compliance = brand.compliance[culture];
  const { licence, helplines, selfExclusion, selfTest } = compliance ?? {};
  const { formatLocale, gameCountClaim } = cultures[culture];
  return {
    house: house.name,
    site: brand.name,
    product: product.name,
    supportEmail: brand.supportEmail,
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
    selfTestUrl: selfTest?.href,
  };
}

/** A number that is called has no gaps, which would also end a Markdown link. */
const pattern = /(tel:)?\{\{(\w*)\}\}/g;

/** The fields of a file with its tokens filled in. `onWrong` is told of each that stands for nothing here. */
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
