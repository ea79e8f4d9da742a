import type { Consent } from '../../shared/consent/consent.ts';
import {
  type ConsentCall,
  consentUpdate,
  defaultConsentCall,
  tagCategories,
  type TagName,
} from '../../shared/consent/consent-mode.ts';
import type { Site } from '../site-context.ts';
import { loadScript } from './load-script.ts';

const names = Object.keys(tagCategories) as TagName[];

/** Providers of tags read the calls made to them from this list, as the `arguments` of a function. */
function callProviders(..._call: readonly ['consent', ...ConsentCall]) {
  const page = window as unknown as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push(arguments);
}

/**
 * Tags of third parties: the denied default first of all, then each tag after its category, or at once where the brand is in advanced
 * mode. Returns what takes the visitor's choice, as often as they make one; undefined where the brand has no tag.
 */
export function startTags({ tags }: Pick<Site, 'tags'>): ((choice: Consent) => void) | undefined {
  const own = names.filter((name) => tags[name]);
  if (own.length === 0) return undefined;
  const loaded = new Set<TagName>();
  const load = (name: TagName) => {
    const tag = tags[name];
    if (!tag || loaded.has(name)) return;
    loaded.add(name);
    loadScript(tag.scriptUrl).catch((error: unknown) => console.warn(error));
  };
  callProviders('consent', ...defaultConsentCall);
  if (tags.consentMode === 'advanced') own.forEach(load);
  return (choice) => {
    callProviders('consent', ...consentUpdate(choice));
    for (const name of own) if (choice[tagCategories[name]]) load(name);
  };
}
