import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts a Redis without persistence on a port. */
export async function startRedis(program: string, port: number): Promise<AsyncDisposable> {
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ready to accept connections')) break;
  }
  child.stdout.resume();
  return {
    async [Symbol.asyncDispose]() {
      child.kill();
      await exited;
    },
  };
}
