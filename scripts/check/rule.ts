import type { SourceFile } from './sources.ts';

/** Input of a rule. */
export interface Project {
  /** Root folder with a trailing slash. */
  readonly root: string;
  readonly files: readonly SourceFile[];
}

/** One line for each problem, or the reason why the rule was skipped. Warnings do not fail the check. */
export type Findings =
  | readonly string[]
  | { readonly skipped: string }
  | { readonly problems: readonly string[]; readonly warnings: readonly string[] };

export interface Rule {
  readonly name: string;
  readonly find: (project: Project) => Findings | Promise<Findings>;
}
