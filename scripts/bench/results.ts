import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { Failure } from '../terminal/failure.ts';
import type { Figure } from './figure.ts';

const target = v.object({
  of: v.picklist(['value', 'ratio']),
  atLeast: v.exactOptional(v.number()),
  atMost: v.exactOptional(v.number()),
});

/** JSON has no NaN, so a failed measurement is null. */
const measured = v.pipe(
  v.nullable(v.number()),
  v.transform((value) => value ?? Number.NaN),
);

const figure = v.object({
  id: v.string(),
  title: v.string(),
  value: measured,
  unit: v.string(),
  control: v.exactOptional(v.object({ title: v.string(), value: measured })),
  target: v.exactOptional(target),
});

const results = v.object({
  madeAt: v.string(),
  buildId: v.string(),
  machine: v.object({ cpu: v.string(), cores: v.number(), node: v.string() }),
  isQuick: v.boolean(),
  figures: v.array(figure),
});

/** One run of the benchmark. */
export interface Results {
  readonly madeAt: string;
  readonly buildId: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  readonly isQuick: boolean;
  readonly figures: readonly Figure[];
}

export function describeMachine(): Results['machine'] {
  const [first] = cpus();
  return { cpu: first?.model ?? 'unknown', cores: cpus().length, node: process.version };
}

/** Writes a run as a file that later runs can be compared with. */
export async function writeResults(path: string, run: Results): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(run, null, 1)}\n`);
}

/** Reads a run. Throws a {@link Failure} when the file is not one. */
export async function readResults(path: string): Promise<Results> {
  const content: unknown = await readFile(path, 'utf8').then(JSON.parse, (error: unknown) => {
    throw new Failure(`[bench] ${path} cannot be read: ${String(error)}`);
  });
  const parsed = v.safeParse(results, content);
  if (parsed.success) return parsed.output;
  throw new Failure(`[bench] ${path} holds no run of the benchmark: ${parsed.issues[0].message}`);
}
