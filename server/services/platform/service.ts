import * as v from 'valibot';
import { type Culture, type CultureCode, cultureCodes, cultures, defaultCulture } from '../../../locales/index.ts';
import type { Maintenance } from '../context/maintenance.ts';
import type { GameStore } from '../games/store.ts';
import { type Endpoint, get, type ServiceRequest } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';
import { oneOf, optional } from '../http/query.ts';
import { html } from '../pages/html.ts';
import { pageResponse } from '../pages/page.ts';
import type { WayBack } from '../pages/way-back.ts';
import { fill, languageOf } from '../words.ts';
import { texts } from './texts.ts';

const retrySeconds = 300;

interface PlatformContext {
  store: GameStore;
  maintenance: Maintenance;
  wayBack: WayBack;
}

/** Pages in place of a real operator's lobby. Each describes the page that it stands for and links back to the site. */
export function createPlatformService({ store, maintenance, wayBack }: PlatformContext): Endpoint[] {
  const query = { culture: optional(oneOf(cultureCodes)) };

  function pageFor(culture: Culture, title: string, text: string | undefined, request: ServiceRequest) {
    const words = texts[languageOf(culture.code)];
    const back = { href: wayBack(culture, request.header('referer')), label: words.back };
    if (maintenance.isOn()) {
      const headers = { 'Retry-After': String(retrySeconds) };
      const content = html`<p>${words.closedText}</p>`;
      return pageResponse({ culture, title: words.closed, content, back, status: 503, headers });
    }
    const content = html`${text === undefined ? '' : html`<p>${text}</p>`}
      <p>${words.end}</p>
      <p class="quiet">${words.noMoney}</p>`;
    return pageResponse({ culture, title, content, back });
  }

  const plain = (path: string, name: 'login' | 'join') =>
    get(path, query, ({ culture: code = defaultCulture }, request) =>
      pageFor(cultures[code], texts[languageOf(code)][name], undefined, request),
    );

  function play(code: CultureCode, id: string, request: ServiceRequest) {
    const game = nameOf(code, id);
    return pageFor(cultures[code], game, fill(texts[languageOf(code)].gameAsked, { game }), request);
  }

  const nameOf = (culture: CultureCode, id: string) => {
    const name = (store.byId(culture, id) ?? store.draftById(culture, id))?.game.name;
    if (name === undefined) throw new ProblemError(404, `there is no such game in ${culture}`);
    return name;
  };

  return [
    get(
      '/platform/',
      { ...query, path: optional(v.pipe(v.string(), v.maxLength(200))) },
      ({ culture: code = defaultCulture, path }, request) => {
        // A client URL takes the game along as its path.
        const [, id] = /^\/play\/([\w-]+)\/?$/.exec(path ?? '') ?? [];
        if (id !== undefined) return play(code, id, request);
        return pageFor(cultures[code], texts[languageOf(code)].lobby, undefined, request);
      },
    ),
    plain('/platform/login/', 'login'),
    plain('/platform/join/', 'join'),
    get('/platform/play/:gameId/', query, ({ culture = defaultCulture }, request) =>
      play(culture, request.params['gameId'] ?? '', request),
    ),
  ];
}
