import { writeFile } from 'node:fs/promises';
import { cacheFolder } from '../build/cache.ts';
import { ensureBuild } from '../run/ensure-build.ts';
import { freePort } from '../run/port.ts';
import { runScript } from '../run/script.ts';
import { servicesReady, startServices } from '../run/services.ts';
import { Failure } from '../terminal/failure.ts';
import { readSoakOptions } from './options.ts';
import { asJson, asTable, checksOf } from './report.ts';
import { runSoak } from './soak.ts';

await runScript(async () => {
  const { minutes, requests, isJson, out } = readSoakOptions(process.argv.slice(2));
  await ensureBuild();
  await using parts = new AsyncDisposableStack();
  const port = await freePort();
  const settings = {
    LOG_LEVEL: 'error',
    FAULTS: '1',
    DATA_DIR: await cacheFolder('check-services'),
    PREPARE_IMAGES: '0',
  };
  const services = startServices(port, settings);
  parts.defer(() => services.stop());
  services.release();
  if (!(await servicesReady(services, port))) throw new Failure('[soak] The services ended; see their log above.');
  const result = await runSoak({ servicesOrigin: `http://127.0.0.1:${port}`, seconds: minutes * 60, requests });
  if (out !== undefined) await writeFile(out, asJson(result));
  console.log(isJson ? asJson(result) : asTable(result));
  for (const line of [...result.errors, ...result.logged].slice(0, 20)) console.error(`[soak] ${line}`);
  if (checksOf(result).some(({ isMet }) => isMet === false)) process.exitCode = 1;
});
