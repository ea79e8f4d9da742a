import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../locales/culture.ts';
import { dictionaries } from '../../../../scripts/check/dictionaries.ts';
import { wordsOf } from '../../../../scripts/check/spelled-words.ts';
import { judgeWords, misspelledWords } from '../../../../scripts/check/spelling.ts';
import type { VisibleText } from '../../../../scripts/check/visible-texts.ts';
import { listProblems, readWordLists } from '../../../../scripts/check/word-lists.ts';

const text = (words: string, place = 'locales/da/home.json home.title', locale: Locale = 'da'): VisibleText => ({
  place,
  locale,
  words,
});

const lists = (files: Readonly<Record<string, readonly string[]>>) =>
  readWordLists(Object.entries(files).map(([path, words]) => ({ path, text: `${words.join('\n')}\n` })));

describe('the words of a text', () => {
  it.each([
    ['Don’t wait: it’s in-play.', ["Don't", 'wait', "it's", 'in-play.']],
    ['Vorder- und Rückseite', ['und', 'Rückseite']],
    ['#ers 20x COMET50 a1', []],
    ['Skriv til hej@site.dk eller www.site.dk/help i dag.', ['Skriv', 'til', 'eller', 'dag.']],
    ['RTP, *return to player*, og **fed** skrift', ['RTP', 'og', 'fed', 'skrift']],
    ['{lines|en linje|# linjer}', ['en', 'linje', 'linjer']],
    ['[Spil#, [vilkår#', ['Spil', 'vilkår']],
  ])('I18N-06 of “%s” leave out what no dictionary can have', (words, expected) => {
    expect(wordsOf(words).map(({ spellings }) => spellings.at(-1))).toEqual(expected);
  });
});

describe('spelling', () => {
  const known = new Set(['spil', 'Spil', 'jackpot', 'kr.', 'live']);
  const knows = (word: string) => known.has(word);
  const suggest = () => [];
  const judge = (words: string, files: Readonly<Record<string, readonly string[]>> = {}) => {
    const { common, own } = lists(files);
    const { unknown, used } = judgeWords(wordsOf(words), { knows, suggest }, [common, own.get('da')!]);
    return { unknown: unknown.map(({ part }) => part), used };
  };

  it('I18N-06 knows abbreviations by their point, and words with hyphens by their parts', () => {
    expect(judge('Spil 10 kr. live-jackpot, live-spill, spil’s').unknown).toEqual(['spill']);
  });

  it('I18N-06 takes listed words: in any case, or with a capital only as they are written', () => {
    const files = { 'locales/words.txt': ['RTP'], 'locales/da/words.txt': ['rofl', 'Senhet'] };
    expect(judge('Rofl Senhet RTP rtp senhet', files)).toEqual({
      unknown: ['rtp', 'senhet'],
      used: ['locales/da/words.txt rofl', 'locales/da/words.txt Senhet', 'locales/words.txt RTP'],
    });
  });

  it('I18N-06 needs a listed word that a dictionary knows too, since that may depend on the time it has', () => {
    expect(judge('Spil', { 'locales/da/words.txt': ['spil'] }).used).toEqual(['locales/da/words.txt spil']);
  });

  it('I18N-06 lists are in the order of their language, and have nothing that the common list has', () => {
    const problems = listProblems(
      lists({ 'locales/words.txt': ['RTP'], 'locales/sv/words.txt': ['RTP', 'slot', 'ång', 'vpn'] }),
    );
    expect(problems).toEqual([
      'locales/sv/words.txt is in alphabetical order: "vpn" is before "ång".',
      'locales/sv/words.txt has "RTP", which locales/words.txt has: leave it out.',
    ]);
  });

  it('I18N-06 names file, line, word and suggestions, in the language of a culture’s base, and leaves halves of titles out', async () => {
    const path = 'brands/en/content/en-IE/pages/home.md';
    const half = text('Drakk', 'server/services/catalogue/vocabulary/da/dragon.json firsts.0');
    const texts = [half, text('Change your acount', `${path} body`, 'en-IE'), text('Konto og indbetallingsgrænse')];
    const files = [{ path, text: '---\n---\nHello\n\nChange your acount\n' }];
    const { problems } = await misspelledWords(texts, files, lists({}));
    expect(problems).toEqual([
      expect.stringMatching(
        /^brands\/en\/content\/en-IE\/pages\/home\.md:5: "acount" is no known word of en-GB\. Say .*"account"/,
      ),
      expect.stringMatching(/^locales\/da\/home\.json home\.title: "indbetallingsgrænse" is no known word of da\. Say/),
    ]);
  });

  it('I18N-06 gives unknown words once, as lines of the list that lacks them, in its order', async () => {
    const { pasted } = await misspelledWords([text('Qøød Qzzz qæææ Qzzz')], [], lists({}));
    expect(pasted).toEqual([
      'locales/da/words.txt: add those of these words that are right, each at its place:\nQzzz\nqæææ\nQøød',
    ]);
  });

  it('I18N-06 builds compounds as the language does', async () => {
    const german = await dictionaries['de-DE']!();
    expect(['Einzahlungslimit', 'Tischspielregeln', 'Einzahlunglimit'].map(german.knows)).toEqual([true, true, false]);
    german.dispose();
  });
});
