import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { knownBrands } from '../../../brands/index.ts';
import { newFiles } from '../../../scripts/new-market/files.ts';
import { listChanges } from '../../../scripts/new-market/lists.ts';
import { nextSteps } from '../../../scripts/new-market/next-steps.ts';
import { readNewMarketOptions } from '../../../scripts/new-market/options.ts';
import { marketRoutes } from '../../../scripts/new-market/routes.ts';

const given = ['fi', '--country', 'FI', '--regulator', 'Authority', '--from', 'sv'];
const read = (args: readonly string[]) => readNewMarketOptions(args, ['en', 'sv']);
const nearest = {
  brand: knownBrands.find(({ id }) => id === 'sv')!,
  theme: ':root {}',
  catalogue: { language: 'sv', counts: { product: 26, slot: 1300 }, groups: ['casino'], minimumWin: 250_00 },
  accounts: { limitRequired: true },
};

describe('npm run new-market', () => {
  it('I18N-08 writes the files of a market, in which no fact of law counts as checked', () => {
    const files = new Map(newFiles(read(given), nearest).map(({ path, text }) => [path, text]));
    expect([...files.values()].join('\n')).not.toMatch(/TODO|undefined/);
    expect(files.get('brands/fi/brand.ts')?.match(/[GPC]-\w+DEMO/g)).toEqual(['G-FIDEMO', 'P-FIDEMO', 'C-FIDEMO']);
    const law = files.get('brands/fi/compliance.ts') ?? '';
    expect(law).toContain('bonusRules.FI');
    expect(law).toContain('"regulator": "Authority"');
    expect([...law.matchAll(/"checkedOn": "([^"]*)"/g)].every(([, day]) => day === '')).toBe(true);
  });

  it('I18N-08 COMP-01 keeps the form of the nearest market’s law, and none of its facts', () => {
    const law = newFiles(read(given), nearest).find(({ path }) => path.endsWith('compliance.ts'))?.text ?? '';
    expect(law).toMatch(/"topBar": \[\s*selfExclusion,\s*limits,\s*selfTest\s*\]/);
    expect(law).toMatch(/"marks": \[\s*helpline,\s*selfExclusion,\s*regulator\s*\]/);
    expect(law).toMatch(/const regulator: CheckedLink = \{\s*"kind": "regulator",\s*"name": "Authority",\s*"href": ""/);
    expect(law).toContain('"href": "#account/depositlimits"');
    expect(law).toContain('"number": ""');
    expect(law).toContain('"holder": ""');
    expect(law).not.toMatch(/spelpaus|stodlinjen|spelinspektionen|2018:1138|24Si/i);
  });

  it('I18N-08 states for tests what the market must have', () => {
    const required = newFiles(read(given), nearest).find(({ path }) => path.startsWith('tests/'))?.text ?? '';
    expect(required).toContain('"currency": "EUR"');
    expect(required).toContain('"payNPlay": "/pay-n-play/"');
    expect(required).toContain('"productGame": `/${product.slug}/:gameSlug/`');
    expect(required).toMatch(/"lists": \{\s*\[product.slug\]: 24,\s*"slots": 24,\s*"casino": 24,\s*"popular": 24\s*\}/);
    expect(required).toContain('"leastWin": 25000');
    expect(required).not.toMatch(/megaways|promotions"/);
  });

  it.each([
    [['no', '--locale', 'nb-NO', '--country', 'NO', '--currency', 'NOK'], 'nb-NO', 'Norge – Norsk bokmål'],
    [['fr-CA', '--country', 'CA', '--currency', 'CAD'], 'fr-CA', 'Canada – Français'],
    [['fi', '--country', 'FI'], 'fi', 'Suomi – Suomi'],
  ])('I18N-08 SEO-02 names the language of %j by its tag', (args, lang, name) => {
    const options = read([...args, '--regulator', 'Authority', '--from', 'sv']);
    const culture = newFiles(options, nearest).find(({ path }) => path.startsWith('locales/'))?.text ?? '';
    expect(culture).toContain(`"lang": "${lang}"`);
    expect(culture).toContain(`"formatLocale": "${lang}"`);
    expect(culture).toContain(`"name": "${name}"`);
  });

  it('I18N-08 changes one line of each list of markets, brands and currencies', () => {
    const changed = listChanges(read([...given, '--currency', 'SEK']), true).map(({ path, change }) => {
      const before = readFileSync(path, 'utf8');
      const lines = change(before).split('\n');
      return [path, lines.filter((line) => !before.split('\n').includes(line)).map((line) => line.trim())];
    });
    expect(Object.fromEntries(changed)).toEqual({
      'locales/culture.ts': [expect.stringMatching(/additionalCodes = \[.*'fi'\]/)],
      'locales/markets/index.ts': ["import { market as fi } from './fi.ts';", expect.stringMatching(/, fi \}/)],
      'tests/required/markets/index.ts': [
        "import { required as fi } from './fi.ts';",
        expect.stringMatching(/, fi \}/),
      ],
      'brands/index.ts': ["import { brand as fi } from './fi/brand.ts';", expect.stringMatching(/, fi\]/)],
      'locales/currencies.ts': ["fi: 'SEK',"],
    });
  });

  it('I18N-08 COMP-07 allows no offers in a country without rules for them', () => {
    const options = read(['is', '--locale', 'en-ROW', '--country', 'IS', '--regulator', 'A']);
    const path = 'brands/bonus-rules.ts';
    const change = listChanges(options, false).find((each) => each.path === path);
    expect(change?.change(readFileSync(path, 'utf8'))).toContain("\n  IS: { offersTo: 'nobody', source: ''");
  });

  it('I18N-08 prints each step that follows, with the check that names what it lacks', () => {
    const steps = nextSteps({ code: 'no', id: 'norway', locale: 'nb-NO' }, false);
    expect(steps).toContain('server/services/languages/README.md');
    expect(nextSteps({ code: 'fi', id: 'fi', locale: 'fi' }, true)).not.toContain('languages');
    const words = [...steps.matchAll(/^ +\d+\. (?:npm run check -- )?(\S+)/gm)].map(([, word]) => word);
    expect(words.join(' ')).toBe('law types games messages content npm npm npm market MARKETS=no');
    expect(steps).toContain('locales/nb-NO/');
    expect(steps).toMatch(/MARKETS=no npm start +http:\/\/norway\.localhost:3000\//);
  });

  it('I18N-08 gives it the pages of the market that it starts from, and no links to items that it does not have', () => {
    const routes = marketRoutes('sv', false);
    expect(routes).toMatchObject({ payNPlay: {}, promotions: false, otherCasino: { ctaLink: '/winners/' } });
    expect(routes['slots']).toEqual({ ctaLink: '/help/' });
    expect(routes['bingo']).toBeUndefined();
    expect(marketRoutes('es', true)['promotions']).toMatchObject({ pattern: '/promociones/' });
  });

  it.each(['fi', 'XX', 'ZZ', 'EU', 'UK', 'SU'])('I18N-08 rejects %s, which is no country', (country) => {
    const args = ['fi', '--country', country, '--regulator', 'A'];
    expect(() => read(args)).toThrow(`--country is "${country}"; it needs the two capital letters of a country`);
  });

  it.each([
    [['sv', ...given.slice(1)], 'There is a market "sv" already.'],
    [['finnish', ...given.slice(1)], 'The code is "finnish"'],
    [['xx', ...given.slice(1)], '--locale is "xx"; it needs one of en-GB'],
    [['fi', '--regulator', 'A'], '--country is ""; it needs the two capital letters of a country'],
    [['fi', '--country', 'FI'], '--regulator is missing'],
    [[...given, '--time-zone', 'Mars/One'], '--time-zone is "Mars/One"; it needs a name like Europe/Stockholm'],
    [[...given, '--id', 'sv'], '--id is "sv"; it needs a free name'],
    [[...given, '--id', 'constructor'], '--id is "constructor"; it needs a free name'],
    [[...given, '--id', '__proto__'], '--id is "__proto__"; it needs a free name'],
    [[...given, '--id', 'class'], '--id is "class"; it needs a free name'],
    [[...given, '--id', 'a-'], '--id is "a-"; it needs a free name'],
    [['in', '--locale', 'fi', ...given.slice(1)], 'The code "in" is a word of JavaScript'],
    [[...given, '--from', 'fi'], '--from is "fi"; it needs one of en-GB'],
    [
      ['en-NZ', '--locale', 'en-GB', '--country', 'NZ', '--regulator', 'A'],
      '--currency is missing: locales/currencies.ts has only the default, GBP, for en-GB.',
    ],
    [[...given, '--currency', 'EUROS'], '--currency is "EUROS"; it needs a code of ISO 4217'],
    [[...given, '--currency', 'EUX'], '--currency is "EUX"; it needs a code of ISO 4217'],
    [
      ['en-NZ', '--locale', 'en-GB', '--country', 'NZ', '--regulator', 'A', '--currency', 'NZD'],
      '--currency is NZD, and en-GB is in GBP for en-GB. Add a locale of its own',
    ],
  ])('I18N-08 rejects %j with a line that says what it needs', (args, line) => {
    expect(() => read(args)).toThrow(line);
  });
});
