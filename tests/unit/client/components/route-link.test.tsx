import { afterEach, describe, expect, it, vi } from 'vitest';
import { RouteLink } from '../../../../client/components/route-link.tsx';
import type { CultureCode } from '../../../../locales/index.ts';
import type { RouteKey } from '../../../../shared/routing/table.ts';
import { serverHtml } from '../support/render-site.tsx';

const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => void vi.restoreAllMocks());

describe('RouteLink', () => {
  it.each<[CultureCode, string]>([
    ['en-GB', '/casino/roulette/'],
    ['en-IE', '/en-IE/casino/roulette/'],
    ['es', '/casino/ruleta/'],
  ])('ROUTE-10 ROUTE-04 gives its anchor the path of the route in %s', (culture, href) => {
    const error = logged();
    const html = serverHtml(
      <RouteLink to="roulette">
        <a className="x">Roulette</a>
      </RouteLink>,
      { culture },
    );
    expect(html).toBe(`<a class="x" href="${href}">Roulette</a>`);
    expect(error).not.toHaveBeenCalled();
  });

  it('ROUTE-10 ROUTE-11 links to an implicit route in cultures that have it, and logs an error in others', () => {
    const error = logged();
    const megaways = <RouteLink to="megaways">{<a>Megaways</a>}</RouteLink>;
    expect(serverHtml(megaways)).toBe('<a href="/slots/megaways/">Megaways</a>');
    expect(error).not.toHaveBeenCalled();
    expect(serverHtml(megaways, { culture: 'en-IE' })).toBe('<a>Megaways</a>');
    expect(error).toHaveBeenCalledOnce();
  });

  it('ROUTE-10 inserts params and the query', () => {
    const html = serverHtml(
      <RouteLink to="slotsGame" params={{ gameSlug: 'a b' }} query="?page=2">
        <a>A</a>
      </RouteLink>,
    );
    expect(html).toBe('<a href="/slots/a%20b/?page=2">A</a>');
  });

  it('ROUTE-10 uses an explicit URL unchanged', () => {
    expect(serverHtml(<RouteLink href="https://help.test/">{<a>Help</a>}</RouteLink>)).toBe(
      '<a href="https://help.test/">Help</a>',
    );
  });

  const unknown = 'nowhere' as RouteKey as 'slots';
  it.each([
    ['without a URL', () => <RouteLink href="">{<a>Text</a>}</RouteLink>, '<a>Text</a>'],
    ['with an unknown route key', () => <RouteLink to={unknown}>{<a>Text</a>}</RouteLink>, '<a>Text</a>'],
    ['with a route of other cultures', () => <RouteLink to="payNPlay">{<a>Text</a>}</RouteLink>, '<a>Text</a>'],
    ['with a child other than an anchor', () => <RouteLink to="slots">{<b>Text</b>}</RouteLink>, '<b>Text</b>'],
    ['with a text as its child', () => <RouteLink to="slots">Text</RouteLink>, 'Text'],
  ])('ROUTE-10 ERR-01 %s logs to the console and renders its children', (_, link, html) => {
    const error = logged();
    expect(serverHtml(link())).toBe(html);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\[link\] /));
  });
});
