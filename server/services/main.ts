import { parseArgs } from 'node:util';
import { findUnknownSettings, readServicesConfig } from './config.ts';
import { createLog } from './log.ts';
import { logCodes } from './log-codes.ts';
import { resetData } from './reset.ts';
import { startProgram } from './program.ts';

const usage = `Usage: npm run services -- [options]
Runs the embedded services alone, with the settings of OPERATIONS.md.
  --reset     deletes what they have stored
  -h, --help  prints this`;

/** Reads the options of the program. Throws an error with the usage for any other argument. */
function readOptions() {
  try {
    return parseArgs({ options: { reset: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    const mistake = error instanceof Error ? error.message : String(error);
    throw new Error(`[services] ${mistake}\n${usage}`, { cause: error });
  }
}

/** The embedded services as a program: reads its settings, starts, logs one line when ready, and stops on a signal. */
async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  // When the parent process that opened the IPC channel has gone, nothing else can stop this one.
  const orphaned = new Promise<void>((resolve) => {
    if (process.send && !process.connected) resolve();
    process.once('disconnect', resolve);
  });
  const config = readServicesConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  for (const unknown of findUnknownSettings(process.env)) log.warn({ code: logCodes.unknownSetting, ...unknown });
  if (options.reset) resetData(config.DATA_DIR);
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

/** A message that begins with a scope in brackets is readable alone. Other errors need their stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return /^\[\w+\] /.test(error.message) ? error.message : (error.stack ?? error.message);
}

try {
  await main();
} catch (error) {
  // The open IPC channel would keep the process alive, and its parent waiting.
  process.stderr.write(`${describe(error)}\n`, () => process.exit(1));
}
