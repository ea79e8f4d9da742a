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
  /** Told of every error of a component; the page goes on without its region. */
  onError(error: unknown): void;
  /** What `onError` has been told so far. */
  errors: readonly unknown[];
}

/**
 * The whole page, as `take` makes something of its bytes: at once, since they are not there any more afterwards. Rejects when the frame
 * itself fails; what is not done by the deadline is left out. One huge chunk size, so that no finished part is sent hidden with a script
 * to reveal it: a complete page has no inline script of React's.
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
    /** React would report what is thrown and go on, and the visitor wait for ever. */
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
