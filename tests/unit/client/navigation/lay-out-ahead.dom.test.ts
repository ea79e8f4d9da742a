import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import footer from '../../../../client/components/footer/footer.module.css';
import tile from '../../../../client/components/tile/tile.module.css';
import { layOutAhead } from '../../../../client/navigation/lay-out-ahead.ts';

/** Stands for the browser's own; `see` tells it that what it watches is to be seen, but for what is hidden at a rail's side. */
class Observer {
  static last: Observer | undefined;
  readonly watched = new Set<Element>();
  private readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(tell: Observer['tell']) {
    this.tell = tell;
    Observer.last = this;
  }
  observe(target: Element) {
    this.watched.add(target);
  }
  unobserve(target: Element) {
    this.watched.delete(target);
  }
  disconnect() {
    this.watched.clear();
  }
  see() {
    this.tell([...this.watched].map((target) => ({ target, isIntersecting: target.id !== 'hidden' })));
  }
}

let idle: (() => void) | undefined;
const beIdle = () => {
  const act = idle;
  idle = undefined;
  act?.();
};

/** How many parts are laid out. */
const count = () => document.querySelectorAll('[style*="visible"]').length;

beforeEach(() => {
  Observer.last = undefined;
  idle = undefined;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    idle = act;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => (idle = undefined));
  const tiles = Array.from(
    { length: 48 },
    (_, at) => `<li class="${tile.tile}" id="${at === 1 ? 'hidden' : ''}"></li>`,
  );
  document.body.innerHTML = `<ul>${tiles.join('')}</ul><footer class="${footer.footer}"></footer>`;
});
afterEach(() => {
  stop?.();
  stop = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let stop: (() => void) | undefined;

/** Begins, and has the browser tell what is seen. */
function begin() {
  stop = layOutAhead();
  beIdle();
  Observer.last?.see();
}

const onPhone = (value: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' && value }));

describe('laying out ahead', () => {
  it('PERF-01 takes small steps, the footer first, while the browser has nothing else to do', () => {
    onPhone(false);
    begin();
    expect(count()).toBe(0);
    beIdle();
    expect(count()).toBe(4);
    expect(document.querySelector('footer')?.style.contentVisibility).toBe('visible');
    while (idle) beIdle();
    // All tiles but the hidden one, and the footer.
    expect(count()).toBe(48);
  });

  it('PERF-01 has an end on phones', () => {
    onPhone(true);
    begin();
    while (idle) beIdle();
    expect(count()).toBe(16);
    expect(Observer.last?.watched.size).toBe(0);
  });

  it('PERF-01 goes on with what comes to be seen later', () => {
    onPhone(false);
    begin();
    beIdle();
    document.querySelector('#hidden')!.id = '';
    Observer.last?.see();
    while (idle) beIdle();
    expect(count()).toBe(49);
  });

  it('PERF-01 SCROLL-01 goes on with a list that has grown', async () => {
    onPhone(false);
    begin();
    while (idle) beIdle();
    document.querySelector('ul')!.append(document.querySelector('li:last-child')!.cloneNode());
    (document.querySelector('li:last-child') as HTMLElement).style.contentVisibility = '';
    await vi.waitFor(() => expect(idle).toBeDefined(), 10_000);
    beIdle();
    expect(Observer.last?.watched.size).toBe(2);
    Observer.last?.see();
    while (idle) beIdle();
    expect(count()).toBe(49);
  });

  it('PERF-01 stops when another page is shown', () => {
    onPhone(false);
    begin();
    stop?.();
    expect(idle).toBeUndefined();
    expect(Observer.last?.watched.size).toBe(0);
  });

  it.each([
    ['a visitor who saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
    ['a browser that is never idle', () => Reflect.deleteProperty(window, 'requestIdleCallback')],
  ])('PERF-01 does nothing for %s', (_who, prepare) => {
    onPhone(false);
    prepare();
    expect(layOutAhead()).toBeUndefined();
    expect(Observer.last).toBeUndefined();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
