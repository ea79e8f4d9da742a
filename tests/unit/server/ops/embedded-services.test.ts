import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../../../../scripts/run/root.ts';

it('OPS-02 OPS-04 ends with one line when the embedded services are requested but not installed', () => {
  const start = `import { startEmbeddedServices } from ${JSON.stringify(`${root}server/ops/embedded-services.ts`)};
    await startEmbeddedServices('/nowhere/services/main.js');`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', start], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^\[server\] The embedded services are not here: .* set SERVICES_ORIGIN\.\n$/);
  expect(status).toBe(1);
});
