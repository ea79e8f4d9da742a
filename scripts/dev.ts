import { createBuilder } from './build/builder.ts';
import { describeError } from './build/describe-error.ts';
import { createReloadServer } from './dev/reload-server.ts';
import { createRestartable } from './dev/restartable.ts';
import { watchSources } from './dev/watch.ts';
import { createChangeWriter } from './dev/write-changes.ts';
import { startChild } from './run/child.ts';
import { onParentGone } from './run/parent.ts';
import { becomesReady } from './run/ready.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { servicesReady, startServices } from './run/services.ts';
import { localOrigins, readyAddress } from './run/site-environment.ts';
import { readStartSettings } from './run/start-settings.ts';

/** Folders from which the embedded services are built. */
const servicesSources = /^(?:server\/services|shared|brands|locales)\//;

await runScript(async () => {
  const { port, servicesPort, site: settings, services: servicesSettings } = await readStartSettings();
  const outDir = `${root}.dist-dev/`;
  const options = { root, outDir, mode: 'development' } as const;
  const [reload, builder] = await Promise.all([createReloadServer(), createBuilder(options)]);
  const write = createChangeWriter(options);
  const environment = { ...settings, NODE_ENV: 'development', DEV_RELOAD_URL: reload.url };
  const showLost = (text: string) => {
    console.error(text);
    reload.showFailure(text);
  };
  const services =
    servicesPort === undefined
      ? undefined
      : createRestartable(
          () => startServices(servicesPort, servicesSettings),
          (child) => servicesReady(child, servicesPort),
          showLost,
        );
  const site = createRestartable(
    () => startChild('site', ['--enable-source-maps', `${outDir}server/main.js`], environment),
    (child) => becomesReady(child, readyAddress(port, process.env)),
    showLost,
  );

  const restartSite = async () => {
    await write(await builder.rebuild());
    await site.restart();
  };
  const restartServices = async (changed: readonly string[]) => {
    if (!services?.isRunning || changed.some((path) => servicesSources.test(path))) await services?.restart();
  };

  let stopping = false;
  const show = async (changed: readonly string[]) => {
    const started = performance.now();
    // Wait for both, so that neither is still starting when the next change arrives.
    const outcomes = await Promise.allSettled([restartSite(), restartServices(changed)]);
    if (stopping) return;
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    if (errors.length === 0) {
      reload.reload();
      console.log(`[dev] ${changed.join(', ')}: shown after ${Math.round(performance.now() - started)} ms`);
      return;
    }
    const describeAll = async (color: boolean) =>
      (await Promise.all(errors.map((error) => describeError(error, color)))).join('\n\n');
    console.error(await describeAll(process.stderr.isTTY));
    reload.showFailure(await describeAll(false));
  };

  const stop = async () => {
    stopping = true;
    reload.close();
    await Promise.all([site.stop(), services?.stop(), builder.dispose()]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  onParentGone(() => void stop());

  for (const { name, origin } of localOrigins(port)) console.log(`${origin}/  ${name}`);
  watchSources(root, ['client', 'server', 'shared', 'brands', 'locales'], show, ['all']);
});
