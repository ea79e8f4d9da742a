import { channel } from 'node:diagnostics_channel';
import { Root } from '../../client/root.tsx';
import { firstStates, startOf } from '../../client/stores/stores.ts';
import { createPageSource } from './page-source.ts';
import type { View } from './view.ts';

/** Diagnostics channel that publishes each render, for measurements. */
const renders = channel('site.render');

/** The React element of a view, with its own stores and results: requests share nothing. */
export function elementOf(view: View) {
  renders.publish(view);
  const { site, page, Page, intl, fault, state } = view;
  const stores = firstStates(startOf(site.culture, state.now));
  return <Root {...{ site, page, Page, intl, stores, fault }} source={createPageSource(view.loading)} />;
}
