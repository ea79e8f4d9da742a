import { ensureBuild } from '../run/ensure-build.ts';
import { cacheFolder } from '../build/cache.ts';
import { startInstance } from '../run/instance.ts';
import { freePort } from '../run/port.ts';
import { runScript } from '../run/script.ts';
import { servicesReady, startServices } from '../run/services.ts';
import { Failure } from '../terminal/failure.ts';
import { runFuzz } from './fuzz.ts';
import { readFuzzOptions } from './options.ts';

/** Requests between two lines of progress. */
const lineEvery = 10_000;

const megabytes = (bytes: number | undefined) => `${((bytes ?? Number.NaN) / 2 ** 20).toFixed(0)} MB`;

await runScript(async () => {
  const { requests, seed } = readFuzzOptions(process.argv.slice(2), process.env);
  await ensureBuild();
  await using parts = new AsyncDisposableStack();
  const servicesPort = await freePort();
  const dataDir = await cacheFolder('check-services');
  const services = startServices(servicesPort, { LOG_LEVEL: 'error', DATA_DIR: dataDir, PREPARE_IMAGES: '0' });
  parts.defer(() => services.stop());
  services.release();
  if (!(await servicesReady(services, servicesPort)))
    throw new Failure('[fuzz] The services ended; see their log above.');
  // Each address has limits of its own, so the requests name many.
  const environment = { TRUST_PROXY: '1' };
  const site = parts.use(await startInstance({ servicesOrigin: `http://127.0.0.1:${servicesPort}`, environment }));
  console.log(`[fuzz] ${requests} requests, seed ${seed}`);
  const result = await runFuzz({
    port: site.port,
    requests,
    seed,
    async onBatch(sent) {
      if (sent % lineEvery !== 0 && sent !== requests) return;
      const samples = await site.scrape();
      const memory = megabytes(samples.get('process_resident_memory_bytes'));
      console.log(`[fuzz] ${sent} sent, memory ${memory}, ${samples.get('process_open_fds') ?? '?'} descriptors`);
    },
  });
  const statuses = [...result.statuses]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`[fuzz] responses by status: ${statuses.join(', ')}`);
  for (const { request, problems } of result.findings) console.error(`[fuzz] ${problems.join(' ')}\n  ${request}`);
  for (const line of site.errors) console.error(`[fuzz] The site logged: ${line}`);
  console.log(`[fuzz] ${result.sent} requests, ${result.findings.length} findings, seed ${seed}`);
  if (result.findings.length > 0 || site.errors.length > 0) process.exitCode = 1;
});
