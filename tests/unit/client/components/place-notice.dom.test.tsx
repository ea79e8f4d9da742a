import { describe, expect, it } from 'vitest';
import { ConsentBar } from '../../../../client/components/consent/consent-bar.tsx';
import { PlaceNotice } from '../../../../client/components/place-notice/place-notice.tsx';
import type { GeoState } from '../../../../client/stores/stores.ts';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import type { VisitorHost } from '../../../../client/visitor/create-visitor.ts';
import { VisitorContext } from '../../../../client/visitor/visitor-context.ts';
import { type Restriction, restrictions } from '../../../../shared/contract/visitor-services.ts';
import { after, click } from '../support/act.ts';
import { renderSite, siteOf } from '../support/render-site.tsx';

/** Renders the notice at the bottom of the page for a visitor without a consent choice. */
async function show(restriction: Restriction, geo: Partial<GeoState> = {}) {
  const own = createVisitorStores();
  const { container, stores } = await renderSite(
    <VisitorContext value={{ own, replaceDialog() {} } as unknown as VisitorHost}>
      <PlaceNotice otherwise={<ConsentBar />} />
    </VisitorContext>,
  );
  await after(() => Object.assign(stores.geo, { restriction, initial: false }, geo));
  const shown = () => ({
    consent: container.querySelector('#consent-title') !== null,
    strip: container.querySelector('#place-title') !== null,
    dialog: container.querySelector('dialog') !== null,
  });
  const press = (name: string) =>
    click([...container.querySelectorAll('button')].find(({ textContent }) => textContent === name));
  return { own, container, shown, press };
}

const nothing = { consent: false, strip: false, dialog: false };

describe('location notice in place of the consent bar', () => {
  it('SHELL-09 is replaced by the consent bar until the location is known, and where nothing is restricted', async () => {
    expect((await show('fullyblocked', { initial: true })).shown()).toEqual({ ...nothing, consent: true });
    expect((await show('none')).shown()).toEqual({ ...nothing, consent: true });
  });

  it.each<[Restriction, ReturnType<Awaited<ReturnType<typeof show>>['shown']>]>([
    ['blocked', { ...nothing, strip: true }],
    ['accountblocked', { ...nothing, strip: true }],
    ['fullyblocked', { ...nothing, dialog: true }],
    ['blockedwithlogin', { ...nothing, consent: true, strip: true }],
    ['playblocked', { ...nothing, consent: true, strip: true }],
    ['registerblocked', { ...nothing, consent: true, strip: true }],
  ])('SHELL-09 GEO-02 renders under the restriction %s: %o', async (restriction, expected) => {
    expect((await show(restriction)).shown()).toEqual(expected);
  });

  it('GEO-02 explains each restriction in its own sentence', async () => {
    const said = async (restriction: Restriction) =>
      (await show(restriction)).container.querySelector('section:has(#place-title) p')?.textContent;
    expect(await said('blockedwithlogin')).toContain('closed to new players');
    expect(await said('playblocked')).toContain('You can’t play from this country');
    expect(await said('registerblocked')).toContain('New accounts cannot be opened');
    expect(await said('accountblocked')).toContain('can’t offer accounts');
    expect(await said('blocked')).toContain('can’t offer games or accounts');
  });

  it.each(restrictions)(
    'PAGE-05 GEO-02 under %s links visitors from the USA, and no others, to the arcade app',
    async (restriction) => {
      const american = await show(restriction, { country: { iso2: 'US', name: '' } });
      expect(american.container.textContent).toContain("we currently don't accept players from the USA");
      const { arcadeAppUrl } = siteOf('en-GB').brand;
      const arcade = ({ container }: { container: HTMLElement }) =>
        container.querySelector(`a[href="${arcadeAppUrl}"]`);
      expect(arcade(american)?.textContent).toBe('Get the arcade app');
      expect(arcade(await show(restriction))).toBeNull();
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
