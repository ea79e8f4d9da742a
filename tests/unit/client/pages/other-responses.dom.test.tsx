import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Page as BlogPage } from '../../../../client/pages/blog/blog-page.tsx';
import { Page as CategoryPage } from '../../../../client/pages/category/category-page.tsx';
import { Page as ContentPage } from '../../../../client/pages/content/content-page.tsx';
import { Page as ErrorPage } from '../../../../client/pages/error/error-page.tsx';
import { Page as FeaturePage } from '../../../../client/pages/features/feature-page.tsx';
import { Page as FeaturesPage } from '../../../../client/pages/features/features-page.tsx';
import { Page as FeedPage } from '../../../../client/pages/feed/feed-page.tsx';
import { Page as HelpPage } from '../../../../client/pages/help/help-page.tsx';
import { Page as PaymentMethodsPage } from '../../../../client/pages/payments/payment-methods-page.tsx';
import { Page as PromotionPage } from '../../../../client/pages/promotions/promotion-page.tsx';
import { Page as PromotionsPage } from '../../../../client/pages/promotions/promotions-page.tsx';
import { Page as WinnersPage } from '../../../../client/pages/winners/winners-page.tsx';
import { cultureCodes } from '../../../../locales/index.ts';
import type { MessageId } from '../../../../shared/i18n/message-ids.ts';
import { feature, featureCard, promotion, promotionCard } from '../support/content.ts';
import { responses, tileCard } from '../support/games.ts';
import { hrefsOf, markupOf, textsOf } from '../support/markup.tsx';
import { intlOf, serverHtml } from '../support/render-site.tsx';

describe('pages whose request failed', () => {
  it.each<[url: string, Page: ComponentType, heading: string, href: string, absent: string]>([
    ['/slots/', CategoryPage, 'Slots', '/slots/megaways/', 'form'],
    ['/blog/', BlogPage, 'Blog', '/contact/', 'article'],
    ['/contact/', ContentPage, 'Contact', '/help/', '[data-type]'],
    ['/casino-features/', FeaturesPage, 'Features', '/help/', 'h3'],
    ['/casino-promotions/', PromotionsPage, 'Promotions', '/help/', 'article'],
    ['/help/', HelpPage, 'Frequently asked questions', '/contact/', 'details'],
    ['/payment-methods/', PaymentMethodsPage, 'Payment methods', '/responsible-gaming/', 'dl'],
    ['/terms/', FeedPage, 'Terms and conditions', '/help/', 'nav[aria-label] a'],
    ['/uploading-documents/', FeedPage, 'Uploading documents', '/help/', 'nav[aria-label] a'],
    ['/self-assessment-test/', FeedPage, 'Self-assessment test', '/help/', 'nav[aria-label] a'],
  ])('API-04 SEO-07 %s shows its heading and further links', (url, Page, heading, href, absent) => {
    const markup = markupOf(<Page />, { url, seed: responses({}) });
    expect(textsOf(markup, 'h1')).toEqual([heading]);
    expect(hrefsOf(markup)).toContain(href);
    expect(markup.querySelector(absent)).toBeNull();
  });
});

const updatedAt = '2026-11-20T12:00:00Z';

const emptyLists: readonly (readonly [url: string, Page: ComponentType, message: MessageId, responses: object])[] = [
  ['/payment-methods/', PaymentMethodsPage, 'payments.none', { 'feeds/payment-options/': [] }],
  ['/help/', HelpPage, 'help.empty', { 'feeds/faq': { categories: [], updatedAt } }],
  ['/winners/', WinnersPage, 'winners.none', { 'feeds/winners/': { asOf: updatedAt, items: [] } }],
  ['/casino-promotions/', PromotionsPage, 'promotions.none', { 'cms/promotions-home/': { items: [], groups: [] } }],
];

describe('pages with an empty list', () => {
  it.each(emptyLists.flatMap((row) => cultureCodes.map((culture) => [culture, ...row] as const)))(
    'API-04 %s %s shows a message that there is nothing to show',
    (culture, url, Page, message, bodies) => {
      const text = intlOf(culture).text(message);
      expect(serverHtml(<Page />, { url, culture, seed: responses({ ...bodies }) })).toContain(`<p>${text}</p>`);
    },
  );
});

describe('drafts', () => {
  const home = { title: 'Next month', seo: { title: '', description: '' }, introHtml: '', groups: [] };
  const title = 'Next month';
  /** Published content, which must not be shown beside a draft. */
  const published = {
    ...home,
    items: [promotionCard('other')],
    total: 1,
    groups: [{ code: 'a', title: 'A', items: [featureCard('other')] }],
  };

  it.each<[url: string, Page: ComponentType, call: string, draft: object]>([
    ['/preview/features/home/x/', FeaturesPage, 'features-home', home],
    ['/preview/features/x/', FeaturePage, 'features', feature('x', { title })],
    ['/preview/promotions/home/x/', PromotionsPage, 'promotions-home', home],
    ['/preview/promotions/x/', PromotionPage, 'promotions', promotion('x', { title, draft: true })],
  ])('PAGE-10 %s shows the draft of the id with a notice, without published content', (url, Page, call, draft) => {
    const seed = responses({ [`cms/${call}/preview/?culture=en-GB&id=x`]: draft, 'cms/': published });
    const markup = markupOf(<Page />, { url, seed });
    expect(textsOf(markup, 'h1')).toEqual([title]);
    expect(markup.textContent).toContain('Draft: not published yet');
    expect(markup.textContent).not.toContain('Title of other');
  });
});

describe('error pages', () => {
  it('PAGE-07 a 404 page has a message, further links and popular games', () => {
    const seed = responses({ 'games/': { total: 1, items: [tileCard('Sun Regent')] } });
    const html = serverHtml(<ErrorPage />, { url: '/nowhere/', culture: 'en-IE', seed });
    expect(html).toContain('<h1>Page not found</h1>');
    expect(html).toContain('href="/en-IE/"');
    expect(html).toContain('Sun Regent');
    expect(html).toContain('href="/en-IE/contact/"');
  });

  it('PAGE-07 a 500 page sends no requests', () => {
    const seed = vi.fn();
    const html = serverHtml(<ErrorPage />, { url: '/500/', seed });
    expect(html).toContain('<h1>Something went wrong</h1>');
    expect(seed).not.toHaveBeenCalled();
  });
});
