/** State of a measured program. */
export interface ProgramState {
  /** CPU time of all its threads and processes since its start, in milliseconds. */
  readonly cpuMs: number;
  /** CPU time of each worker that shares its port, if any. */
  readonly workersCpuMs: readonly number[];
  /** JavaScript heap and its external buffers. */
  readonly retainedBytes: number;
  /** React renders that were started on the server. */
  readonly renders: number;
}

export interface StateQuestion {
  /** Collects garbage first. */
  readonly collectFirst: boolean;
}
