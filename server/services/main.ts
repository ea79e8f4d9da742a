import { readServicesConfig } from './config.ts';
import { createLog } from './log.ts';
import { logCodes } from './log-codes.ts';
import { resetData } from './reset.ts';
import { startProgram } from './program.ts';

/** The embedded services as a program: reads its settings, starts, says so in one log line, and stops cleanly when told. */
async function main(): Promise<void> {
  // Whoever started this program with a channel to it and is gone cannot stop it any more.
  const orphaned = new Promise<void>((resolve) => {
    if (process.send && !process.connected) resolve();
    process.once('disconnect', resolve);
  });
  const config = readServicesConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  if (process.argv.includes('--reset')) resetData(config.DATA_DIR);
  const started = performance.now();
  const program = await startProgram(config, log);
  log.info({ code: logCodes.ready, port: program.port, ms: Math.round(performance.now() - started) });

  const stop = () => {
    log.info({ code: logCodes.stopping });
    program.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  void orphaned.then(stop);
}

/** What begins with the name of a part was written for people; of anything else they need to know where it came from. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return /^\[\w+\] /.test(error.message) ? error.message : (error.stack ?? error.message);
}

try {
  await main();
} catch (error) {
  // It would live on by its channel, and whoever started it would wait for it.
  process.stderr.write(`${describe(error)}\n`, () => process.exit(1));
}
