import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { useLate } from '../../../../client/components/region/use-late.ts';
import { after } from '../support/act.ts';

function renderLate(load: () => Promise<string>) {
  const container = document.createElement('div');
  const root = createRoot(container);
  function Part({ isNeeded }: { isNeeded: boolean }) {
    const { code, failure } = useLate(load, isNeeded);
    return code ?? (failure ? String(failure.error) : 'nothing');
  }
  return {
    container,
    render: (isNeeded: boolean) => after(() => root.render(<Part isNeeded={isNeeded} />)),
  };
}

describe('code that loads late', () => {
  it('PERF-01 loads once when it is needed, and stays loaded', async () => {
    const load = vi.fn(async () => 'code');
    const { container, render } = renderLate(load);
    await render(false);
    expect([container.textContent, load.mock.calls.length]).toEqual(['nothing', 0]);
    for (const isNeeded of [true, false, true]) {
      await render(isNeeded);
      expect([container.textContent, load.mock.calls.length]).toEqual(['code', 1]);
    }
  });

  it('ERR-01 returns the failure', async () => {
    const { container, render } = renderLate(() => Promise.reject('gone'));
    await render(true);
    expect(container.textContent).toBe('gone');
  });
});
