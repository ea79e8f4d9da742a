import { describeError } from '../build/describe-error.ts';
import { HelpRequested } from '../terminal/failure.ts';
import { Interrupted } from './interruption.ts';

/** Runs a script. An error ends the process with code 1, a signal with its own, and a readable message. For `--help` its usage is printed instead. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof HelpRequested) {
      console.log(error.message);
      return;
    }
    console.error(await describeError(error, process.stderr.isTTY));
    process.exitCode = error instanceof Interrupted ? error.exitCode : 1;
  }
}
