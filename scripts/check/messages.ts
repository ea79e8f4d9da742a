import { bannerOffers } from '../../brands/offers.ts';
import { product } from '../../brands/house.ts';
import type { Locale } from '../../locales/culture.ts';
import { baseLocales } from '../../locales/bases.ts';
import { type Culture, cultures, locales } from '../../locales/index.ts';
import { specKeys, volatilityCodes } from '../../shared/contract/codes.ts';
import { menuRoutes } from '../../shared/menu/menu-codes.ts';
import { table } from '../../shared/routing/table.ts';
import { referenceLocale as reference } from '../build/locale-files.ts';
import { mergeMessages, readMessages } from '../build/messages.ts';
import type { WrittenMessages } from '../build/messages.ts';
import { loadModule } from '../build/load-module.ts';
import { invisible } from '../messages/areas.ts';
import { loadPages } from '../build/pages.ts';
import { Failure } from '../terminal/failure.ts';
import { flawIn, messageArguments, missingCategories, unknownCategories } from './message-arguments.ts';
import { likenessProblems } from './message-likeness.ts';
import { splitCompound } from './name-compounds.ts';
import { messageNeeds, type MessageFacts, type MessageNeeds } from './message-needs.ts';
import { offerTextIds, offerTextProblems, shownOffers } from './offer-texts.ts';
import { areaOf, unknownTemplates, unusedIds } from './message-use.ts';
import type { Project, Rule } from './rule.ts';
import { isCode, type SourceFile } from './sources.ts';

type Area = Readonly<Record<string, string>>;

type OwnArguments = ReadonlySet<string>;

/** Typed loosely, because folders may be missing from the list of locales. */
const bases: Readonly<Record<string, string>> = baseLocales;

function argumentsOf(text: string | undefined): string | undefined {
  try {
    return text === undefined
      ? undefined
      : messageArguments(text)
          .map((argument) => (argument.startsWith('<') ? argument : `{${argument}}`))
          .join(' ');
  } catch {
    return undefined;
  }
}

/** Arguments of which a text makes another kind than the English: `{days, select}` for `{days, plural}`. */
function otherKinds(text: string, english: string): string[] {
  const kindsOf = (source: string) =>
    new Map(messageArguments(source).map((argument) => [argument.split(',')[0], argument]));
  const wanted = kindsOf(english);
  return [...kindsOf(text)].flatMap(([name, argument]) => {
    const expected = wanted.get(name);
    return expected === undefined || expected === argument ? [] : [`expected {${expected}}, found {${argument}}`];
  });
}

/** Characters that steer a text and are not seen, but soft hyphens: controls, directions, spaces without width. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u00AD)\p{Cf}/u;

/** Flaws of a text that readers do not see. */
function unseenFlaws(text: string): string[] {
  const [found] = control.exec(text) ?? [];
  const code = found?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return [
    ...(code === undefined ? [] : [`has the control character U+${code}`]),
    ...(text === text.trim() ? [] : ['begins or ends with a space']),
  ];
}

function areaProblems(locale: string, place: string, area: Area, expected: Area, ownArguments: OwnArguments): string[] {
  return Object.entries(area).flatMap(([id, text]) => {
    const found = argumentsOf(text);
    if (text.trim() === '') return [`${place}: "${id}" is empty.`];
    if (found === undefined) return [`${place}: "${id}" is badly formed: ${flawIn(text)}.`];
    if (!(id in expected)) return [`${place}: ${reference} has no "${id}".`];
    const wanted = argumentsOf(expected[id]);
    const categories = missingCategories(text, locale);
    const surplus = unknownCategories(text, locale);
    const english = { locale: reference, text: expected[id] ?? '' };
    const compound = splitCompound(locale, text);
    return [
      ...(wanted === undefined || wanted === found || ownArguments.has(id)
        ? []
        : [`${place}: "${id}" expected ${wanted || 'no argument or tag'}, found ${found || 'none'}.`]),
      ...(wanted !== undefined && ownArguments.has(id)
        ? otherKinds(text, english.text).map((problem) => `${place}: "${id}" ${problem}.`)
        : []),
      ...(compound === undefined ? [] : [`${place}: "${id}" writes "${compound}" as two words; it needs a hyphen.`]),
      ...unseenFlaws(text).map((flaw) => `${place}: "${id}" ${flaw}.`),
      ...(categories.length === 0 ? [] : [`${place}: "${id}" lacks the plural ${categories.join(', ')}.`]),
      ...(surplus.length === 0
        ? []
        : [`${place}: "${id}" has the plural ${surplus.join(', ')}, which the language lacks.`]),
      ...(wanted === undefined
        ? []
        : likenessProblems(id, { locale, text }, english, ownArguments.has(id)).map(
            (problem) => `${place}: "${id}" ${problem}.`,
          )),
    ];
  });
}

