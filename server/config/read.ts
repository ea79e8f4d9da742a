import * as v from 'valibot';
import { withoutCredentials } from '../../shared/logging/without-credentials.ts';
import type { Variable } from './variables.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid configuration, with one readable line for each mistake. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

/** Reads variables one by one and collects mistakes, so that an operator sees all of them at the first start. */
export function createReader(environment: Environment) {
  /** A set, because shared variables are read once per brand. */
  const mistakes = new Set<string>();
  return {
    read<T>(name: string, { schema, fallback, needs, isSecret }: Variable<T>): T {
      const given = environment[name]?.trim();
      const result = v.safeParse(schema, given || fallback);
      if (result.success) return result.output;
      const shown = isSecret ? 'malformed' : `"${withoutCredentials(given ?? '')}"`;
      mistakes.add(`[config] ${name} is ${shown}; it needs ${needs}.`);
      return v.parse(schema, fallback);
    },
    report(line: string) {
      mistakes.add(`[config] ${line}`);
    },
    finish() {
      if (mistakes.size > 0) throw new ConfigError([...mistakes]);
    },
  };
}
export type Reader = ReturnType<typeof createReader>;
