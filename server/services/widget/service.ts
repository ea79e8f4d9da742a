import * as v from 'valibot';
import { type Culture, cultures, defaultCulture } from '../../../locales/index.ts';
import { identities } from '../accounts/bank-customers.ts';
import { accountMarkets } from '../accounts/markets.ts';
import { shortestPassword } from '../accounts/requests.ts';
import type { BrowserScript } from '../browser-scripts/load.ts';
import { countryCodes } from '../geo/iso2.ts';
import { caching, text } from '../http/response.ts';
import { type Endpoint, get, type ServiceRequest } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';
import { optional, required } from '../http/query.ts';
import { cultureByLang, ownSkinOf } from '../skins.ts';
import { languageOf } from '../words.ts';
import { messagesOf } from './messages.ts';
import type { ServiceSettings } from './settings.ts';

interface WidgetContext {
  script: BrowserScript;
  platformOf(request: ServiceRequest): string;
}

const path = '/auth/son-auth';

const query = {
  lang: required(v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,10}$/, 'needs a language such as en-GB'))),
  country: optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/, 'needs the two letters of a country'), v.toUpperCase()),
  ),
};

function settingsFor(culture: Culture, country: string, platform: string): Omit<ServiceSettings, 'widgetUrl'> {
  return {
    skin: ownSkinOf(culture),
    clientUrl: `${platform}/?culture=${culture.code}`,
    lang: culture.lang,
    country,
    currency: culture.currency,
    ...accountMarkets[culture.code],
    nationalities: countryCodes,
    identities,
    shortestPassword,
    messages: messagesOf[languageOf(culture.code)],
  };
}

/** The script with the widget's URL and settings, and the widget's own script. */
export function createWidgetService({ script, platformOf }: WidgetContext): Endpoint[] {
  return [
    get(`${path}/config`, query, ({ lang, country }, request) => {
      const culture = cultureByLang(lang) ?? cultures[defaultCulture];
      const settings = settingsFor(culture, country ?? culture.defaultCountry, platformOf(request));
      // Behind the site's proxy the page has another URL for this service, so the scripts are addressed relative to
      // each other.
      const code = `window.sonAuthConfig = Object.assign(${JSON.stringify(settings)}, {
  widgetUrl: new URL(${JSON.stringify(script.file)}, document.currentScript.src).href,
});
`;
      return text('text/javascript', code, caching.catalogue);
    }),
    get(`${path}/:file`, {}, async (_, { params }) => {
      if (params['file'] !== script.file) throw new ProblemError(404, 'there is no such file');
      return text('text/javascript', await script.read(), caching.immutable);
    }),
  ];
}
