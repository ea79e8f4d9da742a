/** Requests to a server on this machine. Each connection sends its next request after the previous response. */
export interface LoadJob {
  readonly port: number;
  /** Requested in turn by all connections together, from the start again after the end. */
  readonly targets: readonly LoadTarget[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Ends after this many milliseconds… */
  readonly forMs?: number;
  /** …or this many requests, whichever comes first. */
  readonly requests?: number;
  /** Path that every connection requests once before the measurement, so that all are open. */
  readonly warmPath?: string;
}

export interface LoadTarget {
  readonly host: string;
  /** `{n}` becomes a number that is unique to the request. */
  readonly path: string;
}

export interface LoadOutcome {
  readonly requests: number;
  readonly ms: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds until the headers and until the whole body arrived. */
  readonly firstByteP50: number;
  readonly p50: number;
  readonly p99: number;
}
