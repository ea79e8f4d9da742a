import { describe, expect, it, vi } from 'vitest';
import { LateTexts } from '../../../../client/texts/late-texts.tsx';
import { type LoadTexts, LoadTextsContext } from '../../../../client/texts/load-texts-context.ts';
import { cultures } from '../../../../locales/index.ts';
import { createCultureIntl, type CultureIntl } from '../../../../shared/i18n/intl.ts';
import { useIntl } from '../../../../shared/i18n/use-intl.ts';
import { after } from '../support/act.ts';
import { renderSite } from '../support/render-site.tsx';

const areas = ['voucher'] as const;
const Title = () => useIntl().text('voucher.title');

const renderTitle = (load: LoadTexts) =>
  renderSite(
    <LoadTextsContext value={load}>
      <LateTexts areas={areas}>
        <Title />
      </LateTexts>
    </LoadTextsContext>,
  );

describe('LateTexts', () => {
  it('I18N-03 loads messages by area, and renders nothing until they have loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<CultureIntl>();
    const load = vi.fn(() => promise);
    const { container } = await renderTitle(load);
    expect(container.textContent).toBe('');
    await after(() => resolve(createCultureIntl(cultures['en-GB'], { 'voucher.title': 'Late' })));
    expect(container.textContent).toBe('Late');
    expect(load).toHaveBeenCalledExactlyOnceWith(areas, undefined);
  });

  it('I18N-03 renders nothing and logs to the console when the messages cannot be loaded', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = await renderTitle(() => Promise.reject(new Error('offline')));
    expect(container.textContent).toBe('');
    expect(consoleError).toHaveBeenCalledOnce();
    consoleError.mockRestore();
  });
});
