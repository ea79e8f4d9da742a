import { loadModule } from '../build/load-module.ts';
import { Failure, reasonOf } from '../terminal/failure.ts';
import { root } from './root.ts';

/** Where each program reads its settings, and by which function, which throws a line for each that is wrong. */
const readers = {
  services: ['server/services/config.ts', 'readServicesConfig'],
  site: ['server/config/config.ts', 'readConfig'],
} as const;

/** Throws a {@link Failure} with all that is wrong with the settings of some programs: they would say so by themselves once they are built. */
export async function needRightSettings(
  programs: readonly (keyof typeof readers)[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const complaints = programs.map(async (program) => {
    const [path, name] = readers[program];
    const { [name]: read } = await loadModule(root, path);
    if (typeof read !== 'function') throw new Failure(`[start] ${path} exports no function "${name}".`);
    try {
      read(environment);
      return [];
    } catch (error) {
      return reasonOf(error).split('\n');
    }
  });
  const lines = (await Promise.all(complaints)).flat();
  // What both read is told once.
  const told = new Map(lines.map((line) => [/^\[config\] \w+ is /.exec(line)?.[0] ?? line, line]));
  if (told.size > 0) throw new Failure([...told.values()].join('\n'));
}
