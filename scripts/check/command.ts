import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';

const run = promisify(execFile);

/** The compiler and the linter are Go programs. With fewer garbage collections they need a fifth less processor time. */
const env = { GOGC: '400', ...process.env };

/** Output of a command, and whether it succeeded. A command that ran and failed does not throw. */
export async function runCommand(
  command: string,
  parameters: readonly string[],
  cwd: string,
  timeout = 300_000,
): Promise<{ ok: boolean; output: string }> {
  try {
    const { stdout, stderr } = await run(command, parameters, { cwd, env, timeout, maxBuffer: 64 * 1024 * 1024 });
    return { ok: true, output: stdout || stderr };
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('stderr' in error)) throw error;
    const output = `${String(error.stdout)}${String(error.stderr)}`.trim();
    return { ok: false, output: output || error.message };
  }
}

/** Output lines of a failing command, none when it succeeds. */
export async function problemsOf(command: string, parameters: readonly string[], cwd: string): Promise<string[]> {
  const { ok, output } = await runCommand(command, parameters, cwd);
  return ok
    ? []
    : stripVTControlCharacters(output)
        .split('\n')
        .filter((line) => line.trim() !== '');
}
