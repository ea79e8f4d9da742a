import { bonusRules } from '../../brands/bonus-rules.ts';
import { Failure } from '../terminal/failure.ts';
import type { NewMarketOptions } from './options.ts';

/** A change of a list that names every market. */
export interface ListChange {
  readonly path: string;
  change(text: string): string;
}

/** Inserts text where a pattern matches. Throws a {@link Failure} when the list is written otherwise than expected. */
function insert(path: string, text: string, changes: readonly (readonly [at: RegExp, to: string])[]): string {
  return changes.reduce((changed, [at, to]) => {
    if (!at.test(changed)) throw new Failure(`[new-market] ${path} has no ${at}. Add the market to its list by hand.`);
    return changed.replace(at, to);
  }, text);
}

/** A name for an import: `en-NZ` becomes `enNz`. */
const nameOf = (code: string) => code.toLowerCase().replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase());

const list = (path: string, ...changes: (readonly [at: RegExp, to: string])[]): ListChange => ({
  path,
  change: (text) => insert(path, text, changes),
});

/** The lists to which a market is added, one line each. A country without rules for offers may make none. */
export function listChanges(
  { code, id, locale, country, currency }: NewMarketOptions,
  isOwnCurrency: boolean,
): ListChange[] {
  const [market, brand] = [nameOf(code), nameOf(id)];
  const key = market === code ? market : `'${code}': ${market}`;
  return [
    list('locales/culture.ts', [/(additionalCodes = \[[^\]]*)\]/, `$1, '${code}']`]),
    list(
      'locales/markets/index.ts',
      [/\nimport type \{ Market \}/, `\nimport { market as ${market} } from './${code}.ts';\nimport type { Market }`],
      [/(markets: [^=]*= \{[^}]*) \}/, `$1, ${key} }`],
    ),
    list(
      'tests/required/markets/index.ts',
      [
        /\nimport type \{ RequiredMarket \}/,
        `\nimport { required as ${market} } from './${code}.ts';\nimport type { RequiredMarket }`,
      ],
      [/(requiredMarkets: [^=]*= \{[^}]*) \}/, `$1, ${key} }`],
    ),
    list(
      'brands/index.ts',
      [
        /\n\nexport type \{ Brand, Tag \}/,
        `\nimport { brand as ${brand} } from './${id}/brand.ts';\n\nexport type { Brand, Tag }`,
      ],
      [/(additional: readonly Brand\[\] = \[[^\]]*)\]/, `$1, ${brand}]`],
    ),
    ...(country in bonusRules
      ? []
      : [
          list('brands/bonus-rules.ts', [
            /(export const bonusRules = \{[^]*?)\n\} as const/,
            `$1\n  ${country}: { offersTo: 'nobody', source: '', checkedOn: '' },\n} as const`,
          ]),
        ]),
    ...(isOwnCurrency
      ? [
          list('locales/currencies.ts', [
            new RegExp(`(\\n  '?${locale}'?): (?:'[A-Z]{3}'|defaultCurrency)`),
            `$1: '${currency}'`,
          ]),
        ]
      : []),
  ];
}
