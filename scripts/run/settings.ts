import { loadModule } from '../build/load-module.ts';
import { Failure, reasonOf } from '../terminal/failure.ts';
import { root } from './root.ts';

/** The module that reads each program's settings, and its function, which throws a line for each invalid one. */
const readers = {
  services: ['server/services/config.ts', 'readServicesConfig'],
  site: ['server/config/config.ts', 'readConfig'],
} as const;

/**
 * Throws a {@link Failure} with all invalid settings of some programs before they are built. Otherwise each would fail
 * only at its start.
 */
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
  // Report a variable that both programs read only once.
  const messages = new Map(lines.map((line) => [/^\[config\] \w+ is /.exec(line)?.[0] ?? line, line]));
  if (messages.size > 0) throw new Failure([...messages.values()].join('\n'));
}
