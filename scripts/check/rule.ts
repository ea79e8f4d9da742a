import type { SourceFile } from './sources.ts';

/** What a rule looks at. */
export interface Project {
  /** The project's folder, with its slash. */
  readonly root: string;
  readonly files: readonly SourceFile[];
}

/** One readable line for each problem, none when all is well; or why the rule could not be asked here. Warnings break nothing. */
export type Findings =
  | readonly string[]
  | { readonly skipped: string }
  | { readonly problems: readonly string[]; readonly warnings: readonly string[] };

export interface Rule {
  readonly name: string;
  readonly find: (project: Project) => Findings | Promise<Findings>;
}
