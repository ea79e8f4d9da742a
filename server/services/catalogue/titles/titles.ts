import { cultureCodes } from '../../../../locales/index.ts';
import type { Kind, Language } from '../codes.ts';
import { kinds, languages, sharedLanguage } from '../codes.ts';
import { markets, retiredSlots } from '../markets.ts';
import { createRegistry } from '../naming/registry.ts';
import { createHeadlinerTitles } from './headliner-titles.ts';
import { createRoomTitles, namesKind } from './room-titles.ts';
import { createSlotTitles } from './slot-titles.ts';
import type { Title } from './title.ts';

/** Number of games that a language names itself: those of its largest market that the English catalogue lacks. */
export function ownCount(language: Language, kind: Kind): number {
  if (kind !== 'slot' && !namesKind(language, kind)) return 0;
  const own = cultureCodes.flatMap((culture) => {
    const { language: its, counts, sharedShare } = markets[culture];
    const count = counts[kind] ?? 0;
    const isShared = language !== sharedLanguage && (kind === 'slot' || namesKind(sharedLanguage, kind));
    return its === language ? [isShared ? Math.round(count * (1 - sharedShare)) : count] : [];
  });
  return Math.max(0, ...own);
}

/** Every game that any market has, by the language it is named in; the hand-picked ones come first. */
export function createTitles(): Readonly<Record<Language, readonly Title[]>> {
  const registry = createRegistry();
  const headliners = createHeadlinerTitles(registry);
  const titlesOf = (language: Language): Title[] =>
    kinds.flatMap((kind) => {
      const front = language === sharedLanguage ? headliners.filter((title) => title.kind === kind) : [];
      const count = ownCount(language, kind) - front.length;
      if (count <= 0) return front;
      const rest =
        kind === 'slot'
          ? createSlotTitles(language, count + retiredSlots, registry)
          : createRoomTitles(language, kind, count, registry);
      return [...front, ...rest];
    });
  const titles = languages.map((language) => [language, titlesOf(language)] as const);
  return Object.fromEntries(titles) as Record<Language, Title[]>;
}
