import type { Consent } from '../../shared/consent/consent.ts';
import {
  type ConsentCall,
  consentUpdate,
  defaultConsentCall,
  hasDeniedDefault,
  tagCategories,
  type TagName,
  tagNames,
} from '../../shared/consent/consent-mode.ts';
import { viewCode } from '../../shared/tracking/view-code.ts';
import type { PageLocation, Site } from '../site-context.ts';
import { callThirdParty } from './call-third-party.ts';
import { loadScript } from './load-script.ts';
import type { Logger } from './logger.ts';

/** A page view of a single-page application, with the providers' field names. */
interface PageView {
  page_path: string;
  page_code: string;
}

type Call =
  | readonly ['consent', ...ConsentCall]
  | readonly ['js', Date]
  | readonly ['config', string, { send_page_view: false }]
  | readonly ['event', 'page_view', PageView & { send_to: readonly string[] }];

/** Maximum number of page views that wait for the visitor's choice. The oldest are dropped. */
const mostWaiting = 50;

/** Tag providers read their calls from this list, each as the `arguments` of a function. */
function callProviders(..._call: Call) {
  const page = window as unknown as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push(arguments);
}

export interface Tags {
  /** Applies the refusals of a choice. Its acceptances may not apply in the visitor's country, which is still unknown. */
  refuse(choice: Consent): void;
  /** Applies a choice. Call it for each change. */
  choose(choice: Consent): void;
  /** Call it for each page view. */
  visit(page: PageLocation): void;
}

/**
 * Issues the denied default on every page, then loads each tag after its category is accepted, or at once in advanced mode where the
 * default denies the tag's storage. A page view is sent only to allowed tags. Page views made under a refusal are never sent.
 */
export function startTags({ tags }: Pick<Site, 'tags'>, log: Logger): Tags {
  const own = tagNames.filter((name) => tags[name]);
  const loaded = new Set<TagName>();
  let allowed: readonly TagName[] = [];
  /** Tags that the visitor has neither accepted nor refused. */
  let undecided: readonly TagName[] = own;
  let waiting: readonly { view: PageView; names: readonly TagName[] }[] = [];

  // Tags replace the list's `push`, which may then throw.
  const call = (...args: Call) => callThirdParty(log, 'dataLayer.push', () => callProviders(...args));
  const isAdvanced = (name: TagName) => tags.consentMode === 'advanced' && hasDeniedDefault(name);
  const load = (name: TagName) => {
    const tag = tags[name];
    if (!tag || loaded.has(name)) return;
    loaded.add(name);
    if (name === 'analytics' && tag.id) {
      call('js', new Date());
      call('config', tag.id, { send_page_view: false });
    }
    loadScript(tag.scriptUrl).catch((error: unknown) => console.warn(error));
  };
  const send = (view: PageView, names: readonly TagName[]) => {
    const ids = names.flatMap((name) => tags[name]?.id || []);
    if (ids.length > 0) call('event', 'page_view', { send_to: ids, ...view });
  };

  const refuse = (choice: Consent) => {
    const accepted = (names: readonly TagName[]) => names.filter((name) => choice[tagCategories[name]]);
    allowed = accepted(allowed);
    undecided = accepted(undecided);
    waiting = waiting.map(({ view, names }) => ({ view, names: accepted(names) }));
  };

  call('consent', ...defaultConsentCall);
  const atOnce = own.filter(isAdvanced);
  atOnce.forEach(load);
  return {
    refuse,
    choose(choice) {
      refuse(choice);
      call('consent', ...consentUpdate(choice));
      allowed = own.filter((name) => choice[tagCategories[name]]);
      allowed.forEach(load);
      undecided = [];
      const views = waiting;
      waiting = [];
      for (const { view, names } of views) send(view, names);
    },
    visit({ match: { route, params } }) {
      if (route.system && route.status === undefined) return;
      const view = { page_path: location.pathname, page_code: viewCode(route, params) };
      send(view, [...new Set([...atOnce, ...allowed])]);
      const names = undecided.filter((name) => !atOnce.includes(name));
      if (names.length > 0) waiting = [...waiting, { view, names }].slice(-mostWaiting);
    },
  };
}
