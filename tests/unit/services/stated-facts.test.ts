import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseCultureOf, baseLocales } from '../../../locales/bases.ts';
import { type CultureCode, cultures } from '../../../locales/index.ts';
import { consentCategories } from '../../../shared/consent/consent.ts';
import { languageOf } from '../../../server/services/words.ts';
import { parseContent } from '../../../server/services/content/front-matter.ts';
import { textsIn } from '../../../server/services/content/texts-in.ts';
import { withoutSoftHyphens } from '../../../shared/seo/head.ts';

const codes = Object.keys(cultures) as CultureCode[];

const read = (file: string) => parseContent(file, readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Files of what editors write for a culture. */
const filesOf = (culture: CultureCode, pattern: string) => globSync(`brands/*/content/${culture}/${pattern}.md`);

/** Everything that is said in them, one text after the other. */
const wordsOf = (culture: CultureCode, pattern: string) =>
  filesOf(culture, pattern)
    .flatMap((file) => textsIn(read(file)).map(({ text }) => text.replaceAll('\u00a0', ' ')))
    .join('\n');

/** A message of the site, as the culture's visitors read it. Some locales write down only what differs. */
function message(culture: CultureCode, id: string): string {
  const [area] = id.split('.');
  const { locale } = cultures[culture];
  const folders = [baseLocales[locale] ?? locale, locale];
  const files = folders.flatMap((folder) => globSync(`locales/${folder}/${area}.json`));
  const texts = files.map((file) => read(file)[id]).filter((text) => typeof text === 'string');
  return texts.at(-1) ?? '';
}

const widget = (culture: CultureCode) => read(`server/services/widget/texts/${languageOf(culture)}.json`);

/** Text within the quotation marks of any language. */
const quoted = (text: string) => [...text.matchAll(/[“„”«»]([^“”„«»]+)[”“«»]/g)].map(([, words = '']) => words);

/** The word for cookies. */
function cookiesIn(culture: CultureCode): string {
  const { locale } = cultures[culture];
  const terms = read('locales/terms.json')['cookies'] as Readonly<Partial<Record<string, { term: string }>>>;
  return terms[locale]?.term ?? terms[baseCultureOf(culture) ?? '']?.term ?? '?';
}

/** Cultures whose editors have written such a file. */
const having = (pattern: string) => codes.filter((culture) => filesOf(culture, pattern).length > 0);

describe('what texts say of the site', () => {
  it.each(having('feeds/privacy'))('TRK-03 %s calls kinds of cookies as the choice about them does', (culture) => {
    const heading = new RegExp(`^## [^\\n]*${cookiesIn(culture)}[^]*?(?=^## )`, 'im');
    const [cookies] = heading.exec(wordsOf(culture, 'feeds/privacy')) ?? [];
    const bold = [...String(cookies).matchAll(/\*\*(.+?):?\*\*/g)].map(([, name = '']) => name.toLowerCase());
    const names = consentCategories.map((category) => message(culture, `consent.category.${category}`).toLowerCase());
    // Necessary text needs no mark.
    expect(bold.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.slice(1).filter((name) => !bold.includes(name))).toEqual([]);
  });

  it.each(having('features/favourites'))('TRK-03 %s names the kind that keeps favourites', (culture) => {
    const names = quoted(wordsOf(culture, 'features/favourites'));
    expect(names).toContain(message(culture, 'consent.category.functionality'));
  });

  it.each(codes)('TRK-03 %s does not say that a choice about cookies lapses', (culture) => {
    expect(wordsOf(culture, 'feeds/privacy')).not.toMatch(
      /ask again|frågar igen|erneut|noch einmal fragen|volvemos a pre/,
    );
  });

  it.each(having('faq/01-account').filter((culture) => !cultures[culture].usePnpRegistration))(
    'ACC-04 %s sends who forgot a password to the button of the login, and promises a code for 15 minutes',
    (culture) => {
      const [answer, label] =
        /^[^\n]*\[([^\]]+)\]\(#account\/forgot-password\)[^\n]*$/m.exec(wordsOf(culture, 'faq/01-account')) ?? [];
      expect(label?.replaceAll(/[„“«»]/g, '')).toBe(widget(culture)['loginForgotten']);
      expect(answer).toMatch(/\b15\b/);
      expect(answer).not.toMatch(/\blink\b|\benlace\b/i);
    },
  );

  it('COMP-03 de-DE looks for the probability of the highest win in the game, where the law wants it', () => {
    const sentences = wordsOf('de-DE', '**/*').match(/[^.!?\n]*Wahrscheinlichkeit des Höchstgewinns[^.!?\n]*/g);
    expect(sentences?.length).toBeGreaterThan(0);
    expect(sentences?.filter((sentence) => !sentence.includes('im Spiel selbst'))).toEqual([]);
  });

  it.each(having('features/game-filters'))('GAME-04 %s calls filters and their order as the list does', (culture) => {
    const text = wordsOf(culture, 'features/game-filters');
    const titles = ['catalogue.provider', 'catalogue.rtp', 'tile.volatility', 'catalogue.stake', 'catalogue.features'];
    const bold = [...text.matchAll(/^- \*\*(.+?):?\*\*/gm)].map(([, name]) => name);
    expect(new Set(bold)).toEqual(new Set(titles.map((id) => message(culture, id))));
  });

  it('GAME-04 de-DE names the orders of a list and sums that can be chosen', () => {
    const text = wordsOf('de-DE', 'features/game-filters');
    const [orders = ''] = /Zur Wahl stehen[^.]*/.exec(text) ?? [];
    const names = ['popular', 'newest', 'name', 'rtp'].map((sort) => message('de-DE', `catalogue.sort.${sort}`));
    expect(quoted(orders)).toEqual(names);
    const sums = [...text.matchAll(/\d,\d\d(?= €)/g)].map(([sum]) => sum);
    expect(sums.filter((sum) => !['0,10', '0,20', '1,00'].includes(sum))).toEqual([]);
  });

  it('GAME-03 es clears what was viewed by the button that the site has', () => {
    expect(quoted(wordsOf('es', 'features/favourites'))).toContain(message('es', 'tile.clear'));
  });

  it.each(codes)('PWA-01 %s does not say that pages are stored for later', (culture) => {
    expect(wordsOf(culture, '{features/install-app,pages/mobileApp}')).not.toMatch(/poor connection|seen before/);
  });

  /** A page's title, and the message that stands for it elsewhere. */
  const names: readonly (readonly [file: string, id: string])[] = [
    ['feeds/uploadingDocuments', 'content.name.uploadingDocuments'],
    ['feeds/selfAssessment', 'content.name.selfAssessment'],
    ['feeds/responsibleGaming', 'menu.responsible'],
    ['feeds/bonusPolicy', 'menu.bonus'],
    ['pages/affiliates', 'menu.affiliates'],
    ['pages/aboutUs', 'menu.aboutUs'],
    ['pages/restricted', 'restricted.title'],
    ['pages/winners', 'winners.title'],
  ];

  // Other cultures inherit these pages.
  const writtenInFull = codes.filter((code) => baseCultureOf(code) === undefined);

  it.each(writtenInFull)('SHELL-04 %s calls a page by one name', (culture) => {
    const pairs = names.flatMap(([path, id]) =>
      filesOf(culture, path).map((file) => ({
        path,
        title: withoutSoftHyphens(String(read(file)['title'])),
        name: withoutSoftHyphens(message(culture, id) ?? ''),
      })),
    );
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(({ title, name }) => title !== name)).toEqual([]);
  });
});

describe('number of games', () => {
  const files = globSync('locales/*/!(*.notes).json');
  const claims = files.flatMap((file) =>
    Object.entries(read(file)).filter(
      ([id, text]) =>
        /^(?:header|footer|banner|meta)\./.test(id) && /^(?!.*\{place).*\{count, number\}/.test(String(text)),
    ),
  );

  it('BRAND-07 is always said to be more than that', () => {
    expect(claims.length).toBeGreaterThan(50);
    const over = /\{count, number\}\+|(?:over|över|über|mehr als|más de|mais de|plus de|yli) \{count, number\}/i;
    expect(claims.filter(([, text]) => !over.test(String(text)))).toEqual([]);
  });
});
