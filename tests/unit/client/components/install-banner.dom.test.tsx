import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { InstallBanner } from '../../../../client/components/install-banner/install-banner.tsx';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { onlyNecessary } from '../../../../shared/consent/consent.ts';
import { after, buttonOf, click } from '../support/act.ts';
import { renderSite } from '../support/render-site.tsx';
import { withStorage } from '../support/storage.ts';

const storage = withStorage();

// After another test has loaded the first script, it stores each beforeinstallprompt event on window.
beforeEach(() => void Reflect.deleteProperty(window, 'installEvent'));

async function show(hasChosen = true) {
  const own = createVisitorStores();
  if (hasChosen) own.consent.choice = onlyNecessary;
  const site = await renderSite(<InstallBanner />, { own });
  return { ...site, own, button: (name: string) => buttonOf(site.container, name) };
}

function offer() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  return { event, prompt };
}

describe('install banner', () => {
  it('PWA-02 is shown on beforeinstallprompt, and its button calls the deferred prompt', async () => {
    const { container, button } = await show();
    expect(container.textContent).toBe('');
    const { event, prompt } = offer();
    await after(() => dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(container.querySelector('h2')?.textContent).toContain('as an app');
    await click(button('Install'));
    expect(prompt).toHaveBeenCalledOnce();
    expect(container.textContent).toBe('');
  });

  it('PWA-02 uses a beforeinstallprompt event that was stored before it mounted', async () => {
    const { event } = offer();
    Object.assign(window, { installEvent: event });
    onTestFinished(() => void Reflect.deleteProperty(window, 'installEvent'));
    expect((await show()).button('Install')).toBeDefined();
  });

  it('PWA-02 stays hidden for the session after it was dismissed, unless the visitor opens #install', async () => {
    const first = await show();
    await after(() => dispatchEvent(offer().event));
    await click(first.button('Not now'));
    expect(first.container.textContent).toBe('');
    expect(storage.session.getItem('xpwa')).toBe('1');
    const second = await show();
    await after(() => dispatchEvent(offer().event));
    expect(second.container.textContent).toBe('');
    await after(() => (second.stores.ui.hash = 'install'));
    expect(second.button('Install')).toBeDefined();
    await click(second.button('Not now'));
    expect(second.navigation.closeHash).toHaveBeenCalledOnce();
  });

  it('SHELL-14 PWA-02 sets canInstall until the app is installed, also after the banner was dismissed', async () => {
    const { stores, button } = await show();
    expect(stores.ui.canInstall).toBe(false);
    await after(() => dispatchEvent(offer().event));
    expect(stores.ui.canInstall).toBe(true);
    await click(button('Not now'));
    expect(stores.ui.canInstall).toBe(true);
    await after(() => dispatchEvent(new Event('appinstalled')));
    expect(stores.ui.canInstall).toBe(false);
  });

  it('PWA-02 uses each beforeinstallprompt event once', async () => {
    const { stores, button } = await show();
    const first = offer();
    await after(() => dispatchEvent(first.event));
    await click(button('Install'));
    expect([first.prompt.mock.calls.length, stores.ui.canInstall]).toEqual([1, false]);
    const second = offer();
    await after(() => dispatchEvent(second.event));
    await after(() => (stores.ui.hash = 'install'));
    await click(button('Install'));
    expect([first.prompt.mock.calls.length, second.prompt.mock.calls.length]).toEqual([1, 1]);
  });

  it('PWA-02 A11Y-02 takes the focus when it is opened by the link, and returns it to the link when it is closed', async () => {
    const link = document.createElement('footer');
    link.innerHTML = '<a href="#install">Install</a>';
    document.body.append(link);
    onTestFinished(() => link.remove());
    const { stores, container, button } = await show();
    await after(() => dispatchEvent(offer().event));
    await after(() => (stores.ui.hash = 'install'));
    expect(document.activeElement).toBe(container.querySelector('section'));
    await click(button('Not now'));
    expect(document.activeElement).toBe(link.firstElementChild);
  });

  it('PWA-02 is hidden until the visitor has made a consent choice', async () => {
    const { container, own, button } = await show(false);
    await after(() => dispatchEvent(offer().event));
    expect(container.textContent).toBe('');
    await after(() => (own.consent.choice = onlyNecessary));
    expect(button('Install')).toBeDefined();
  });
});
