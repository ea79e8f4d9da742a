import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from './documents/calls/call.ts';
import { calls } from './documents/calls/calls.ts';
import { callsToRecord, readExamples, recordExamples } from './documents/examples.ts';
import { generateDocuments } from './documents/generated.ts';
import { freePort } from './run/port.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { servicesReady, startServices } from './run/services.ts';
import { parseCommandLine } from './terminal/command-line.ts';
import { Failure } from './terminal/failure.ts';

/** Records examples from embedded services with data of their own. */
async function recordFromServices(chosen: readonly Call[]): Promise<void> {
  await using started = new AsyncDisposableStack();
  const data = await mkdtemp(join(tmpdir(), 'documents-'));
  started.defer(() => rm(data, { recursive: true, force: true }));
  const port = await freePort();
  const services = startServices(port, { DATA_DIR: data, LOG_LEVEL: 'error', PREPARE_IMAGES: '0' });
  started.defer(() => services.stop());
  if (!(await servicesReady(services, port)))
    throw new Failure('[documents] The embedded services ended before they responded; see their log above.');
  await recordExamples(root, chosen, `http://127.0.0.1:${port}`);
}

const commandLine = {
  name: 'documents',
  summary: 'Writes the generated documents and sections. It records the missing examples of openapi.json first.',
  forms: ['', '--examples [<id of a call>…]'],
  options: {
    examples: { type: 'boolean', default: false, help: 'records the examples of these calls again, or of all calls' },
  },
} as const;

await runScript(async () => {
  const { values, positionals } = parseCommandLine(commandLine, process.argv.slice(2));
  const all = values.examples && positionals.length === 0;
  const chosen = all ? calls : callsToRecord(calls, await readExamples(root), positionals);
  if (chosen.length > 0) await recordFromServices(chosen);
  for (const { path, text } of await generateDocuments(root)) {
    const isCurrent = (await readFile(root + path, 'utf8')) === text;
    if (!isCurrent) await writeFile(root + path, text);
    console.log(`[documents] ${path}: ${isCurrent ? 'current' : 'written'}`);
  }
});
