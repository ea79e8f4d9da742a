import { access, readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import * as v from 'valibot';
import { loadModule } from '../build/load-module.ts';
import { generateDocuments } from '../documents/generated.ts';
import type { Rule } from './rule.ts';
import type { SourceFile } from './sources.ts';

/** Documents about the whole project that are in subfolders. */
const documentsBelow = ['shared/contract/CONTRACT.md', 'scripts/bench/FIGURES.md', 'tests/REQUIREMENTS.md'];

/** Documents in the project's root folder, and those for the whole project below. */
async function readDocuments(root: string): Promise<SourceFile[]> {
  const names = (await readdir(root)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    [...names, ...documentsBelow].map(async (path) => ({ path, text: await readFile(root + path, 'utf8') })),
  );
}

const topFolder = /^(?:server|client|shared|brands|locales|scripts|tests|\.ci)\//;

/**
 * Files and folders that a document links to, or names as code, in a command or in a diagram, relative to the root.
 * Placeholders are skipped.
 */
export function namedPaths({ path, text }: SourceFile): string[] {
  const folder = posix.dirname(path);
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target) => posix.normalize(posix.join(folder, target)));
  const commands = [...text.matchAll(/^ *```sh$([\s\S]*?)^ *```/gm)];
  const code = [...prose.matchAll(/`([^`\n]+)`/g), ...commands]
    .flatMap(([, span = '']) => span.split(/\s+/))
    .filter((name) => /^[\w.@/-]+$/.test(name) && topFolder.test(name));
  const drawn = [...text.matchAll(/^```mermaid$([\s\S]*?)^```/gm)]
    .flatMap(([, diagram = '']) => diagram.match(/[\w.-]+\/[\w./-]*[\w/]/g) ?? [])
    .filter((name) => topFolder.test(name));
  return [...new Set([...links, ...code, ...drawn])];
}

/** Commands of npm that a document names and `package.json` lacks. */
export function missingCommands({ path, text }: SourceFile, scripts: readonly string[]): string[] {
  const named = [...text.matchAll(/\bnpm run (\w[\w:-]*)/g)].map(([, name = '']) => name);
  return [...new Set(named)]
    .filter((name) => !scripts.includes(name))
    .map((name) => `${path} names "npm run ${name}", which package.json does not have.`);
}

/** Codes in the first column of the document's tables. */
export const codesOfTables = (text: string): string[] =>
  [...text.matchAll(/^\| `([a-z]+(?:\.[a-zA-Z-]+)+)` \|/gm)].map(([, code = '']) => code);

/** Log codes that the table lacks, and rows for codes that nothing logs. */
export function undescribedCodes(codes: readonly string[], document: string): string[] {
  const described = codesOfTables(document);
  return [
    ...codes
      .filter((code) => !described.includes(code))
      .map((code) => `OPERATIONS.md has no row for the log code "${code}": say what it means and what to do.`),
    ...described
      .filter((code) => !codes.includes(code))
      .map((code) => `OPERATIONS.md describes the log code "${code}", which nothing logs: remove the row.`),
  ];
}

const numberOf = ({ path }: SourceFile) => posix.basename(path).slice(0, 3);

/** Decision records whose number is taken, or differs from that of their heading. */
export function misnumberedRecords(records: readonly SourceFile[]): string[] {
  return records.flatMap((record, index) => {
    const { path, text } = record;
    const number = numberOf(record);
    const isTaken = records.slice(0, index).some((other) => numberOf(other) === number);
    if (isTaken) return [`${path}: another record has the number ${number}. Take the next free one.`];
    return text.startsWith(`# ${number} `) ? [] : [`${path}: its heading must begin with "# ${number} ".`];
  });
}

/** The status of a record, as the numbers of the records that supersede it and that it supersedes. */
function statusOf({ text }: SourceFile) {
  const status = /^# .+\n\nStatus: ((?:accepted|superseded by \d{3})\.(?: .+)?)\n/.exec(text)?.[1];
  if (status === undefined) return undefined;
  const numbersAfter = (word: RegExp) =>
    [...status.matchAll(word)].flatMap(([, rest = '']) => rest.match(/\b\d{3}\b/g) ?? []);
  return {
    supersededBy: numbersAfter(/superseded (?:in part )?by ([^.:]*)/gi),
    supersedes: numbersAfter(/supersedes ([^.]*)/gi),
  };
}

/** Decision records without a status below their heading, or whose status disagrees with that of the record it names. */
export function wrongStatuses(records: readonly SourceFile[]): string[] {
  const statuses = new Map(records.map((record) => [numberOf(record), statusOf(record)]));
  return records.flatMap((record) => {
    const { path } = record;
    const status = statusOf(record);
    if (!status)
      return [`${path} needs a line below its heading: "Status: accepted." or "Status: superseded by <number>."`];
    const wrong = (others: readonly string[], field: 'supersedes' | 'supersededBy', words: string) =>
      others
        .filter((other) => !statuses.get(other)?.[field].includes(numberOf(record)))
        .map((other) => `${path}: its status names ${other}, whose own must say "${words} ${numberOf(record)}".`);
    return [
      ...wrong(status.supersededBy, 'supersedes', 'Supersedes'),
      ...wrong(status.supersedes, 'supersededBy', 'superseded by'),
    ];
  });
}

export const decisionNumbers: Rule = {
  name: 'documents: decision records have a number and a status',
  async find({ root }) {
    const folder = 'server/decisions/';
    const names = (await readdir(root + folder)).filter((name) => name !== 'README.md').sort();
    const records = await Promise.all(
      names.map(async (name) => ({ path: folder + name, text: await readFile(root + folder + name, 'utf8') })),
    );
    return [...misnumberedRecords(records), ...wrongStatuses(records)];
  },
};

export const documentsCurrent: Rule = {
  name: 'documents are current',
  async find({ root }) {
    const generated = await generateDocuments(root);
    const found = generated.map(async ({ path, text }) => {
      const committed = await readFile(root + path, 'utf8').catch(() => '');
      return committed === text ? [] : [`${path} is not current: npm run documents.`];
    });
    return (await Promise.all(found)).flat();
  },
};

const packageFile = v.object({ scripts: v.record(v.string(), v.string()) });

export const documentPaths: Rule = {
  name: 'documents name what exists',
  async find({ root, files }) {
    const documents = await readDocuments(root);
    const { scripts } = v.parse(packageFile, JSON.parse(await readFile(`${root}package.json`, 'utf8')));
    const readmes = files.filter(({ path }) => path.endsWith('README.md'));
    const commands = [...documents, ...readmes].flatMap((document) => missingCommands(document, Object.keys(scripts)));
    const found = documents.flatMap((document) =>
      namedPaths(document).map(async (path) => {
        const exists = await access(root + path).then(
          () => true,
          () => false,
        );
        return exists ? [] : [`${document.path} names ${path}, which does not exist.`];
      }),
    );
    return [...commands, ...(await Promise.all(found)).flat()];
  },
};

const listed = v.object({ logCodes: v.union([v.array(v.string()), v.record(v.string(), v.string())]) });

export const logCodesDescribed: Rule = {
  name: 'documents describe log codes',
  async find({ root }) {
    const modules = ['server/telemetry/log.ts', 'server/services/log-codes.ts'];
    const codes = await Promise.all(
      modules.map(async (path) => Object.values(v.parse(listed, await loadModule(root, path)).logCodes)),
    );
    return undescribedCodes(codes.flat(), await readFile(`${root}OPERATIONS.md`, 'utf8'));
  },
};
