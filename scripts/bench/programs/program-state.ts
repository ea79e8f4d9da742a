/** What a measured program says of itself. */
export interface ProgramState {
  /** CPU time of all its threads and processes since its start, in milliseconds. */
  readonly cpuMs: number;
  /** The same of each process that it has share its port, if any. */
  readonly workersCpuMs: readonly number[];
  /** JavaScript heap and the buffers that it holds. */
  readonly keptBytes: number;
  /** React renders that were begun on this server. */
  readonly renders: number;
}

export interface StateQuestion {
  /** Collects garbage before it looks. */
  readonly collectFirst: boolean;
}
