import { type Build, buildInMemory } from '../build/builder.ts';
import type { Project } from './rule.ts';

const shared = new WeakMap<Project, Promise<Build>>();

/** The site as it is deployed, in memory. Rules of one run share it. */
export function productionBuild(project: Project): Promise<Build> {
  const { root } = project;
  const build = shared.get(project) ?? buildInMemory({ root, outDir: `${root}dist/`, mode: 'production' });
  shared.set(project, build);
  return build;
}