const noNeeds: MessageNeeds = { built: new Map(), isNeeded: () => true };

/**
 * Messages that are missing, unknown or malformed, or whose arguments differ from the reference.
 *
 * @param ownArguments Ids whose arguments differ from market to market.
 */
export function localeProblems(
  written: WrittenMessages,
  listed: readonly string[],
  needs = noNeeds,
  ownArguments: OwnArguments = new Set(),
): string[] {
  const merged = mergeMessages(written);
  const expected = merged[reference] ?? {};
  const ids = new Set([...Object.values(expected).flatMap((area) => Object.keys(area)), ...needs.built.keys()]);
  const isNeeded = (id: string, locale = '') => locale === reference || needs.isNeeded(id, locale);
  const folders = Object.keys(written).filter((locale) => !listed.includes(locale));
  const compared = listed.flatMap((locale) => {
    const areas = merged[locale];
    const base = bases[locale];
    if (!areas) {
      const start = base ? `Write the messages that differ from ${base}.` : `Translate each area of ${reference}.`;
      return [`locales/${locale}/ is missing or has no messages. ${start}`];
    }
    const placeOf = (area: string) => `locales/${locale}/${area}.json`;
    // A message that the base lacks is reported there only.
    const missing = [...ids].filter(
      (id) => !(id in (areas[areaOf(id)] ?? {})) && isNeeded(id, locale) && !(base && isNeeded(id, base)),
    );
    return [
      ...missing.map((id) => {
        const by = needs.built.get(id);
        return `${placeOf(areaOf(id))}: "${id}" is missing${by === undefined ? '' : `; ${by} needs it`}.`;
      }),
      ...Object.entries(areas).flatMap(([area, texts]) => {
        const known = Object.fromEntries(
          Object.entries(texts).filter(([id]) => id in (expected[area] ?? {}) || !ids.has(id)),
        );
        return areaProblems(locale, placeOf(area), known, expected[area] ?? {}, ownArguments);
      }),
    ];
  });
  const repeated = Object.entries(baseLocales).flatMap(([locale, base]) =>
    Object.entries(written[locale] ?? {}).flatMap(([area, texts]) =>
      Object.entries(texts)
        .filter(([id, text]) => written[base]?.[area]?.[id] === text)
        .map(([id]) => `locales/${locale}/${area}.json: "${id}" is the same in ${base}; leave it out.`),
    ),
  );
  return [
    ...folders.map((locale) => `locales/${locale}/ is in no list of locales/index.ts.`),
    ...compared,
    ...repeated,
  ];
}

async function factsOf(root: string): Promise<MessageFacts> {
  const [{ pages, frameAreas, headAreas }, { featureCodes }] = await Promise.all([
    loadPages(root),
    loadModule(root, 'server/services/catalogue/codes.ts'),
  ]);
  if (!Array.isArray(featureCodes))
    throw new Failure('[check] server/services/catalogue/codes.ts has no "featureCodes".');
  return {
    table,
    menuRoutes,
    pages,
    frameAreas: [...frameAreas, ...headAreas],
    productGroup: product.slug,
    codeIds: [
      ...['winsBy', ...specKeys].map((key) => `game.spec.${key}`),
      ...volatilityCodes.map((code) => `tile.level.${code}`),
      ...featureCodes.map((code) => `catalogue.feature.${String(code)}`),
    ],
  };
}

