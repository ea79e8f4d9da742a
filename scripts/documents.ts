import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { recordExamples } from './documents/examples.ts';
import { generateDocuments } from './documents/generated.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';

/**
 * Run by `npm run documents`. Writes every generated document and section. `-- --examples http://localhost:3001` records the examples of the OpenAPI
 * file from running embedded services before that.
 */
await runScript(async () => {
  const { values } = parseArgs({ options: { examples: { type: 'string' } } });
  if (values.examples) await recordExamples(root, values.examples.replace(/\/+$/, ''));
  for (const { path, text } of await generateDocuments(root)) await writeFile(root + path, text);
});
