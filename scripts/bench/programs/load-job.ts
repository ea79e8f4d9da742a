/** Requests to make of a server on this machine; each connection sends its next one when the last is answered. */
export interface LoadJob {
  readonly port: number;
  /** Asked one after another by all connections together, again from the start when the list is at its end. */
  readonly targets: readonly LoadTarget[];
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Ends after this many milliseconds… */
  readonly forMs?: number;
  /** …or this many requests, whichever comes first. */
  readonly requests?: number;
  /** Every connection asks for this path first, outside of the measurement, so that all of them are open. */
  readonly warmPath?: string;
}

export interface LoadTarget {
  readonly host: string;
  /** `{n}` becomes a number that no other request has. */
  readonly path: string;
}

export interface LoadOutcome {
  readonly requests: number;
  readonly ms: number;
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Milliseconds until the headers were there, and until the answer was whole. */
  readonly firstByteP50: number;
  readonly p50: number;
  readonly p99: number;
}
