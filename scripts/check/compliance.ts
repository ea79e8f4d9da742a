import { brands as brandList } from '../../brands/index.ts';
import { cultures } from '../../locales/index.ts';
import { inForce } from '../../shared/compliance/in-force.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { checkOffers } from './compliance/active-offers.ts';
import { findBannedWords, findBreaches } from './compliance/breaches.ts';
import { readStateWords, readOffers } from './compliance/offers.ts';
import { readManifest, readPages } from './compliance/pages.ts';
import { loggedErrors } from './compliance/logged-errors.ts';
import { startStack } from './compliance/stack.ts';
import { productionBuild } from './production-build.ts';
import type { Rule } from './rule.ts';

/** Checks rendered pages against the requirements of each market's law. */
export const compliance: Rule = {
  name: 'pages follow the rules of their markets',
  async find(project) {
    const { root } = project;
    await using stack = await startStack(root, () => productionBuild(project));
    const pathOf = new Map<string, string>();
    const problems: string[] = [];
    const warnings: string[] = [];
    for (const brand of brandList) {
      for (const code of brand.cultures) {
        const whole = brand.compliance[code];
        if (!whole) continue;
        const culture = cultures[code];
        const day = localDay(Date.now(), culture.timeZone);
        const profile = inForce(whole, day);
        const offers = await readOffers(stack.servicesOrigin, code);
        const stateWords = await readStateWords(root, culture.locale);
        const market = { culture: code, routePrefix: culture.routePrefix, profile, offers, stateWords };
        const active = offers.filter(({ status }) => status === 'active');
        if (!culture.promotionsEnabled && active.length > 0) problems.push(`${code} has offers, and may have none.`);
        const checked = await checkOffers(stack.servicesOrigin, code, whole, active, day);
        problems.push(...checked.problems);
        warnings.push(...checked.exempted);
        const ended = offers.filter(({ status }) => status === 'expired').map(({ termsPath }) => termsPath);
        const host = `${brand.id}.localhost`;
        const manifest = await readManifest(stack.sitePort, host, culture);
        problems.push(...findBannedWords(manifest.path, manifest.text, market));
        for await (const page of readPages(stack.sitePort, host, culture, ended)) {
          pathOf.set(page.requestId, `${code} ${page.path}`);
          problems.push(...findBreaches(page, market));
        }
      }
    }
    await stack[Symbol.asyncDispose]();
    return { problems: [...loggedErrors(stack.siteLog(), pathOf), ...problems], warnings };
  },
};
