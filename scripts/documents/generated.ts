import { readFile } from 'node:fs/promises';
import { calls } from './calls/calls.ts';
import { describeOpenApi } from './openapi.ts';
import { replaceSection, table } from './sections.ts';
import { readSettingTables } from './settings-tables.ts';

/** A generated file and its expected text. Its path is relative to the project's folder. */
export interface Generated {
  readonly path: string;
  readonly text: string;
}

async function operations(root: string): Promise<Generated> {
  const path = 'OPERATIONS.md';
  const { site, services } = await readSettingTables(root);
  const document = await readFile(root + path, 'utf8');
  return {
    path,
    text: replaceSection(replaceSection(document, 'settings of the site', site), 'settings of the services', services),
  };
}

async function contract(root: string): Promise<Generated> {
  const path = 'shared/contract/CONTRACT.md';
  const rows = calls.map(({ id, method, path: url, parameters = [], summary }) => [
    `\`${method.toUpperCase()} ${url}\``,
    parameters.join(', '),
    summary,
    id,
  ]);
  const content = table(['call', 'parameters', 'meaning', 'name in openapi.json'], rows);
  return { path, text: replaceSection(await readFile(root + path, 'utf8'), 'calls', content) };
}

async function openApi(root: string): Promise<Generated> {
  return { path: 'shared/contract/openapi.json', text: `${JSON.stringify(await describeOpenApi(root), null, 1)}\n` };
}

/** Every generated document, complete. */
export async function generateDocuments(root: string): Promise<Generated[]> {
  return Promise.all([operations(root), contract(root), openApi(root)]);
}
