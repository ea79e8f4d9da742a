import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Slider } from '../../../../client/components/slider/slider.tsx';
import { SliderDrive } from '../../../../client/components/slider/slider-drive.tsx';
import { after, click } from '../support/act.ts';
import { stubObserver } from '../support/observers.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function drive(intervalMs?: number) {
  const track = document.createElement('div');
  track.append(document.createElement('p'), document.createElement('p'), document.createElement('p'));
  const section = document.createElement('section');
  section.append(track);
  document.body.append(section);
  const seen = stubObserver('IntersectionObserver');
  const { container } = await renderSite(<SliderDrive track={{ current: track }} count={3} intervalMs={intervalMs} />);
  await after(() => seen.notify());
  const shown = () => [...track.children].findIndex((slide) => !slide.hasAttribute('inert'));
  const wait = (ms: number) => after(() => vi.advanceTimersByTime(ms));
  return { container, track, shown, wait };
}

describe('slider', () => {
  it.each([
    ['three seconds by default', undefined, 3_000],
    ['the configured interval', 5_000, 5_000],
  ])('BAN-05 shows each slide for %s', async (_, intervalMs, expected) => {
    const { shown, wait } = await drive(intervalMs);
    await wait(expected - 1);
    expect(shown()).toBe(0);
    await wait(1);
    expect(shown()).toBe(1);
    await wait(expected);
    await wait(expected);
    expect(shown()).toBe(0);
  });

  it('BAN-05 A11Y-01 has a button for each slide and a pause control, and announces only slides that the visitor chose', async () => {
    const { container, track, shown, wait } = await drive();
    const [, , third, control] = container.querySelectorAll('button');
    expect(track.getAttribute('aria-live')).toBe('off');
    await click(control);
    expect(track.getAttribute('aria-live')).toBe('polite');
    await click(third);
    await wait(60_000);
    expect(shown()).toBe(2);
    expect(third?.getAttribute('aria-current')).toBe('true');
  });

  it('BAN-05 SSR-05 is a row of labelled slides without controls in the server HTML', () => {
    const html = serverHtml(
      <Slider label="Highlights">
        <p>One</p>
        <p>Two</p>
      </Slider>,
    );
    expect([...html.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      '1 of 2',
      '2 of 2',
    ]);
    expect(html).not.toContain('<button');
    expect(html).not.toContain('inert');
  });
});
