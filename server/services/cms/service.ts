import type { CultureCode } from '../../../locales/index.ts';
import type { Feature, FeaturesHome } from '../../../shared/contract/written.ts';
import type { ContentStore } from '../content/store.ts';
import type { StoredItem, StoredKind } from '../content/stored-kinds.ts';
import { caching, json } from '../http/response.ts';
import { type Endpoint, get, getConstant } from '../http/endpoint.ts';
import { orMissing } from '../http/found.ts';
import { pageOf } from '../http/page.ts';
import { code, culture, itemName, optional, paging, required } from '../http/query.ts';
import { groupCards } from './groups.ts';
import { createPromotions } from './promotions.ts';

const list = { culture, slug: optional(itemName), ...paging() };
const preview = { culture, id: required(itemName) };

/** Promotions, features, pages and terms: the words that editors write. */
export function createCmsService(content: ContentStore): Endpoint[] {
  const promotionsAt = (now: number) => createPromotions(content, now);

  const bySlug = <Kind extends StoredKind>(asked: CultureCode, kind: Kind, slug: string): StoredItem<Kind> =>
    orMissing(content.bySlug(asked, kind, slug), `${kind} "${slug}"`);
  const byId = <Kind extends StoredKind>(asked: CultureCode, kind: Kind, id: string): StoredItem<Kind> =>
    orMissing(content.byId(asked, kind, id), `${kind} "${id}"`);

  const toFeature = (item: StoredItem<'feature'>): Feature => ({
    ...item.card,
    ...item.rest,
    ...content.alternates('feature', item.id),
  });
  const toFeaturesHome = (asked: CultureCode, home: StoredItem<'features-home'>): FeaturesHome => {
    const { groups, ...others } = home.card;
    return { ...others, groups: groupCards(groups, content.list(asked, 'feature')) };
  };
  const draft = (answer: object) => json({ ...answer, draft: true }, caching.never);

  return [
    get('/api/v1/cms/promotions/', list, ({ culture: asked, slug, ...view }, { now }) =>
      json(
        slug === undefined
          ? pageOf(promotionsAt(now).cards(asked), view, content.updatedAt(asked))
          : promotionsAt(now).whole(asked, bySlug(asked, 'promotion', slug)),
        caching.catalogue,
      ),
    ),
    get('/api/v1/cms/promotions-home/', { culture }, ({ culture: asked }, { now }) =>
      json(promotionsAt(now).home(asked, byId(asked, 'promotions-home', 'promotions-home')), caching.catalogue),
    ),
    get('/api/v1/cms/promotions/preview/', preview, ({ culture: asked, id }, { now }) =>
      draft(promotionsAt(now).whole(asked, byId(asked, 'promotion', id))),
    ),
    get('/api/v1/cms/promotions-home/preview/', preview, ({ culture: asked, id }, { now }) =>
      draft(promotionsAt(now).home(asked, byId(asked, 'promotions-home', id))),
    ),

    getConstant('/api/v1/cms/features/', list, ({ culture: asked, slug, ...view }) => {
      if (slug !== undefined) return json(toFeature(bySlug(asked, 'feature', slug)), caching.catalogue);
      const cards = content.list(asked, 'feature').map(({ card }) => card);
      return json(pageOf(cards, view, content.updatedAt(asked)), caching.catalogue);
    }),
    getConstant('/api/v1/cms/features-home/', { culture }, ({ culture: asked }) =>
      json(toFeaturesHome(asked, byId(asked, 'features-home', 'features-home')), caching.catalogue),
    ),
    get('/api/v1/cms/features/preview/', preview, ({ culture: asked, id }) =>
      draft(toFeature(byId(asked, 'feature', id))),
    ),
    get('/api/v1/cms/features-home/preview/', preview, ({ culture: asked, id }) =>
      draft(toFeaturesHome(asked, byId(asked, 'features-home', id))),
    ),

    getConstant(
      '/api/v1/cms/pages/',
      { culture, code: optional(code), slug: optional(itemName), ...paging() },
      ({ culture: asked, code: wanted, slug, ...view }) => {
        if (wanted === undefined && slug === undefined) {
          const cards = content.list(asked, 'landing').map(({ card: { slug: own, title } }) => ({ slug: own, title }));
          return json(pageOf(cards, view, content.updatedAt(asked)), caching.catalogue);
        }
        const page = slug === undefined ? byId(asked, 'page', wanted ?? '') : bySlug(asked, 'landing', slug);
        const kind = slug === undefined ? 'page' : 'landing';
        return json({ ...page.card, ...content.alternates(kind, page.id) }, caching.catalogue);
      },
    ),
    getConstant('/api/v1/cms/terms/', { culture, key: required(code) }, ({ culture: asked, key }) =>
      json(byId(asked, 'terms', key).card, caching.catalogue),
    ),
  ];
}
