import type { CallContext, HttpClient } from '../../../../server/upstream/http-client.ts';

/** An HTTP client that records its calls and gives each the same response, or fails with an error. */
export function recordingClient(response: { status: number; body?: string } | Error) {
  const calls: { url: string; context: CallContext }[] = [];
  const httpClient = {
    async send(_service: string, url: string, context: CallContext) {
      calls.push({ url, context });
      if (response instanceof Error) throw response;
      return { status: response.status, contentType: 'application/json', text: async () => response.body ?? '{}' };
    },
  } as unknown as HttpClient;
  return { calls, httpClient };
}
