import { beforeEach, describe, expect, it } from 'vitest';
import { startTags } from '../../../../client/visitor/tags.ts';
import { everything, onlyNecessary } from '../../../../shared/consent/consent.ts';
import { takeScripts } from '../support/scripts.ts';

const loaded: string[] = [];

const tag = (name: string) => ({ id: name, scriptUrl: `https://tags.test/${name}.js` });
const all = { analytics: tag('analytics'), adPixel: tag('pixel'), clickFraud: tag('fraud') };
const page = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
const calls = () => (page.dataLayer ?? []).map((call) => Array.from(call, String).slice(0, 2).join(' '));

/** Until scripts that were put into the page have been taken. */
const asked = () => Promise.resolve();

beforeEach(() => {
  loaded.length = 0;
  takeScripts((url) => loaded.push(url));
  delete page.dataLayer;
});

describe('tags of third parties', () => {
  it('TRK-05 loads none for a brand that has none, and calls nobody', () => {
    expect(startTags({ tags: { consentMode: 'basic' } })).toBeUndefined();
    expect(page.dataLayer).toBeUndefined();
  });

  it('TRK-03 denies first, and loads each after its category is accepted', async () => {
    const choose = startTags({ tags: { consentMode: 'basic', ...all } });
    expect(calls()).toEqual(['consent default']);
    expect(loaded).toEqual([]);
    choose?.(onlyNecessary);
    await asked();
    expect(loaded).toEqual([]);
    choose?.({ ...onlyNecessary, tracking: true });
    await asked();
    expect(loaded).toEqual([all.analytics.scriptUrl]);
    choose?.(everything);
    await asked();
    expect(loaded).toEqual([all.analytics.scriptUrl, all.adPixel.scriptUrl, all.clickFraud.scriptUrl]);
    expect(calls()).toEqual(['consent default', 'consent update', 'consent update', 'consent update']);
  });

  it('TRK-03 loads all at once in advanced mode, behind the denied default', async () => {
    startTags({ tags: { consentMode: 'advanced', ...all } });
    expect(calls()).toEqual(['consent default']);
    await asked();
    expect(loaded).toHaveLength(3);
  });
});
