import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/run/root.ts';

/** Starts a script that disposes of what it has started. `afterSignal` is what its work waits for. */
function startScript(afterSignal: string) {
  const script = `
    import { untilInterrupted } from '${root}scripts/run/interruption.ts';
    import { runScript } from '${root}scripts/run/script.ts';
    await runScript(() => untilInterrupted('test', async (until) => {
      await using started = { [Symbol.asyncDispose]: async () => console.log('disposed') };
      setInterval(() => {}, 1000).unref();
      console.log('started');
      ${afterSignal}
    }));`;
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const nextSignal = (signal: string) =>
  `new Promise((_, reject) => { const timer = setInterval(() => {}, 1000); process.once('${signal}', () => { clearInterval(timer); reject(new Error('a child ended')); }); })`;

it.each([
  ['SIGTERM', 143, 'waits', (signal: string) => `await until(${nextSignal(signal)});`],
  ['SIGINT', 130, 'waits', (signal: string) => `await until(${nextSignal(signal)});`],
  ['SIGINT', 130, 'has a child that the terminal ends too', (signal: string) => `await ${nextSignal(signal)};`],
] as const)('COMP-06 %s ends a script with code %i and one line while it %s', async (signal, code, _, work) => {
  const child = startScript(work(signal));
  const errors = text(child.stderr);
  const output: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output.push(part);
    if (part.includes('started')) child.kill(signal);
  });
  const [exitCode] = (await once(child, 'close')) as [number];
  expect([exitCode, await errors, output.join('')]).toEqual([
    code,
    `[test] Stopped by ${signal}.\n`,
    'started\ndisposed\n',
  ]);
});
