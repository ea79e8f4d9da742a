import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ProgramState, StateQuestion } from './program-state.ts';

// Preloaded into every measured program: it tells over the channel what only the process itself knows.

let renders = 0;
const server = createRequire(import.meta.url)('react-dom/server') as {
  renderToPipeableStream: (...parameters: unknown[]) => unknown;
};
const { renderToPipeableStream } = server;
server.renderToPipeableStream = (...parameters) => {
  renders += 1;
  return renderToPipeableStream(...parameters);
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function readState(): ProgramState {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, residentBytes: rss, keptBytes: heapUsed + external, renders };
}

process.on('message', ({ collectFirst }: StateQuestion) => {
  // Finalizers run between two collections.
  if (collectFirst) collect();
  setImmediate(() => {
    if (collectFirst) collect();
    process.send?.(readState());
  });
});
// The benchmark is gone, and nobody else would end this.
process.on('disconnect', () => process.exit());
