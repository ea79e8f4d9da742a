import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const root = document.documentElement;
const viewport = () => document.querySelector('meta[name=viewport]')?.getAttribute('content');
const plain = 'width=device-width,initial-scale=1';

/** A stored player that was saved the given number of days ago. */
const storedPlayer = (state: string, daysAgo = 0) =>
  `{"savedAt":${Date.now() - daysAgo * 86_400_000},"session":"s","state":{${state}}}`;

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = `<meta name="viewport" content="${plain}">`;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function run(key = '', stored: string | null = null) {
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === key ? stored : null) });
  return import('../../../client/head-script.ts');
}

describe('head script', () => {
  it.each([
    [null, 'guest'],
    [storedPlayer('"segment":-1'), 'guest'],
    [storedPlayer('"segment":0'), 'lead'],
    [storedPlayer('"username":"x","segment":1'), 'real'],
    [storedPlayer('"segment":7'), 'guest'],
    [storedPlayer('"segment":1', 29), 'real'],
    [storedPlayer('"segment":1', 31), 'guest'],
    ['{"state":{"segment":1}}', 'guest'],
    ['nonsense', 'guest'],
  ])('SEC-01 SHELL-01 ACC-11 treats the visitor with %j in storage as %s', async (stored, segment) => {
    await run('sc-player', stored);
    expect(root.dataset['segment']).toBe(segment);
  });

  it.each([
    [null, 'asked'],
    ['1010', 'given'],
    ['101', 'asked'],
    ['10101', 'asked'],
    ['2222', 'asked'],
  ])('TRK-03 prompts for consent unless storage contains a valid four-digit choice: %j', async (stored, consent) => {
    await run('pg-wdg-cnst', stored);
    expect(root.dataset['consent']).toBe(consent);
  });

  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it.each([
    ['blocked', { getItem: forbid }],
    ['null', null],
    ['empty because it is full', { getItem: () => null }],
  ])('TRK-03 reads the consent choice from the session cookie when storage is %s', async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    for (const [cookie, consent] of [
      ['', 'asked'],
      ['other=1111', 'asked'],
      ['pg-wdg-cnst=10110', 'asked'],
      ['a=1; pg-wdg-cnst=1011; b=2', 'given'],
      ['pg-wdg-cnst=1000', 'given'],
    ] as const) {
      vi.resetModules();
      vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
      await import('../../../client/head-script.ts');
      expect(root.dataset['consent'], cookie).toBe(consent);
    }
    vi.restoreAllMocks();
  });

  it('TRK-03 SEC-01 does not throw when storage and cookies are both denied', async () => {
    vi.stubGlobal('localStorage', { getItem: forbid });
    vi.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
    await expect(import('../../../client/head-script.ts')).resolves.toBeDefined();
    expect(root.dataset).toMatchObject({ segment: 'guest', variant: 'control', rails: '0' });
    expect(root.hasAttribute('data-js')).toBe(true);
    vi.restoreAllMocks();
  });

  it.each([
    ['the control without a stored variant', null, '', 'control'],
    ['the drawn variant', 'arrow', '', 'arrow'],
    ['the control in place of a variant that has ended', 'gone', '', 'control'],
    ['the variant in the URL in QA mode', null, '?PgTstQA=1&PgTstDisplay=arrow', 'arrow'],
    ['the control for an unknown variant in QA mode', 'arrow', '?PgTstQA=1&PgTstDisplay=x', 'control'],
    ['the drawn variant in QA mode without a variant in the URL', 'arrow', '?PgTstQA=1', 'arrow'],
    ['the control when tests are off in QA mode', 'arrow', '?PgTstQA=1&PgTstOff=1&PgTstDisplay=arrow', 'control'],
    ['the drawn variant without QA mode', 'arrow', '?PgTstQA=0&PgTstDisplay=control', 'arrow'],
  ])('STATE-05 SEC-01 shows %s before the first paint', async (_, display, search, variant) => {
    root.dataset['emulation'] = '';
    history.replaceState(null, '', `/${search}`);
    await run('sc-ab', display && `{"savedAt":1,"state":{"display":"${display}","preReg":"x"}}`);
    expect(root.dataset['variant']).toBe(variant);
  });

  it('STATE-05 COMP-05 ignores the variant in the URL when emulation is disabled', async () => {
    history.replaceState(null, '', '/?PgTstQA=1&PgTstDisplay=arrow');
    await run();
    expect(root.dataset['variant']).toBe('control');
  });

  const screens = [
    ['a phone in landscape', 844, 390, 'landscape-primary', 'width=1024'],
    ['a phone turned the other way', 844, 390, 'landscape-secondary', 'width=1024'],
    ['an iPhone in landscape, which reports its screen in portrait', 390, 844, 'landscape-primary', 'width=1024'],
    ['a low landscape screen', 960, 600, 'landscape-primary', 'width=1024'],
    ['a low landscape screen without an orientation type', 960, 600, undefined, 'width=1024'],
    ['a laptop', 1280, 601, 'landscape-primary', plain],
    ['an upright phone', 390, 500, 'portrait-primary', plain],
    ['an upright phone without an orientation type', 390, 500, undefined, plain],
    ['an upright tablet', 600, 560, 'portrait-primary', plain],
  ] as const;
  const useScreen = (availWidth: number, availHeight: number, type: string | undefined) =>
    vi.stubGlobal('screen', { availWidth, availHeight, ...(type && { orientation: { type } }) });

  it.each(screens)('SSR-07 sets the viewport for %s', async (_, width, height, type, content) => {
    useScreen(width, height, type);
    await run();
    expect(viewport()).toBe(content);
  });

  it.each(['resize', 'orientationchange'])(
    'SSR-07 sets the viewport again on %s, from either content',
    async (event) => {
      await run();
      for (const [name, width, height, type, content] of screens) {
        for (const [, ...before] of [screens[0], screens[5]]) {
          useScreen(before[0], before[1], before[2]);
          dispatchEvent(new Event(event));
          expect(viewport()).toBe(before[3]);
          useScreen(width, height, type);
          dispatchEvent(new Event(event));
          expect(viewport(), name).toBe(content);
        }
      }
    },
  );

  it('SSR-07 does not change a viewport that already fits', async () => {
    useScreen(844, 390, 'landscape-primary');
    await run();
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.head, { attributes: true, subtree: true });
    dispatchEvent(new Event('resize'));
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });

  it.each([
    [null, '0'],
    ['{"state":{"entries":[{"id":"a","card":{"id":"a"}}]}}', '1'],
    ['{"state":{"entries":[{"id":"a"}]}}', '0'],
  ])('GAME-10 reserves space for rails when games of this language are stored: %j', async (stored, rails) => {
    root.lang = 'sv';
    await run('sc-recent-sv', stored);
    expect(root.dataset['rails']).toBe(rails);
    root.removeAttribute('lang');
  });

  it.each([
    ['removes data-js when the boot script has not run', '', false],
    ['keeps data-js when the boot script has run', 'boot', true],
  ])('SHELL-15 on load %s', async (_, js, isKept) => {
    await run();
    root.dataset['js'] = js;
    window.onload?.(new Event('load'));
    expect(root.hasAttribute('data-js')).toBe(isKept);
  });
});
