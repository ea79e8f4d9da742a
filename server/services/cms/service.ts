import type { CultureCode } from '../../../locales/index.ts';
import type { WrittenFeature, WrittenFeaturesHome } from '../../../shared/contract/written.ts';
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

  const bySlug = <Kind extends StoredKind>(cultureCode: CultureCode, kind: Kind, slug: string): StoredItem<Kind> =>
    orMissing(content.bySlug(cultureCode, kind, slug), `such ${kind}`);
  const byId = <Kind extends StoredKind>(cultureCode: CultureCode, kind: Kind, id: string): StoredItem<Kind> =>
    orMissing(content.byId(cultureCode, kind, id), `such ${kind}`);

  const toFeature = (item: StoredItem<'feature'>): WrittenFeature => ({
    ...item.card,
    ...item.rest,
    ...content.alternates('feature', item.id),
  });
  const toFeaturesHome = (cultureCode: CultureCode, home: StoredItem<'features-home'>): WrittenFeaturesHome => {
    const { groups, ...others } = home.card;
    return { ...others, groups: groupCards(groups, content.list(cultureCode, 'feature')) };
  };
  const draft = (item: object) => json({ ...item, draft: true }, caching.never);

  return [
    get('/api/v1/cms/promotions/', list, ({ culture: cultureCode, slug, ...view }, { now }) =>
      json(
        slug === undefined
          ? pageOf(promotionsAt(now).cards(cultureCode), view, content.updatedAt(cultureCode))
          : promotionsAt(now).whole(cultureCode, bySlug(cultureCode, 'promotion', slug)),
        caching.catalogue,
      ),
    ),
    get('/api/v1/cms/promotions-home/', { culture }, ({ culture: cultureCode }, { now }) =>
      json(
        promotionsAt(now).home(cultureCode, byId(cultureCode, 'promotions-home', 'promotions-home')),
        caching.catalogue,
      ),
    ),
    get('/api/v1/cms/promotions/preview/', preview, ({ culture: cultureCode, id }, { now }) =>
      draft(promotionsAt(now).whole(cultureCode, byId(cultureCode, 'promotion', id))),
    ),
    get('/api/v1/cms/promotions-home/preview/', preview, ({ culture: cultureCode, id }, { now }) =>
      draft(promotionsAt(now).home(cultureCode, byId(cultureCode, 'promotions-home', id))),
    ),

    getConstant('/api/v1/cms/features/', list, ({ culture: cultureCode, slug, ...view }) => {
      if (slug !== undefined) return json(toFeature(bySlug(cultureCode, 'feature', slug)), caching.catalogue);
      const cards = content.list(cultureCode, 'feature').map(({ card }) => card);
      return json(pageOf(cards, view, content.updatedAt(cultureCode)), caching.catalogue);
    }),
    getConstant('/api/v1/cms/features-home/', { culture }, ({ culture: cultureCode }) =>
      json(toFeaturesHome(cultureCode, byId(cultureCode, 'features-home', 'features-home')), caching.catalogue),
    ),
    get('/api/v1/cms/features/preview/', preview, ({ culture: cultureCode, id }) =>
      draft(toFeature(byId(cultureCode, 'feature', id))),
    ),
    get('/api/v1/cms/features-home/preview/', preview, ({ culture: cultureCode, id }) =>
      draft(toFeaturesHome(cultureCode, byId(cultureCode, 'features-home', id))),
    ),

    getConstant(
      '/api/v1/cms/pages/',
      { culture, code: optional(code), slug: optional(itemName), ...paging() },
      ({ culture: cultureCode, code: wanted, slug, ...view }) => {
        if (wanted === undefined && slug === undefined) {
          const cards = content
            .list(cultureCode, 'landing')
            .map(({ card: { slug: own, title } }) => ({ slug: own, title }));
          return json(pageOf(cards, view, content.updatedAt(cultureCode)), caching.catalogue);
        }
        const page =
          slug === undefined ? byId(cultureCode, 'page', wanted ?? '') : bySlug(cultureCode, 'landing', slug);
        const kind = slug === undefined ? 'page' : 'landing';
        return json({ ...page.card, ...content.alternates(kind, page.id) }, caching.catalogue);
      },
    ),
    getConstant('/api/v1/cms/terms/', { culture, key: required(code) }, ({ culture: cultureCode, key }) =>
      json(byId(cultureCode, 'terms', key).card, caching.catalogue),
    ),
  ];
}
