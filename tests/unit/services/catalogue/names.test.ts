import { describe, expect, it } from 'vitest';
import { house } from '../../../../brands/index.ts';
import { createRegistry, isKnown } from '../../../../server/services/catalogue/naming/registry.ts';
import { repeatsItself } from '../../../../server/services/catalogue/naming/namer.ts';
import { toSlug } from '../../../../server/services/catalogue/naming/slug.ts';
import { dropThirdConsonant } from '../../../../server/services/catalogue/naming/swedish.ts';
import { worlds } from '../../../../server/services/catalogue/codes.ts';
import { nameWorld } from '../../../../server/services/catalogue/naming/name-worlds.ts';
import { danish } from '../../../../server/services/catalogue/vocabulary/da/index.ts';
import { spanish } from '../../../../server/services/catalogue/vocabulary/es/index.ts';
import { swedish } from '../../../../server/services/catalogue/vocabulary/sv/index.ts';
import { providers } from '../../../../server/services/catalogue/providers.ts';
import { games, gamesOf } from './market-games.ts';

/** Real games that a word list could hit by accident, and marks that no name may hold. */
const realTitles = `
  Starburst; Book of Dead; Book of Ra; Gonzo's Quest; Big Bass; Sweet Bonanza; Gates of Olympus; Wolf Gold; Immortal Romance;
  Rainbow Riches; Fluffy Favourites; Fishin' Frenzy; Reactoonz; Jammin' Jars; Razor Shark; Dead or Alive; Mega Moolah; Bonanza;
  Buffalo; Cleopatra; Crazy Time; Lightning Roulette; Slingo; Eye of Horus; Twin Spin; Thunderstruck; Divine Fortune;
  Fire Joker; Money Train; Northern Lights; Northern Sky; Black Pearl; Crystal Forest; Crystal Queen; Golden Dragon;
  Pirate Gold; Pirates Plenty; Sun Tide; Sea Hunter; Moon Princess; Gemix; Steam Tower; Dragon Dance; Jewel Box;
  Secret of the Stones; Temple Tumble; Snake Arena; Tahiti Gold; Ecuador Gold; Kitty Glitter; Triple Diamond; Wolf Run;
  Siberian Storm; Raging Rhino; Dream Catcher; Speed Baccarat; Infinite Blackjack; Quantum Roulette; Perfect Blackjack;
  Mystery Joker; Star Clusters; Warlords; Aviator; Spaceman; Fruit Shop; Fruit Party; Sizzling Hot; Lord of the Ocean`
  .split(';')
  .map((title) => title.trim());
const marks =
  /starburst|gonzo|megaways|slingo|bonanza|cleopatra|moolah|netent|playtech|novomatic|merkur|evolution gaming|bet365|ladbrokes|unibet|paypal|visa\b|mastercard|marvel|disney|star wars|james bond/i;

const names = new Set(games.map(({ name }) => name));

