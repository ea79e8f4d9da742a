/** A request in the log. */
export interface LoggedRequest {
  method: string;
  url: string;
  /** ISO 8601. */
  time: string;
  requestId: string;
}

const most = 10_000;

/** Requests since the start or the last clearing. Beyond ten thousand the oldest are dropped. */
export function createRequestLog() {
  let requests: LoggedRequest[] = [];
  return {
    add(request: LoggedRequest): void {
      requests.push(request);
      if (requests.length > most) requests.shift();
    },
    list: (): readonly LoggedRequest[] => requests,
    clear(): void {
      requests = [];
    },
  };
}
