import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/index.ts';
import { readOffers } from '../../scripts/check/compliance/offers.ts';
import { type DatedOffer, readEvidence } from '../../scripts/compliance/page-evidence.ts';
import { visited } from './support/cultures.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const at = '2026-07-01T12:00:00Z';
const { services, site } = await startSiteWithServices({
  env: { EMULATION: '1', DATA_WAIT_MS: '5000' },
  servicesEnv: { EMULATION: '1', CLOCK: at },
});

const read = async (host: string, path: string) => {
  const { status, text } = await sendRequest(site.port, `${path}?dem=${at}`, { host });
  return { path, status, html: text };
};

describe.each(visited)('$culture', ({ culture, host, prefix }) => {
  const profile = brands.flatMap((brand) => brand.compliance[culture] ?? [])[0]!;

  it.each(['/', '/slots/', '/terms/', '/404/', '/500/'])(
    'COMP-06 COMP-01 %s shows statement, age mark, help lines and top bar',
    async (path) => {
      const offers = await readOffers<DatedOffer>(services.origin, culture);
      const page = await read(host, prefix + path);
      const evidence = await readEvidence(page, { routePrefix: prefix, profile, offers }, []);
      expect(evidence.statement).toContain(profile.licence.number);
      expect(evidence.ageMark).toContain(profile.ageMark);
      expect(evidence.helpLines.length).toBeGreaterThan(0);
      expect(evidence.topBar.length >= (profile.topBar?.length ?? 0)).toBe(true);
      const incomplete = evidence.offers.filter(({ terms, termsLink }) => terms === undefined || !termsLink);
      expect(incomplete).toEqual([]);
    },
  );
});

it('COMP-06 GAME-08 pages with jackpots are equal at another time, while the clock of the services stands still', async () => {
  const home = await read('en.localhost', '/');
  expect(home.html).toContain(`"asOf":"${at.replace('Z', '.000Z')}"`);
  await expect.poll(async () => (await read('en.localhost', '/')).html === home.html).toBe(true);
});
