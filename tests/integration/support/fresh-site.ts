import { forgotten, putForward, settableClock } from './settable-clock.ts';
import { type RunningSite, startSite } from './site.ts';

/** Settings that several test files have. */
export type CommonSettings = Record<string, never> | { EMULATION: '1' } | { CACHE: 'off' };

export const areCommon = (env: Readonly<Record<string, string>>): env is CommonSettings =>
  ['{}', '{"EMULATION":"1"}', '{"CACHE":"off"}'].includes(JSON.stringify(env));

/** Test files run one after the other in a worker, so those with the same settings share a site. It exits with the worker. */
const sites = new Map<string, Promise<RunningSite>>();

/**
 * Returns a site as when it was started: nothing is cached, and no back-off or open breaker remains. Do not stop it. Limits of
 * client addresses and metrics stay, so tests of those start their own.
 */
export async function freshSite(servicesOrigin: string, env: CommonSettings = {}): Promise<RunningSite> {
  const key = JSON.stringify([servicesOrigin, env]);
  const starting =
    sites.get(key) ?? startSite({ servicesOrigin, env: { ...env, NODE_OPTIONS: `--import=${settableClock}` } });
  sites.set(key, starting);
  const site = await starting;
  site.expectNoWarning();
  await putForward(site, forgotten);
  site.log.length = 0;
  return site;
}
