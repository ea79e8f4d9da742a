import { describe, expect, it } from 'vitest';
import { Page as FeaturePage } from '../../../../client/pages/features/feature-page.tsx';
import { Page as FeaturesPage } from '../../../../client/pages/features/features-page.tsx';
import { othersOf } from '../../../../client/pages/features/others-of.ts';
import { feature, featureCard } from '../support/content.ts';
import { responses } from '../support/games.ts';
import { hrefOf, markupOf, textsOf } from '../support/markup.tsx';

const groups = [
  { code: 'facts', title: 'Facts', items: [featureCard('rtp'), featureCard('terms')] },
  { code: 'limits', title: 'Limits', items: [featureCard('breaks')] },
];
const home = { title: 'Features', seo: { title: '', description: '' }, introHtml: '<p>An intro.</p>', groups };
const cta = { label: 'Set a limit', href: '#account/depositlimits' };
const services = {
  'cms/features-home/': home,
  'cms/features/': feature('terms', { cta }),
};

describe('features page', () => {
  it('PAGE-03 lists every feature by group, with links', () => {
    const markup = markupOf(<FeaturesPage />, { url: '/casino-features/', seed: responses(services) });
    expect(textsOf(markup, 'h1, h2, h3')).toEqual([
      'Features',
      'Facts',
      'Title of rtp',
      'Title of terms',
      'Limits',
      'Title of breaks',
    ]);
    expect(hrefOf(markup, 'Title of rtp')).toBe('/casino-features/rtp/');
  });

  it('PAGE-03 ROUTE-04 uses the paths of the culture', () => {
    const markup = markupOf(<FeaturesPage />, { url: '/funciones/', culture: 'es', seed: responses(services) });
    expect(hrefOf(markup, 'Title of rtp')).toBe('/funciones/rtp/');
  });
});

describe('feature page', () => {
  it('PAGE-03 shows its text and links, and other features of the same group first', () => {
    const markup = markupOf(<FeaturePage />, { url: '/casino-features/terms/', seed: responses(services) });
    expect(textsOf(markup, 'h1')).toEqual(['Title of terms']);
    expect(markup.textContent).toContain('Body of terms');
    expect(hrefOf(markup, 'Set a limit')).toBe('#account/depositlimits');
    expect(textsOf(markup, 'aside li')).toEqual(['Title of rtp', 'Title of breaks']);
  });
});

describe('othersOf', () => {
  const many = [{ items: [{ id: 'a' }, { id: 'b' }] }, { items: [{ id: 'c' }, { id: 'd' }] }, { items: [{ id: 'e' }] }];

  it.each([
    ['c', 'd e a b'],
    ['a', 'b c d e'],
    ['unheard of', 'a b c d e'],
  ])('PAGE-03 for %s returns the features of the same group first', (id, others) => {
    const ids = othersOf(many, id).map((item) => item.id);
    expect(ids.join(' ')).toBe(others);
  });
});
