import { useDeferredValue } from 'react';
import type { BtCode } from '../../shared/banner/bt.ts';
import { useStore } from './use-store.ts';

/**
 * The visitor's brand tracking code, sent with every banner call. Deferred, so that the current banner stays until the new one has loaded.
 */
export function useBt(): Partial<BtCode> {
  const code = useDeferredValue(useStore('bt', (bt) => bt.code));
  const r = useDeferredValue(useStore('bt', (bt) => bt.r));
  return { ...(code && { code }), ...(r && { r }) };
}
