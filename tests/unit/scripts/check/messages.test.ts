import { describe, expect, it } from 'vitest';
import { messageArguments, missingCategories, unknownCategories } from '../../../../scripts/check/message-arguments.ts';
import { type MessageFacts, messageNeeds } from '../../../../scripts/check/message-needs.ts';
import { offerTextIds, offerTextProblems, shownOffers } from '../../../../scripts/check/offer-texts.ts';
import { unknownTemplates, unusedIds } from '../../../../scripts/check/message-use.ts';
import { hiddenCharacters, inheritedCountries, localeProblems } from '../../../../scripts/check/messages.ts';
import type { Route } from '../../../../shared/routing/route.ts';

const english = {
  home: { 'home.hello': 'Hello {name}', 'home.games': '{count, plural, one {# game} other {# games}}' },
};
const translated = { 'home.hello': 'Hej {name}', 'home.games': '{count, plural, one {# spel} other {# spel}}' };
const problems = (locale: string, home: Record<string, string>) =>
  localeProblems({ 'en-GB': english, [locale]: { home } }, ['en-GB', locale]);

describe('the check of complete messages', () => {
  it('I18N-02 accepts a complete locale, and reports missing and unknown messages', () => {
    expect(problems('sv', translated)).toEqual([]);
    expect(problems('sv', { 'home.hello': 'Hej {name}', 'home.bye': 'Hej då' })).toEqual([
      'locales/sv/home.json: "home.games" is missing.',
      'locales/sv/home.json: en-GB has no "home.bye".',
    ]);
  });

  it.each([
    ['another argument', 'home.hello', 'Hej {namn}', 'expected {name}, found {namn}.'],
    ['another kind', 'home.games', '{count, number} spel', 'expected {count, plural}, found {count, number}.'],
    ['a plural without a category', 'home.games', '{count, plural, =1 {ett} other {#}}', 'lacks the plural one.'],
    ['bad form', 'home.hello', 'Hej {name', 'is badly formed: expect argument closing brace at "{name".'],
    ['a control character', 'home.hello', 'Hej\u0007 {name}', 'has the control character U+0007.'],
    ['a direction, and no soft hyphen', 'home.hello', 'H\u00adej\u202e {name}', 'has the control character U+202E.'],
    ['a space at an end', 'home.hello', 'Hej {name}\u00a0', 'begins or ends with a space.'],
    ['no text', 'home.hello', ' ', 'is empty.'],
  ])('I18N-02 reports a message with %s', (_, id, text, says) => {
    expect(problems('sv', { ...translated, [id]: text })).toEqual([`locales/sv/home.json: "${id}" ${says}`]);
  });

  it('I18N-02 accepts a locale that only differs from its base, and reports repeated messages', () => {
    expect(problems('en-IE', { 'home.hello': 'Dia dhuit {name}' })).toEqual([]);
    expect(problems('en-IE', { 'home.hello': 'Hello {name}' })).toEqual([
      'locales/en-IE/home.json: "home.hello" is the same in en-GB; leave it out.',
    ]);
  });

  it('I18N-02 reports a message that a locale inherits though it names the country of its base', () => {
    const written = {
      'en-GB': { home: { 'home.place': 'Only in Great Britain', 'home.bingo': 'Bingo in Great Britain' } },
    };
    const countries = (locale: string) => ({ 'en-GB': ['Great Britain'], 'en-IE': ['Ireland'] })[locale] ?? [];
    const find = (own: Record<string, string>) =>
      inheritedCountries({ ...written, 'en-IE': { home: own } }, (id) => id !== 'home.bingo', countries);
    expect(find({ 'home.place': 'Only in Ireland' })).toEqual([]);
    expect(find({})).toEqual([
      'locales/en-IE/home.json: "home.place" is that of en-GB, which names "Great Britain"; write it.',
    ]);
  });

  it('I18N-02 reports unknown and missing locales', () => {
    expect(localeProblems({ 'en-GB': english, xx: english }, ['en-GB', 'fi', 'en-IE'])).toEqual([
      'locales/xx/ is in no list of locales/index.ts.',
      'locales/fi/ is missing or has no messages. Translate each area of en-GB.',
      'locales/en-IE/ is missing or has no messages. Write the messages that differ from en-GB.',
    ]);
  });
});

