import { describe, expect, it } from 'vitest';
import { Menu } from '../../../../client/components/menu/menu.tsx';
import { MenuButton } from '../../../../client/components/menu/menu-button.tsx';
import { after, click, until } from '../support/act.ts';
import { hydrateSite, renderSite, serverHtml } from '../support/render-site.tsx';

const dialogIn = (container: HTMLElement) => container.querySelector('dialog')!;

const menu = (
  <>
    <MenuButton />
    <Menu />
  </>
);

async function openMenu() {
  const site = await renderSite(menu);
  await click(site.container.querySelector('button[commandfor]'));
  return { ...site, dialog: dialogIn(site.container) };
}

describe('menu', () => {
  it("SHELL-03 SSR-05 opens and closes with the browser's command attributes, without a script", () => {
    const html = serverHtml(menu);
    expect(html).toMatch(/<button[^>]* command="show-modal" commandfor="menu"/);
    expect(html).toMatch(/<dialog id="menu"[^>]* closedby="any"/);
    expect(html).toMatch(/<button[^>]* command="close" commandfor="menu"/);
  });

  it('SHELL-03 is opened by its button in a browser without command attributes', async () => {
    const { dialog, stores } = await openMenu();
    expect(dialog.open).toBe(true);
    expect(stores.ui.menuIsOpen).toBe(true);
  });

  it.each([
    ['its own button', async ({ dialog }) => click(dialog.querySelector('button'))],
    ['Escape', async ({ dialog }) => after(() => dialog.close())],
    ['a link to the current page', async ({ dialog }) => click(dialog.querySelector('nav a'))],
    ['a click on the backdrop', async ({ dialog }) => click(dialog, { clientX: -1, clientY: -1 })],
    ['the opening account overlay', async ({ stores }) => after(() => void (stores.ui.showAccountPopup = true))],
    ['navigation to another page', async ({ show }) => show(menu, '/slots/')],
  ] as readonly [string, (site: Awaited<ReturnType<typeof openMenu>>) => Promise<void>][])(
    'SHELL-03 is closed by %s',
    async (_, close) => {
      const site = await openMenu();
      await close(site);
      expect(dialogIn(site.container).open).toBe(false);
      expect(site.stores.ui.menuIsOpen).toBe(false);
    },
  );

  it('SHELL-03 SSR-04 stays open when the browser opened it before hydration', async () => {
    const { container, stores } = await hydrateSite(<Menu />, (served) => dialogIn(served).showModal());
    expect(dialogIn(container).open).toBe(true);
    expect(stores.ui.menuIsOpen).toBe(true);
  });

  it('SHELL-04 marks the current page', async () => {
    const { container } = await renderSite(<Menu />, { url: '/slots/' });
    const current = [...container.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);
    expect(current).toEqual(['Slots']);
  });

  it('SHELL-04 shows the number of games beside its links after it is opened, with a single request', async () => {
    const requested: string[] = [];
    const groups = [
      { code: 'slots', total: 5340 },
      { code: 'bingo', total: 60 },
    ];
    const { container } = await renderSite(menu, {
      respond({ path }) {
        requested.push(path);
        return { state: 'found', data: { groups } };
      },
    });
    const linkTo = (href: string) => container.querySelector(`dialog a[href="${href}"]`)?.textContent;
    expect([linkTo('/slots/'), requested]).toEqual(['Slots', []]);
    await click(container.querySelector('button[commandfor]'));
    await until(() => expect(linkTo('/slots/')).toBe('Slots5,340'));
    expect([linkTo('/bingo/'), linkTo('/casino/'), linkTo('/help/')]).toEqual(['Bingo60', 'Casino', 'FAQ']);
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatch(/^\/v1\/games\/by-groups\/\?.*groups=slots.*limit=1$/);
  });
});
