import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { draw } from './draw.ts';
import type { PictureJob } from './job.ts';

/** Reply of this process to a job. */
export type WorkerReply = { picture: Uint8Array } | { error: string };

// A visitor who waits for a page must not wait for a picture as well: pages are made at normal priority.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where the system forbids it, pictures compete with pages; nothing else changes.
}
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (job: PictureJob) => {
  draw(job).then(
    (picture) => process.send?.({ picture } satisfies WorkerReply),
    (error: unknown) => process.send?.({ error: String(error) } satisfies WorkerReply),
  );
});
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
