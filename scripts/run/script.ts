import { describeError } from '../build/describe-error.ts';

/** Runs a script. An error ends the process with code 1 and a readable message. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(await describeError(error, process.stderr.isTTY));
    process.exitCode = 1;
  }
}
