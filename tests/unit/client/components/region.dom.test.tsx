import { describe, expect, it, vi } from 'vitest';
import { QuietRegion } from '../../../../client/components/region/quiet-region.tsx';
import { Region } from '../../../../client/components/region/region.tsx';
import { click } from '../support/act.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

describe('region', () => {
  it('ERR-01 takes down its own part alone, and shows it again on a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Fragile = () => {
      if (broken) throw new Error('no');
      return <p>whole</p>;
    };
    const { container } = await renderSite(
      <>
        <Region name="header">
          <Fragile />
        </Region>
        <p>rest</p>
      </>,
    );
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Something went wrong.');
    expect(container.textContent).toContain('rest');
    broken = false;
    await click(container.querySelector('button'));
    expect(container.textContent).toBe('wholerest');
  });

  it('ERR-01 does without a part that only one visitor has, and shows nothing in its place', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Fragile = () => {
      throw new Error('no');
    };
    const { container } = await renderSite(
      <>
        <QuietRegion>
          <Fragile />
        </QuietRegion>
        <p>rest</p>
      </>,
    );
    expect(container.innerHTML).toBe('<p>rest</p>');
  });

  it('ERR-01 API-04 lets the server send the rest of the page', () => {
    const Broken = () => {
      throw new Error('no');
    };
    const html = serverHtml(
      <>
        <Region name="footer">
          <Broken />
        </Region>
        <p>rest</p>
      </>,
    );
    expect(html).toContain('Something went wrong.');
    expect(html).toContain('<p>rest</p>');
  });
});
