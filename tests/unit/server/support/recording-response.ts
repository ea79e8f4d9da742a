import type { ServerResponse } from 'node:http';

/** A response that records its status, headers and flushed chunks. */
export function recordingResponse() {
  const flushes: string[] = [];
  let open = '';
  const state = { status: 0, headers: {} as Readonly<Record<string, string>>, ended: false };
  const flush = () => {
    if (open) flushes.push(open);
    open = '';
  };
  const response = {
    writeHead(status: number, headers: Readonly<Record<string, string>>) {
      Object.assign(state, { status, headers });
      return response;
    },
    write(chunk: Uint8Array | string) {
      open += Buffer.from(chunk as string).toString();
      return true;
    },
    end(chunk = '') {
      open += chunk;
      flush();
      state.ended = true;
    },
    flush,
    on: () => response,
    destroy: () => response,
  };
  return { response: response as unknown as ServerResponse, state, flushes, html: () => flushes.join('') + open };
}