describe('the arguments of a message', () => {
  it.each([
    ['none', 'Play', []],
    [
      'nested',
      '{n, plural, one {{who} has #} other {{who} have # <b>{unit}</b>}}',
      ['<b>', 'n, plural', 'unit', 'who'],
    ],
    ['selected', '{kind, select, a {{x}} other {}}', ['kind, select', 'x']],
    ['formatted', '{when, date, long} {sum, number, ::currency/EUR}', ['sum, number', 'when, date']],
  ])('I18N-02 are found: %s', (_, text, expected) => {
    expect(messageArguments(text)).toEqual(expected);
  });
});

describe('the missing plural categories of a message', () => {
  it.each([
    ['en-GB', '{n, plural, one {#} other {#}}', []],
    ['en-ROW', '{n, plural, other {#}}', ['one']],
    ['en-GB', '{n, selectordinal, one {#st} other {#th}}', ['two', 'few']],
    ['pl', '{n, plural, one {#} other {#}}', ['few', 'many']],
    ['fr-CA', '{n, plural, one {#} other {#}}', []],
    ['fi', '<b>{who} {n, plural, =0 {nobody} other {{m, plural, one {#} other {#}}}}</b>', ['one']],
  ])('I18N-02 are those that the language needs, in %s: %s', (locale, text, expected) => {
    expect(missingCategories(text, locale)).toEqual(expected);
  });
});

