import { hash } from 'node:crypto';
import type { Site } from '../../client/site-context.ts';
import type { MadeScript } from '../static/assets.ts';

const made = new WeakMap<Site, MadeScript>();

/**
 * Data that all pages of a site in one culture share, as the default export of a module. It is downloaded once per
 * visit instead of with each page, of which it would be a twentieth.
 */
export function siteScript(site: Site): MadeScript {
  const known = made.get(site);
  if (known) return known;
  const code = `export default ${JSON.stringify(site)}`;
  const script = { url: `/assets/site.${hash('sha256', code, 'hex').slice(0, 12)}.js`, code };
  made.set(site, script);
  return script;
}
