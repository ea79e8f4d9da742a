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
  /** Writes status and headers. Called once the frame has rendered. */
  onShell(): void;
}

/** Method that `compression` adds to a response. */
type Flushable = ServerResponse & { flush?: () => void };

/**
 * Sends the shell at once, and each section when its data arrives. Resolves when the response is complete or the client
 * has disconnected. Rejects when the frame fails, before a byte is sent. At the deadline React aborts the remaining
 * boundaries, which the browser then renders.
 */
export function renderStream(view: View, response: Flushable, options: StreamOptions): Promise<void> {
  const { assets, devReload, deadlineMs, nonce, signal, onError, onShell } = options;
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => stream.abort(new Error('[render] The page was not complete by its deadline.')),
      deadlineMs,
    );
    const abort = () => stream.abort(new Error('[render] The client disconnected.'));
    const finish = () => {
      clearTimeout(late);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort, { once: true });
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
 * Writes React's bytes within React's own calls. The first flush is the shell. The root element is closed after it,
 * since React's script moves later content into place. Before each later flush come the data blocks that it was
 * rendered from.
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
