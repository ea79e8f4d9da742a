import type { ServerResponse } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { dataBlocks, documentEnd, documentStart, stateBlock } from './document.ts';
import type { RenderContext } from './complete.ts';
import { elementOf } from './element.tsx';
import { asDestination, type Sink } from './sink.ts';
import type { View } from './view.ts';

export interface StreamOptions extends RenderContext {
  nonce: string;
  signal: AbortSignal;
  /** Writes status and headers; called once the frame has rendered. */
  onShell(): void;
}

/** What `compression` adds to a response. */
type Flushable = ServerResponse & { flush?: () => void };

/**
 * Sends the shell now and each section when its data has come. Resolves when the answer is finished or the visitor has left;
 * rejects when the frame itself fails, before a byte was sent. At the deadline React gives up what is missing in a way that
 * the browser completes: the boundaries that are left are rendered there.
 */
export function renderStream(view: View, response: Flushable, options: StreamOptions): Promise<void> {
  const { assets, devReload, deadlineMs, nonce, signal, onError, onShell } = options;
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => stream.abort(new Error('[render] The page was not complete by its deadline.')),
      deadlineMs,
    );
    const leave = () => stream.abort(new Error('[render] The visitor left.'));
    const finish = () => {
      clearTimeout(late);
      signal.removeEventListener('abort', leave);
    };
    signal.addEventListener('abort', leave, { once: true });
    const stream = renderToPipeableStream(elementOf(view), {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        if (!signal.aborted) onError(error);
      },
      onShellError(error) {
        finish();
        reject(error);
      },
      onShellReady() {
        onShell();
        response.write(documentStart(view, assets, devReload));
        stream.pipe(
          asDestination(
            createSink(view, response, options, () => {
              finish();
              resolve();
            }),
          ),
        );
      },
    });
  });
}

/**
 * Passes React's bytes on within React's own calls. The first flush is the shell: the root element is closed behind it, since
 * what comes later is moved into place by React's script. In front of each later flush stand the answers that it was made from.
 */
function createSink(view: View, response: Flushable, context: RenderContext, done: () => void): Sink {
  const sent = new Set<string>();
  let shellIsOut = false;
  let flushBegins = true;
  return {
    write(chunk) {
      if (flushBegins && shellIsOut) response.write(dataBlocks(view, sent));
      flushBegins = false;
      return response.write(chunk);
    },
    flush() {
      if (!shellIsOut) response.write(`</div>${stateBlock(view)}${dataBlocks(view, sent)}`);
      shellIsOut = true;
      flushBegins = true;
      response.flush?.();
    },
    end() {
      if (!shellIsOut) response.write(`</div>${stateBlock(view)}`);
      response.end(documentEnd(view, context, sent));
      done();
    },
    destroy(error) {
      response.destroy(error);
      done();
    },
    on: (event, listener) => void response.on(event, listener),
  };
}
