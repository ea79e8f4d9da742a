import { bannerCalls } from './banners.ts';
import { blogCalls } from './blog.ts';
import type { Call } from './call.ts';
import { cmsCalls } from './cms.ts';
import { feedCalls } from './feeds.ts';
import { gameCalls } from './games.ts';
import { visitorServiceCalls } from './visitor-services.ts';
import { voucherCalls } from './voucher.ts';

/** Adds `dem` to a read call of the content API, for visits at an emulated time. */
const withEmulatedTime = (call: Call): Call =>
  call.service === 'Content' && call.method === 'get'
    ? { ...call, parameters: [...(call.parameters ?? []), 'dem?'] }
    : call;

/** Every call of the contract. */
export const calls: readonly Call[] = [
  ...gameCalls,
  ...feedCalls,
  ...bannerCalls,
  ...cmsCalls,
  ...blogCalls,
  ...voucherCalls,
  ...visitorServiceCalls,
].map(withEmulatedTime);
