import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { removeOnceLeft } from './support/remove-once-left.ts';
import { startSite } from './support/site.ts';

/** Makes every writable place but `DATA_DIR` read-only, as `docker run --read-only` does with the image. */
const shut = `set -e
mount -o remount,bind,ro /
for place in /tmp /var/tmp "$PWD"; do mount --bind "$place" "$place"; mount -o remount,bind,ro "$place"; done
mount --bind "$DATA_DIR" "$DATA_DIR"
mount -o remount,bind,rw "$DATA_DIR"
! touch /tmp/shut . 2>/dev/null`;

/** Whether mounts can be changed, which needs root on Linux. They are private to the process. */
const canShut =
  spawnSync('unshare', ['--mount', 'sh', '-c', shut], { env: { ...process.env, DATA_DIR: tmpdir() } }).status === 0;

it.skipIf(!canShut)(
  'OPS-04 on a read-only root file system, the embedded services write only to DATA_DIR',
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'read-only-root-'));
    const site = await startSite({
      command: `exec unshare --mount sh -c '${shut}\nexec node dist/server/main.js'`,
      env: { SERVICES: 'embedded', SERVICES_PORT: '0', DATA_DIR: data, PREPARE_IMAGES: '0' },
    });
    removeOnceLeft(data, site.child);
    const { status, text } = await sendRequest(site.port, '/slots/');
    expect(status).toBe(200);
    const [picture = ''] = /\/images\/[^\s"]+/.exec(text) ?? [];
    expect((await sendRequest(site.port, picture.replaceAll('&amp;', '&'))).status).toBe(200);
    expect(await site.stop()).toBe(0);
    expect(await readdir(data)).toContain('catalogue.sqlite');
  },
);
