import { renderToPipeableStream } from 'react-dom/server';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import { documentEnd, documentStart, stateBlock } from './document.ts';
import { elementOf } from './element.tsx';
import { asDestination, createCollector } from './sink.ts';
import type { View } from './view.ts';

export interface RenderContext {
  assets: AssetManifest;
  devReload: string;
  deadlineMs: number;
  /** Called for every error of a component. The page is rendered without that region. */
  onError(error: unknown): void;
  /** Errors passed to `onError` so far. */
  errors: readonly unknown[];
}

/**
 * Renders the complete page and passes its bytes to `take`, which must copy them: the buffer is reused. Rejects when
 * the frame fails. Content that misses the deadline is left out. One huge chunk size keeps React from streaming hidden
 * sections with inline scripts that reveal them, so a complete page has none.
 */
export function renderComplete<Taken>(
  view: View,
  context: RenderContext,
  take: (html: Buffer) => Taken,
): Promise<Taken> {
  const { assets, devReload, deadlineMs, onError } = context;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      stream.abort(new Error('[render] The page was not complete by its deadline.'));
    }, deadlineMs);
    const settle = <T>(how: (value: T) => void, value: T) => {
      clearTimeout(late);
      how(value);
    };
    /** React would report an exception and continue, and the response would never end. */
    const attempt = (step: () => void) => {
      try {
        step();
      } catch (error) {
        settle(reject, error);
      }
    };
    const stream = renderToPipeableStream(elementOf(view), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: (error) => settle(reject, error),
      onAllReady: () => {
        attempt(() => {
          const end = `</div>${stateBlock(view)}${documentEnd(view, context)}`;
          const collector = createCollector(documentStart(view, assets, devReload), end, (html) => {
            attempt(() => settle(resolve, take(html)));
          });
          stream.pipe(asDestination(collector));
        });
      },
    });
  });
}
