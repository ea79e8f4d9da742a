import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cultureCodes, type CultureCode, cultures } from '../../../../locales/index.ts';
import { describeGame } from '../../../../server/services/catalogue/describe.ts';
import { draftGame } from '../../../../server/services/catalogue/draft.ts';
import type { CatalogueGame } from '../../../../server/services/catalogue/game.ts';
import { markets } from '../../../../server/services/catalogue/markets.ts';
import { messagesOf } from '../../../../server/services/catalogue/texts/messages.ts';
import { speakerOf } from '../../../../server/services/catalogue/texts/speaker.ts';
import { fillTemplate } from '../../../../server/services/catalogue/texts/template.ts';
import { gameContent } from '../../../../shared/contract/games.ts';
import type { WrittenGameContent } from '../../../../shared/contract/written.ts';
import { formatRtp } from '../../../../shared/i18n/format.ts';
import { createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { games, gamesOf } from './market-games.ts';

const contents = new Map(games.map((game) => [game, describeGame(game)]));
const contentOf = (game: CatalogueGame): WrittenGameContent => contents.get(game) ?? describeGame(game);

/** All that a visitor reads of a game, names included. */
const texts = new Map(
  games.map((game) => {
    const { intro = '', sections, faq = [] } = contentOf(game);
    const parts = [
      game.name,
      game.shortText,
      game.seo.title,
      game.seo.description,
      intro,
      ...sections.flatMap(({ heading, html }) => [heading, html]),
      ...faq.flatMap(({ question, answerHtml }) => [question, answerHtml]),
      ...game.specs.flatMap(({ note }) => note ?? []),
    ];
    return [game, parts.join('\n')];
  }),
);
const textOf = (game: CatalogueGame) => texts.get(game) ?? '';

/** The first few places of a culture's texts that a pattern finds. */
const findText = (culture: CultureCode, pattern: RegExp, except = /(?!)/g) =>
  gamesOf(culture)
    .flatMap((game) => pattern.exec(textOf(game).replaceAll(except, ''))?.[0] ?? [])
    .slice(0, 5);

const named = (among: readonly CatalogueGame[], isOff: (game: CatalogueGame) => boolean) =>
  among.filter(isOff).map(({ name, culture }) => `${name} (${culture})`);

describe('texts of games', () => {
  it('GAME-04 each game has an intro, three or four sections and three questions', () => {
    const isOff = (game: CatalogueGame) => {
      const { gameId, intro = '', sections, faq = [] } = contentOf(game);
      const [ids, questions] = [sections.map(({ id }) => id), faq.map(({ question }) => question)];
      const isSparse = intro.length < 30 || sections.length < 3 || sections.length > 4 || faq.length !== 3;
      return isSparse || gameId !== game.id || new Set(ids).size < ids.length || new Set(questions).size < 3;
    };
    expect(named(games, isOff)).toEqual([]);
  });

  it.each(cultureCodes)('GAME-04 contents of %s have the shape of the contract', (culture) => {
    const sample = gamesOf(culture).filter((_, index) => index % 20 === 0);
    expect(named(sample, (game) => !v.is(gameContent, contentOf(game)))).toEqual([]);
    expect(sample.map((game) => v.parse(gameContent, contentOf(game)).sections.length)).toEqual(
      sample.map((game) => contentOf(game).sections.length),
    );
  });

  it.each(cultureCodes)('I18N-02 no text of %s keeps a placeholder or lacks a word', (culture) => {
    expect(findText(culture, /[{}]|undefined|NaN|\[object/)).toEqual([]);
    // A language may have it as a word: "null" is zero in Norwegian.
    const isWord = /\bnull\b/.test(JSON.stringify(messagesOf[markets[culture].language]));
    expect(isWord ? [] : findText(culture, /\bnull\b/)).toEqual([]);
    expect(findText(culture, / {2}| [.,;:](?!\w)|<p><\/p>|\.\./)).toEqual([]);
  });

  it('SEC-02 the HTML has only paragraphs and lists, and foreign texts are escaped', () => {
    const isOff = (game: CatalogueGame) => {
      const { sections, faq = [] } = contentOf(game);
      const html = [...sections.map((section) => section.html), ...faq.map(({ answerHtml }) => answerHtml)].join('');
      return /[<>]/.test(html.replace(/<\/?(p|ul|li|strong)>/g, ''));
    };
    expect(named(games, isOff)).toEqual([]);
    const odd = describeGame({ ...draftGame('en-GB'), name: '<b>&', provider: { code: 'x', name: 'A & B' } });
    expect(odd.sections.map(({ html }) => html).join('')).not.toMatch(/<b>|& /);
  });

  it.each(cultureCodes)('SEO-01 descriptions of %s have 120 to 155 characters and name the game', (culture) => {
    const isOff = ({ name, seo: { title, description } }: CatalogueGame) =>
      title !== name || !description.includes(name) || description.length < 120 || description.length > 155;
    expect(named(gamesOf(culture), isOff)).toEqual([]);
  });

  it('COMP-03 German texts never say Casino, nor offer autoplay', () => {
    expect(findText('de-DE', /casino|kasino/i)).toEqual([]);
    expect(findText('de-DE', /autoplay(?!-Funktion gibt es nicht)/i)).toEqual([]);
  });

  it('COMP-03 Swedish texts contain no offer', () => {
    const offers = /bonus|erbjudande|gratis|frispinn|free ?spins?|kampanj|rabatt|välkomst|på köpet|cashback/i;
    // Features of a game have these names in Sweden; they promise nothing.
    const features = /(?<!\p{L})(?:gratissnurr|bonusspel)(?:et|en)?(?!\p{L})/giu;
    expect(findText('sv', offers, features)).toEqual([]);
  });

  const promises = [
    [
      'en-GB',
      /risk[- ]free|guaranteed|sure win|easy money|get rich|hurry up|last chance|don’t miss|act now|today only/i,
    ],
    ['de-DE', /risikofrei|garantiert|sicherer gewinn|schnelles geld|beeil|letzte chance|nur heute|jetzt zuschlagen/i],
    ['sv', /riskfri|garanter|säker vinst|snabba pengar|skynda|sista chansen|bara i dag|missa inte/i],
    ['es', /sin riesgo|garantizad|dinero fácil|hazte rico|date prisa|última oportunidad|solo hoy|no te pierdas/i],
  ] as const;
  it.each(promises)('COMP-02 no text of %s promises a win or hurries', (culture, pattern) => {
    expect(findText(culture, pattern)).toEqual([]);
  });

  it.each(cultureCodes)('GAME-04 texts of %s name the stakes, the return and the features of the facts', (culture) => {
    const speaker = speakerOf(culture);
    const isOff = (game: CatalogueGame) => {
      const text = textOf(game);
      const figures = [
        ...(game.rtp === undefined ? [] : [speaker.percent(game.rtp)]),
        ...(game.minBet ? [speaker.money(game.minBet)] : []),
        ...(game.maxBet ? [speaker.money(game.maxBet)] : []),
      ];
      const features = contentOf(game).sections.find(({ id }) => id === 'features')?.html ?? '';
      const stated = features.split('<strong>').length - 1;
      const isStated = game.homeGroup !== 'slots' || stated === game.features.length;
      return !isStated || figures.some((figure) => !text.includes(figure));
    };
    expect(named(gamesOf(culture), isOff)).toEqual([]);
  });

  it.each(cultureCodes)('GAME-04 slots of %s are not described in the same words', (culture) => {
    const slots = gamesOf(culture)
      .filter(({ homeGroup }) => homeGroup === 'slots')
      .slice(0, 300);
    expect(new Set(slots.map(({ shortText }) => shortText)).size).toBe(slots.length);
    const openings = slots.map(({ shortText }) => shortText.split('. ')[0]);
    const repeats = openings.filter((opening, place) =>
      openings.slice(Math.max(0, place - 20), place).includes(opening),
    );
    expect(repeats.length / slots.length).toBeLessThan(0.1);
  });

  it.each(cultureCodes)('GAME-04 texts of %s write the return as the facts beside them do', (culture) => {
    const intl = createCultureIntl(cultures[culture], {});
    for (const rtp of [94, 96.2, 97.31]) expect(speakerOf(culture).percent(rtp)).toBe(formatRtp(intl, rtp));
  });

  it.each(cultureCodes)('GAME-04 texts of %s call the most that a round pays the most beside a jackpot', (culture) => {
    const speaker = speakerOf(culture);
    const template = 'stakes.maxWin.jackpot';
    // Germany has no jackpots.
    const [beginning = ''] = speaker.knows(template)
      ? speaker.say(template, { times: '#' }).split('#')
      : ['no such text'];
    const isSaidBeside = (game: CatalogueGame) =>
      contentOf(game).sections.some(({ id, html }) => id === 'stakes' && html.includes(beginning));
    const limited = gamesOf(culture).filter(({ specs }) => specs.some(({ key }) => key === 'maxWin'));
    expect(named(limited, (game) => isSaidBeside(game) !== (game.jackpotId !== undefined))).toEqual([]);
  });

  it('GAME-04 a table without a dealer has hands, not neighbours', () => {
    const tables = gamesOf('en-GB').filter(({ specs }) => specs.some(({ key }) => key === 'seats'));
    expect(tables.length).toBeGreaterThan(10);
    expect(named(tables, (game) => / sit at the table/.test(textOf(game)) !== game.isLive)).toEqual([]);
  });

  const numbers = { format: (value: number) => String(value), isOne: (value: number) => value === 1 };
  it('I18N-04 templates accept one and many, and name what they lack', () => {
    const template = '{name} has {lines|one line|# lines}.';
    expect(fillTemplate(template, { name: 'Orrery', lines: 1 }, numbers)).toBe('Orrery has one line.');
    expect(fillTemplate(template, { name: 'Orrery', lines: 20 }, numbers)).toBe('Orrery has 20 lines.');
    expect(() => fillTemplate(template, { name: 'Orrery' }, numbers)).toThrow('needs a value for "lines"');
  });
});