describe('the plural categories of a message that its language lacks', () => {
  it.each([
    ['fi', '{n, plural, =0 {none} one {#} few {#} other {#}}', ['few']],
    ['en-GB', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', []],
    ['fr-CA', '{n, plural, one {#} many {#} other {#}}', []],
    ['de-DE', '<b>{n, plural, zero {#} one {#} other {{m, plural, two {#} other {#}}}}</b>', ['zero', 'two']],
  ])('I18N-02 are reported in %s: %s', (locale, text, expected) => {
    expect(unknownCategories(text, locale)).toEqual(expected);
  });
});

describe('invisible characters', () => {
  it('I18N-02 are reported with their line where they are not escaped', () => {
    const files = [
      { path: 'locales/fi/home.json', text: '{\n  "a": "5\u00A0€"\n}' },
      { path: 'locales/fi/menu.json', text: '{ "a": "5\\u00a0€" }' },
      { path: 'locales/README.md', text: '\u00A0' },
    ];
    expect(hiddenCharacters(files)).toEqual([
      'locales/fi/home.json:2: write invisible characters as \\u00a0 or the like.',
    ]);
  });
});

describe('the check of unused messages', () => {
  const unused = (code: string) =>
    unusedIds(['tile.play', 'tile.volatility.high'], [{ path: 'client/a.tsx', text: code }]);

  it.each([
    ['accepts ids that code names', `text('tile.play'); text("tile.volatility.high")`, []],
    ['accepts ids that match a template', 'lookup(`tile.volatility.${code}`); text(`tile.play`)', []],
    ['reports ids that are only part of another id', `text('tile.play.now')`, ['tile.play', 'tile.volatility.high']],
    [
      'reports ids that only match a template without fixed text',
      '`${area}.${id}`',
      ['tile.play', 'tile.volatility.high'],
    ],
  ])('I18N-02 %s', (_, code, expected) => {
    expect(unused(code)).toEqual(expected);
  });

  it.each([
    ['whose ids are known', 'lookup(`tile.volatility.${code}`)', ['tile.volatility.high']],
    ['that the compiler checks', 'text(`tile.volatility.${code}`)', []],
  ])('I18N-02 accepts only known ids of a template %s', (_, code, expected) => {
    const files = [{ path: 'client/a.tsx', text: code }];
    expect(unusedIds(['tile.volatility.high'], files, ['tile.volatility.low'])).toEqual(expected);
  });
});

const route = (key: string, over: Partial<Route> = {}): Route => ({
  key,
  pattern: `/${key}/`,
  contentType: 'content',
  ...over,
});

const facts: MessageFacts = {
  table: [
    route('help'),
    route('bank', { cultures: ['sv'], banner: { section: 'bank', text: 'content.banner.affiliates.text' } }),
    route('offers', { excludedCultures: ['sv'] }),
    route('offer', { pattern: '/offers/:slug/' }),
    route('cards', { contentType: 'bingoCards', cultures: ['en-GB'] }),
    route('hidden', { implicitCultures: ['en-GB'] }),
    route('imprint', { contentType: 'compliance', cultures: ['de-DE'] }),
  ],
  menuRoutes: { faq: 'help', pay: 'bank', deals: 'offers' },
  pages: {
    content: { areas: ['content'] },
    compliance: { areas: ['content'] },
    bingoCards: { areas: ['cards', 'widget'] },
  },
  frameAreas: ['menu', 'meta'],
  codeIds: ['tile.level.low'],
  productGroup: 'product',
};

const code = [
  { path: 'client/widget.tsx', text: "const areas = ['widget']; text('menu.deals'); text(`menu.${code}`)" },
  { path: 'shared/routing/table.ts', text: "text: 'content.banner.affiliates.text'" },
];

const needs = messageNeeds(facts, code, ['en-GB', 'sv', 'de-DE', 'fi'], (locale) => (locale === 'fi' ? [] : [locale]));

describe('the messages that a locale needs', () => {
  it.each([
    ['of a page that every culture has', 'meta.help.title', ['en-GB', 'sv', 'de-DE', 'fi']],
    ['of a page of some cultures', 'meta.bank.description', ['sv']],
    ['of a page that no menu or alternate link shows', 'meta.hidden.title', ['en-GB']],
    ['of a page that a future market has', 'meta.offers.title', ['en-GB', 'de-DE', 'fi']],
    ['of its banner', 'content.banner.affiliates.text', ['sv']],
    ['of its menu entry', 'menu.pay', ['sv']],
    ['that name a page without a menu entry', 'content.name.imprint', ['de-DE']],
    ['of an area that only the pages of some cultures load', 'cards.title', ['en-GB']],
    ['of an area that a component loads too', 'widget.title', ['en-GB', 'sv', 'de-DE', 'fi']],
    ['of its menu entry, where code names it too', 'menu.deals', ['en-GB', 'sv', 'de-DE', 'fi']],
    ['of a code', 'tile.level.low', ['en-GB', 'sv', 'de-DE', 'fi']],
    ['of nothing in particular', 'content.toc', ['en-GB', 'sv', 'de-DE', 'fi']],
  ])('I18N-02 include those %s', (_, id, expected) => {
    expect(['en-GB', 'sv', 'de-DE', 'fi'].filter((locale) => needs.isNeeded(id, locale))).toEqual(expected);
  });

  it('I18N-02 are not those of items, which have texts of their own', () => {
    expect(needs.built.has('meta.offer.title')).toBe(false);
  });

  it('I18N-02 are reported by their id with the fact that needs them, in the reference and where they are needed', () => {
    const [id, by] = ['meta.bank.title', 'the route "bank" (shared/routing/table.ts)'];
    const found = localeProblems({ 'en-GB': {}, sv: {}, fi: {} }, ['en-GB', 'sv', 'fi'], needs);
    expect(found.filter((problem) => problem.includes(id))).toEqual(
      ['en-GB', 'sv'].map((locale) => `locales/${locale}/meta.json: "${id}" is missing; ${by} needs it.`),
    );
    expect(found).toContain(
      'locales/fi/menu.json: "menu.faq" is missing; the menu code "faq" (shared/menu/menu-codes.ts) needs it.',
    );
  });

  it('I18N-02 are accepted and compared where they are not needed', () => {
    const bank = { meta: { 'meta.bank.title': 'Bank {name}' } };
    const swedish = { meta: { 'meta.bank.title': 'Bank' } };
    const about = (written: typeof bank) =>
      localeProblems({ 'en-GB': bank, fi: written }, ['en-GB', 'fi'], needs).filter((problem) =>
        problem.includes('fi/meta.json: "meta.bank.title"'),
      );
    expect(about(bank)).toEqual([]);
    expect(about(swedish)).toEqual(['locales/fi/meta.json: "meta.bank.title" expected {name}, found none.']);
  });

  it('I18N-02 are reported once, in the base, where a locale has one', () => {
    const found = localeProblems({ 'en-GB': {}, 'en-IE': {} }, ['en-GB', 'en-IE'], needs);
    expect(found.filter((problem) => problem.includes('menu.faq'))).toHaveLength(1);
  });
});

describe('the templates of message ids', () => {
  const unknown = (text: string) =>
    unknownTemplates([{ path: 'client/a.tsx', text: `one();\n${text}` }], ['menu', 'tile'], [...needs.built.keys()]);

  it.each([
    ['that text() checks', 'text(`menu.group.${group}`)'],
    ['whose ids are known', 'lookup(`tile.level.${code}`)'],
    ['of other things than messages', 'emit(`app.${name}`)'],
    ['of all areas', 'lookup(`${area}.title`)'],
  ])('I18N-02 are accepted: those %s', (_, text) => expect(unknown(text)).toEqual([]));

  it('I18N-02 are reported with their place where their ids are unknown', () => {
    expect(unknown('lookup(`tile.colour.${code}`)')).toEqual([
      'client/a.tsx:2: the ids of `tile.colour.${code}` are unknown. Use text(), or list them in scripts/check/message-needs.ts.',
    ]);
  });
});

describe('the texts of offers', () => {
  const table = [
    route('home', {
      contentType: 'home',
      banner: {
        section: 'home',
        terms: 'banner.home.terms',
        cultureOffers: { 'en-GB': 'free-spins' },
        cultureSlides: {
          'en-GB': [{ section: 'chase', terms: 'banner.chase.terms', offer: 'chase' }, { section: 'a' }],
        },
      },
    }),
    route('help', { banner: { section: 'help', text: 'help.lead' } }),
  ];

  it('I18N-05 are those of slides with an offer, and of the home banner', () => {
    expect([...offerTextIds(table)]).toEqual(
      ['home', 'chase'].flatMap((section) =>
        ['terms', 'eyebrow', 'title', 'lead'].map((field) => `banner.${section}.${field}`),
      ),
    );
    expect(shownOffers(table, ['en-GB', 'sv'])).toEqual(['free-spins', 'chase']);
  });

  const offers = { welcome: { figures: { bonus: { percent: 100 }, days: 30 } } };

  it.each([
    ['{age}: {bonus} in {days, plural, one {#} other {#}}', [], []],
    [
      '{bonus} of {code} in {days}',
      [],
      ['locales/es: "banner.home.terms" takes {code}; no offer of es in brands/offers.ts has it.'],
    ],
    ['{bonus}', [], ['brands/offers.ts: no text of es names "days" of "welcome".']],
    ['{bonus}, {days}', ['spins'], ['brands/offers.ts has no "spins" for es.']],
    // A text that does not parse may name the figures.
    ['{bonus', [], []],
  ])('I18N-05 name every figure of their offer and nothing else: %s, beside %j', (terms, others, expected) => {
    expect(offerTextProblems('es', { 'banner.home.terms': terms }, offers, ['welcome', ...others])).toEqual(expected);
  });

  it('I18N-05 may take other arguments than the reference', () => {
    const texts = { 'banner.home.terms': '{spins} spins' };
    const written = { 'en-GB': { banner: texts }, es: { banner: { 'banner.home.terms': '{bonus}' } } };
    expect(localeProblems(written, ['en-GB', 'es'], undefined, new Set(['banner.home.terms']))).toEqual([]);
  });

  it('I18N-05 are reported when a figure is of another kind than in English', () => {
    const textsOf = (days: string) => ({
      banner: { 'banner.home.terms': `{code}, {days, ${days}, one {# d} other {# ds}}` },
    });
    const found = localeProblems(
      { 'en-GB': textsOf('plural'), es: textsOf('select') },
      ['en-GB', 'es'],
      undefined,
      new Set(['banner.home.terms']),
    );
    expect(found).toEqual([
      'locales/es/banner.json: "banner.home.terms" expected {days, plural}, found {days, select}.',
    ]);
  });
});
