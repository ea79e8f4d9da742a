import { Router } from 'express';
import { frameAreas } from '../../client/pages/pages.ts';
import type { Site } from '../../client/site-context.ts';
import { pageMessages } from '../../shared/assets/locale-messages.ts';
import type { MessagesByLocale } from '../../shared/i18n/intl.ts';
import { siteModule } from '../site/site-script.ts';
import { keepParameter } from './keep-parameter.ts';
import { createOverrideMessages } from './messages.ts';
import { parseLocaleOverride } from './locale-override.ts';
import { localeScripts, siteWith } from './site.ts';

/** URL of the script that keeps the parameter from page to page. */
export const keepScriptUrl = `${localeScripts}/keep.js`;

/** Areas of a file of messages, see `shared/assets/locale-messages.ts`. */
function areasOf(file: string): readonly string[] {
  const [first = '', ...others] = file.split('_');
  return first === pageMessages([]) ? [...frameAreas, ...others] : [first];
}

/**
 * Serves messages and site data of overriding locales, which no build has. They are not cached: another build has other
 * messages under the same URL.
 */
export function localeScriptEndpoints({
  messages,
  sites,
}: {
  messages: MessagesByLocale;
  sites: ReadonlyMap<string, Site>;
}): Router {
  const messagesOf = createOverrideMessages(messages);
  const router = Router({ caseSensitive: true, strict: true });
  router.get(keepScriptUrl, (_request, response) => {
    response.set('cache-control', 'no-store').type('js').send(`(${keepParameter.toString()})()`);
  });
  router.get(`${localeScripts}/:code/:file`, ({ params }, response, next) => {
    const override = parseLocaleOverride(params.code);
    const [name = '', brand = '', culture = ''] = params.file.replace(/\.js$/, '').split('.');
    if (!override) return next();
    const site = sites.get(`${brand} ${culture}`);
    const areas = messagesOf(override);
    const names = areasOf(name);
    const isKnown = site ? name === 'site' : brand === '' && names.every((area) => Object.hasOwn(areas, area));
    if (!isKnown) return next();
    const code = site
      ? siteModule(siteWith(site, override))
      : `export default ${JSON.stringify(Object.assign({}, ...names.map((area) => areas[area])))}`;
    response.set('cache-control', 'no-store').type('js').send(code);
  });
  return router;
}
