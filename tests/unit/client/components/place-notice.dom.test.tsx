import { describe, expect, it } from 'vitest';
import { ConsentBar } from '../../../../client/components/consent/consent-bar.tsx';
import { PlaceNotice } from '../../../../client/components/place-notice/place-notice.tsx';
import type { GeoState } from '../../../../client/stores/stores.ts';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { type Restriction, restrictions } from '../../../../shared/contract/visitor-services.ts';
import { after, buttonOf, click } from '../support/act.ts';
import { hrefOf } from '../support/markup.tsx';
import { renderSite, siteOf } from '../support/render-site.tsx';

/** Renders the notice at the bottom of the page for a visitor without a consent choice. */
async function show(restriction: Restriction, geo: Partial<GeoState> = {}) {
  const own = createVisitorStores();
  const { container, stores } = await renderSite(<PlaceNotice otherwise={<ConsentBar />} />, { own });
  await after(() => Object.assign(stores.geo, { restriction, initial: false }, geo));
  const shown = () => ({
    consent: container.querySelector('#consent-title') !== null,
    strip: container.querySelector('#place-title') !== null,
    dialog: container.querySelector('dialog') !== null,
  });
  return { own, container, shown, press: (name: string) => click(buttonOf(container, name)) };
}

const nothing = { consent: false, strip: false, dialog: false };

describe('location notice in place of the consent bar', () => {
  it('SHELL-09 is replaced by the consent bar until the location is known, and where nothing is restricted', async () => {
    expect((await show('fullyblocked', { initial: true })).shown()).toEqual({ ...nothing, consent: true });
    expect((await show('none')).shown()).toEqual({ ...nothing, consent: true });
  });

  it.each<[Restriction, object, string | undefined]>([
    ['blocked', { strip: true }, 'can’t offer games or accounts'],
    ['accountblocked', { strip: true }, 'can’t offer accounts'],
    ['fullyblocked', { dialog: true }, undefined],
    ['blockedwithlogin', { consent: true, strip: true }, 'closed to new players'],
    ['playblocked', { consent: true, strip: true }, 'You can’t play from this country'],
    ['registerblocked', { consent: true, strip: true }, 'New accounts cannot be opened'],
  ])(
    'SHELL-09 GEO-02 renders under the restriction %s: %o, and explains: %s',
    async (restriction, expected, sentence) => {
      const { container, shown } = await show(restriction);
      expect(shown()).toEqual({ ...nothing, ...expected });
      const said = container.querySelector('section:has(#place-title) p')?.textContent;
      expect(said).toEqual(sentence && expect.stringContaining(sentence));
    },
  );

  it.each(restrictions)(
    'PAGE-05 GEO-02 under %s links visitors from the USA, and no others, to the arcade app',
    async (restriction) => {
      const american = await show(restriction, { country: { iso2: 'US', name: '' } });
      expect(american.container.textContent).toContain("we currently don't accept players from the USA");
      expect(hrefOf(american.container, 'Get the arcade app')).toBe(siteOf('en-GB').brand.arcadeAppUrl);
      expect(hrefOf((await show(restriction)).container, 'Get the arcade app')).toBeUndefined();
    },
  );

  it('GEO-02 can be closed under a partial restriction, but not under a full one', async () => {
    const partly = await show('playblocked');
    await partly.press('Close');
    expect(partly.shown()).toEqual({ ...nothing, consent: true });
    expect([...(await show('blocked')).container.querySelectorAll('button')]).toEqual([]);
  });

  it('SHELL-09 is replaced by the consent bar after the visitor states that they are not in Ontario', async () => {
    const { shown, press, own } = await show('blocked', { restrictionLevel: 'region', region: 'Ontario' });
    expect(shown()).toEqual({ ...nothing, strip: true });
    await press('I am not in Ontario');
    expect([own.player.notOntario, shown()]).toEqual([true, { ...nothing, consent: true }]);
  });

  it('SHELL-09 the consent bar disappears after the visitor has chosen', async () => {
    const { own, shown, press } = await show('none');
    await press('Necessary only');
    expect([own.consent.choice?.tracking, shown()]).toEqual([false, nothing]);
  });
});
