import type { WrittenGameCard, WrittenGameInfo } from '../../../shared/contract/written.ts';
import { pictureOf } from '../images/art-url.ts';
import { artOf } from './card.ts';
import { groupIn } from './groups.ts';
import { findRelated } from './related.ts';
import type { GameStore, StoredGame } from './store.ts';
import { bonusTermsFor, homeName, noticeFor } from './texts.ts';

const screenshotCount = 3;
/** Large enough for every reader of Open Graph tags. */
const shareWidth = 1280;

/** All that a game page's head and facts need. `group` is the list from which the visitor came. */
export function describeInfo(
  store: GameStore,
  artVersion: string,
  { place, game, card }: StoredGame,
  group?: string,
): WrittenGameInfo {
  const { culture, groups, homeGroup } = game;
  const cardData = JSON.parse(card) as WrittenGameCard;
  const art = artOf(game, artVersion);
  const hero = pictureOf(art, 0);
  const cameFrom = groupIn(culture, group !== undefined && groups.includes(group) ? group : homeGroup);
  const related = findRelated(store.shelfOf(culture), place - store.shelfOf(culture).first);
  const alternates = store.alternates(game.id);
  const notice = noticeFor(game);
  const bonusTerms = bonusTermsFor(game);
  return {
    card: cardData,
    seo: { ...game.seo, ogImage: `${hero.url}?w=${shareWidth}&f=jpeg` },
    breadcrumbs: [
      { name: homeName(culture), path: '/' },
      ...(cameFrom ? [{ name: cameFrom.title, path: cameFrom.path }] : []),
      { name: game.name, path: cardData.path },
    ],
    specs: [...game.specs],
    hero: { desktop: hero, mobile: hero },
    screenshots: Array.from({ length: screenshotCount }, (_, index) => pictureOf(art, index + 1)),
    related: store.cards(culture, related).map((text) => JSON.parse(text) as WrittenGameCard),
    playTarget: { gameId: game.id, platformPath: `/play/${game.id}/` },
    ...(bonusTerms && { bonusTerms }),
    ...(notice && { notice }),
    ...(Object.keys(alternates).length > 1 && { alternates }),
  };
}
