import { describe, expect, it } from 'vitest';
import { resolveLink } from '../../../../server/services/content/links.ts';
import { contextOf } from './context.ts';

describe('links of content', () => {
  it.each([
    ['en-GB', 'route:promotions', '/casino-promotions/'],
    ['es', 'route:promotions', '/promociones/'],
    ['de-DE', 'route:promotions', '/promotions/'],
    ['en-IE', 'route:promotions', '/casino-promotions/'],
    ['es', 'route:roulette', '/casino/ruleta/'],
    ['en-GB', 'route:promotion/welcome', '/casino-promotions/welcome/'],
    ['es', 'route:promotion/spins', '/promociones/own-slug/'],
    ['en-GB', 'route:feature/daily-drops', '/casino-features/daily-drops/'],
    ['en-GB', 'route:paymentMethod/northcard', '/payment-methods/nordkort/'],
    ['sv', 'route:landing/new-here', '/lp/start/'],
    ['en-GB', 'route:blogPost/odds', '/blog/numbers/odds/'],
    ['en-GB', 'route:blogTag/numbers', '/blog/numbers/'],
    ['sv', 'game:lantern', '/slots/lantern/'],
    ['sv', '#account/depositlimits', '#account/depositlimits'],
    ['en-GB', '#voucher', '#voucher'],
    ['en-GB', '#search', '#search'],
    ['en-GB', '#feedback', '#feedback'],
    ['en-GB', 'https://www.gamcare.org.uk/', 'https://www.gamcare.org.uk/'],
    ['en-GB', 'mailto:a@b.example', 'mailto:a@b.example'],
    ['en-GB', 'tel:08088020133', 'tel:08088020133'],
  ] as const)('API-03 ROUTE-04 %s: %s leads to %s, without locale prefix', (culture, target, href) => {
    expect(resolveLink(target, contextOf(culture))).toEqual({ href });
  });

  it.each([
    ['en-GB', 'route:nothing', 'no page "nothing"'],
    ['sv', 'route:promotions', 'no page "promotions" in sv'],
    ['sv', 'route:promotion/welcome', 'no page "promotion" in sv'],
    ['en-IE', 'route:blogPost/odds', 'no page "blogPost" in en-IE'],
    ['en-GB', 'route:promotion', 'needs an id'],
    ['en-GB', 'route:promotion/none', 'no promotion "none"'],
    ['en-GB', 'route:promotion/draft-promotion', 'no promotion "draft-promotion"'],
    ['en-GB', 'route:promotion/welcome/more', 'more than one slash'],
    ['en-GB', 'route:landing/contact', 'no landing "contact"'],
    ['en-GB', 'game:none', 'no game "none"'],
    ['en-GB', '#nowhere', 'opens nothing'],
    ['sv', '#voucher', 'opens nothing'],
    ['sv', '#feedback', 'opens nothing'],
    ['en-GB', 'http://plain.example/', 'needs to begin with'],
    ['en-GB', '/slots/', 'needs to begin with'],
    ['en-GB', 'javascript:alert(1)', 'needs to begin with'],
    ['en-GB', 'https://', 'is no address'],
    ['en-GB', 'https://a b.example/', 'is no address'],
  ] as const)('API-03 %s: %s is wrong: %s', (culture, target, reason) => {
    expect(resolveLink(target, contextOf(culture))).toEqual({ wrong: expect.stringContaining(reason) });
  });
});
