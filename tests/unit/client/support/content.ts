import type { ContentPage, Feature, FeatureCard, Promotion, PromotionCard } from '../../../../shared/contract/cms.ts';

const image = { url: 'content/a', width: 1920, height: 1080, alt: '' };
const seo = { title: 'A title', description: 'A description.' };

/** A promotion as lists contain it. By default, it is claimed by registering. */
export function promotionCard(id: string, more: Partial<PromotionCard> = {}): PromotionCard {
  return {
    id,
    slug: id,
    title: `Title of ${id}`,
    teaser: `Teaser of ${id}`,
    image,
    claim: { label: `Claim ${id}`, target: 'register' },
    get: `Get of ${id}`,
    when: `When of ${id}`,
    bonusCode: `CODE-${id.toUpperCase()}`,
    eligiblePlayer: `Who of ${id}`,
    significantTerms: `Significant terms of ${id}.`,
    termsPath: `/casino-promotions/${id}/`,
    start: '2026-03-01',
    status: 'active',
    product: 'slots',
    audience: 'new',
    ...more,
  };
}

export function promotion(id: string, { terms, ...more }: Partial<Promotion> = {}): Promotion {
  return {
    ...promotionCard(id, more),
    body: `<p>Body of ${id}</p>`,
    terms: { html: `<ol><li>Full terms of ${id}</li></ol>`, ...terms },
    seo,
    updatedAt: '2026-11-03T00:00:00.000Z',
  };
}

export const featureCard = (id: string): FeatureCard => ({
  id,
  slug: id,
  title: `Title of ${id}`,
  teaser: `Teaser of ${id}`,
  image,
});

export const feature = (id: string, more: Partial<Feature> = {}): Feature => ({
  ...featureCard(id),
  body: `<p>Body of ${id}</p>`,
  seo,
  updatedAt: '2026-11-03T00:00:00.000Z',
  ...more,
});

export const contentPage = (blocks: ContentPage['blocks'], code = 'aboutUs'): ContentPage => ({
  code,
  slug: code,
  title: `Title of ${code}`,
  seo,
  blocks,
  updatedAt: '2026-11-03T00:00:00.000Z',
});
