import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { Page as HelpPage } from '../../../../client/pages/help/help-page.tsx';
import { Page as PaymentMethodsPage } from '../../../../client/pages/payments/payment-methods-page.tsx';
import { Page as PromotionsPage } from '../../../../client/pages/promotions/promotions-page.tsx';
import { Page as WinnersPage } from '../../../../client/pages/winners/winners-page.tsx';
import { cultureCodes } from '../../../../locales/index.ts';
import type { MessageId } from '../../../../shared/i18n/message-ids.ts';
import { responses } from '../support/games.ts';
import { intlOf, serverHtml } from '../support/render-site.tsx';

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