/** Compares the texts of the locale's offers with their figures. Inherited texts count where a banner shows them. */
function offerProblemsOf(locale: Locale, written: WrittenMessages, ids: OwnArguments, needs: MessageNeeds): string[] {
  const isOwn = (id: string) => id in (written[locale]?.[areaOf(id)] ?? {});
  const texts = Object.values(mergeMessages(written)[locale] ?? {}).flatMap((area) =>
    Object.entries(area).filter(([id]) => ids.has(id) && (isOwn(id) || needs.isNeeded(id, locale))),
  );
  const offers = bannerOffers[locale] ?? {};
  return offerTextProblems(locale, Object.fromEntries(texts), offers, shownOffers(table, culturesOf(locale)));
}

const culturesOf = (locale: string) =>
  Object.values(cultures).flatMap((culture) => (culture.locale === locale ? [culture.code] : []));

/** Name of a culture's country in its own language. */
const countryOf = ({ lang, defaultCountry }: Culture) =>
  new Intl.DisplayNames([lang], { type: 'region' }).of(defaultCountry) ?? defaultCountry;

/**
 * Messages that a locale inherits although they name the country of its base.
 *
 * @param countries Names of the countries of a locale's cultures, in their languages.
 */
export function inheritedCountries(
  written: WrittenMessages,
  isNeeded: MessageNeeds['isNeeded'],
  countries: (locale: string) => readonly string[],
): string[] {
  return Object.entries(baseLocales).flatMap(([locale, base]) => {
    const own = countries(locale);
    const foreign = own.length === 0 ? [] : countries(base).filter((name) => !own.includes(name));
    return Object.entries(written[base] ?? {}).flatMap(([area, texts]) =>
      Object.entries(texts)
        .filter(([id]) => !(id in (written[locale]?.[area] ?? {})) && isNeeded(id, locale))
        .flatMap(([id, text]) =>
          foreign
            .filter((name) => text.includes(name))
            .map(
              (name) => `locales/${locale}/${area}.json: "${id}" is that of ${base}, which names "${name}"; write it.`,
            ),
        ),
    );
  });
}

/** Texts with characters that an editor does not show. */
export const hiddenCharacters = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^locales\/[^/]+\/\w+\.json$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          line.search(invisible) === -1
            ? []
            : [`${path}:${index + 1}: write invisible characters as \\u00a0 or the like.`],
        ),
    );

const codeOf = (files: readonly SourceFile[]) =>
  files.filter((file) => isCode(file) && /^(client|server|shared|brands)\//.test(file.path));

/** Messages that locales need, by the facts of a project and its sources. */
export async function readNeeds({ root, files }: Project): Promise<MessageNeeds> {
  return messageNeeds(await factsOf(root), codeOf(files), locales, culturesOf);
}

/** Problems of the texts of all locales. */
export function textProblems(written: WrittenMessages, needs: MessageNeeds): string[] {
  const offerIds = offerTextIds(table);
  return [
    ...localeProblems(written, locales, needs, offerIds),
    ...inheritedCountries(
      written,
      (id, locale) => needs.isNeeded(id, locale),
      (locale) => culturesOf(locale).map((code) => countryOf(cultures[code])),
    ),
    // The figures of a locale that is missing would all be reported as unused.
    ...locales
      .filter((locale) => locale in written)
      .flatMap((locale) => offerProblemsOf(locale, written, offerIds, needs)),
  ];
}

export const messages: Rule = {
  name: 'messages are complete',
  async find({ root, files }) {
    const [written, needs] = await Promise.all([readMessages(root), readNeeds({ root, files })]);
    const areas = Object.keys(written[reference] ?? {});
    const ids = Object.values(written[reference] ?? {}).flatMap((area) => Object.keys(area));
    const code = codeOf(files);
    const built = [...needs.built.keys()];
    return [
      ...hiddenCharacters(files),
      ...textProblems(written, needs),
      ...unknownTemplates(code, areas, built),
      ...unusedIds(ids, code, built).map((id) => `The message "${id}" is used nowhere.`),
    ];
  },
};
