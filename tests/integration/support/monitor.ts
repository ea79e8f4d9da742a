import { execFile } from 'node:child_process';
import { compileCache } from './services.ts';

interface MonitorReport {
  code: number;
  /** Standard output and then standard error. */
  out: string;
  stdout: string;
}

/** Runs the monitor and returns its exit code and output. */
export const monitor = (args: readonly string[], env: Record<string, string> = {}): Promise<MonitorReport> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/monitor/run.ts', ...args],
      { env: { ...process.env, ...compileCache, ...env }, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr, stdout });
      },
    );
  });
