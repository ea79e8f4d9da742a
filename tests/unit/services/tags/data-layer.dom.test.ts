import { beforeEach, describe, expect, it } from 'vitest';
import { createDataLayerReader } from '../../../../server/services/tags/browser/data-layer.ts';

const page = window as unknown as { dataLayer?: unknown[] };
/** Pushes its `arguments`, as the page does. */
function call(..._call: unknown[]) {
  page.dataLayer ??= [];
  page.dataLayer.push(arguments);
}

beforeEach(() => {
  delete page.dataLayer;
});

describe('the data layer that a tag reads', () => {
  it('TRK-03 gives events of before and after the script with the consent of their moment', () => {
    const seen: string[] = [];
    const view = (path: string, ...ids: string[]) => call('event', 'page_view', { page_path: path, send_to: ids });
    call('consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' });
    view('/a/', 'A');
    call('consent', 'update', { analytics_storage: 'granted' });
    createDataLayerReader('A', ({ event, params }, { analytics_storage }) =>
      seen.push([event, params.page_path, analytics_storage].join(' ')),
    );
    view('/b/', 'P', 'A');
    view('/c/', 'P');
    call('js', new Date());
    call('event', 'page_view');
    call('consent', 'update', { analytics_storage: 'denied' });
    view('/d/', 'A');
    expect(seen).toEqual(['page_view /a/ denied', 'page_view /b/ granted', 'page_view /d/ denied']);
  });

  it('TRK-03 may be read by several tags, and keeps every call', () => {
    const seen: string[] = [];
    createDataLayerReader('A', () => seen.push('A'));
    createDataLayerReader('B', () => seen.push('B'));
    call('event', 'page_view', { send_to: ['A', 'B'] });
    expect(seen.toSorted()).toEqual(['A', 'B']);
    expect(page.dataLayer).toHaveLength(1);
  });
});