describe('names', () => {
  it('BRAND-07 no game bears the name or the mark of a real one', () => {
    const bare = (name: string) => toSlug(name, 'en').replace(/^the-/, '');
    const real = new Set(realTitles.map(bare));
    expect([...names].filter((name) => real.has(bare(name)) || marks.test(name))).toEqual([]);
    expect(realTitles.filter((title) => !isKnown(bare(title)))).toEqual([]);
  });

  it('BRAND-07 the registry gives no name twice, none that is known and none that is a path of the site', () => {
    const registry = createRegistry();
    expect(registry.claim('Pearl Ledger', 'en')).toBe('pearl-ledger');
    expect(registry.claim('Pearl  Ledger', 'es')).toBeUndefined();
    expect(registry.claim('The Black Pearl', 'en')).toBeUndefined();
    expect(registry.claim('Jackpots', 'en')).toBeUndefined();
  });

  it('BRAND-07 no two names differ only by an article in front or by a gap', () => {
    const sound = (name: string) =>
      toSlug(name, 'en')
        .replace(/^(?:the|der|die|das|el|la|los|las)-/, '')
        .replaceAll('-', '');
    const byName = Map.groupBy(new Set(gamesOf('en-GB').map(({ name }) => name)), sound);
    expect([...byName.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('BRAND-07 there are many studios with different names, and the house comes first', () => {
    expect(providers.length).toBeGreaterThanOrEqual(36);
    expect(new Set(providers.map(({ code }) => code)).size).toBe(providers.length);
    expect(providers[0]?.name).toBe(house.name);
    const sample = [
      'Tidehouse',
      'Senhet Works',
      'Kilowatt Lab',
      'Old Orchard',
      'Polaris Play',
      'Brasswick',
      'Velvet Rooms',
    ];
    expect(providers.map(({ name }) => name)).toEqual(expect.arrayContaining([...sample, 'Kitefall']));
    const used = new Set(gamesOf('en-GB').map(({ provider }) => provider.code));
    expect(used.size).toBe(providers.length);
  });

  it('I18N-02 begin with a capital, have no stray spaces and do not repeat a word', () => {
    const isOff = (name: string) => {
      const words = name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 4);
      // "Cloud by Cloud" means to.
      const isIdiom = name.split(' ').length === 3 && words[0] === words.at(-1);
      return (
        !/^\p{Lu}/u.test(name) || /\s{2}|^\s|\s$|[{}]/.test(name) || (new Set(words).size < words.length && !isIdiom)
      );
    };
    expect([...names].filter(isOff)).toEqual([]);
  });

  it('I18N-02 most games of a language of its own are named in it', () => {
    const english = new Set(gamesOf('en-GB').map(({ id }) => id));
    const own = (culture: 'de-DE' | 'sv' | 'es') => gamesOf(culture).filter(({ id }) => !english.has(id));
    expect(own('de-DE').filter(({ name }) => /[äöüß]/i.test(name)).length).toBeGreaterThan(120);
    expect(own('sv').filter(({ name }) => /[åäö]/i.test(name)).length).toBeGreaterThan(200);
    expect(own('es').filter(({ name }) => /[áéíóúñ]/i.test(name)).length).toBeGreaterThan(120);
    expect(own('es').filter(({ name }) => /^(el|la|los|las) /i.test(name)).length).toBeGreaterThan(80);
  });

  const feminine = ['Pforte', 'Krone', 'Kammer', 'Glocke', 'Brücke', 'Nacht', 'Sonne', 'Perle', 'Laterne', 'Insel'];
  it.each(feminine)('I18N-02 German adjectives agree with %s', (noun) => {
    const described = [...names].filter((name) => new RegExp(`^\\p{Lu}\\p{Ll}+(er|es) ${noun}$`, 'u').test(name));
    expect(described).toEqual([]);
  });

  it('I18N-02 Spanish adjectives agree with the gender of their noun', () => {
    const wrong = [...names].filter((name) =>
      /^(Perla|Laguna|Corona|Torre|Campana|Cereza|Duna|Estrella|Máscara) \p{Ll}*o$|^(Tesoro|Templo|Reloj|Mapa|Dragón|Ídolo) \p{Ll}*[dt]a$/u.test(
        name,
      ),
    );
    expect(wrong).toEqual([]);
  });

  const slugs = [
    ['Wächter über dem Fluß', 'de', 'waechter-ueber-dem-fluss'],
    ['Blått ljus på Öland', 'sv', 'blatt-ljus-pa-oland'],
    ['El año del búho', 'es', 'el-ano-del-buho'],
    ['Blåbær på øen', 'da', 'blaabaer-paa-oeen'],
    ['The Diver’s Bell, Twice', 'en', 'the-divers-bell-twice'],
  ] as const;
  it.each(slugs)('ROUTE-07 "%s" (%s) becomes %s', (name, language, slug) => {
    expect(toSlug(name, language)).toBe(slug);
  });

  it('I18N-02 Spanish names say nothing twice, in whichever of their words', () => {
    const english = new Set(gamesOf('en-GB').map(({ name }) => name));
    // Those written by hand mean to: "Nube a nube".
    const byHand = new Set(Object.values(spanish).flatMap(({ titles }) => titles));
    const repeats = gamesOf('es').filter(({ name }) => {
      const words = name.toLowerCase().split(' ');
      const stems = words.filter(({ length }) => length > 3).map((word) => word.slice(0, 4));
      return !english.has(name) && !byHand.has(name) && new Set(stems).size < stems.length;
    });
    expect(repeats.map(({ name }) => name)).toEqual([]);
  });

  it('I18N-02 Spanish bingo is not called by a word that is rude before a person', () => {
    expect([...names].filter((name) => name.startsWith('Bolas '))).toEqual([]);
  });

  it('I18N-02 Swedish adjectives agree with a noun of the neuter gender', () => {
    for (const { adjectives } of Object.values(swedish))
      expect(adjectives.ett.filter((word) => adjectives.en.includes(word) && word.endsWith('en'))).toEqual([]);
  });

  it('I18N-02 Danish names follow its grammar: compounds in one word, adjectives as their nouns, enough for a market', () => {
    const registry = createRegistry();
    const given = worlds.flatMap((world) => nameWorld('da', world, 50, registry));
    expect(given.filter(({ name }) => !/^\p{Lu}[\p{Ll} ,.-]+$/u.test(name.replace(/(?<= )\p{Lu}/gu, 'x')))).toEqual([]);
    expect(given.filter(({ parts = [] }) => parts.length === 2).length).toBeGreaterThan(100);
    for (const { adjectives } of Object.values(danish)) {
      expect(new Set(Object.values(adjectives).map(({ length }) => length)).size).toBe(1);
      expect(adjectives.pl.filter((word) => !/(?:e|blå|rå)$/.test(word))).toEqual([]);
    }
  });

  it('I18N-02 Swedish compounds drop a third equal consonant', () => {
    expect(dropThirdConsonant('Kugggåtan')).toBe('Kuggåtan');
    expect(dropThirdConsonant('Isstigen')).toBe('Isstigen');
  });

  it('BRAND-07 a name that says one thing twice is noticed', () => {
    expect(repeatsItself(['Mond', 'Mondtal'])).toBe(true);
    expect(repeatsItself(['Lantern', 'lantern'])).toBe(true);
    expect(repeatsItself(['Pearl', 'Ledger'])).toBe(false);
  });
});
