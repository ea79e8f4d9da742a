import type { AssetManifest } from '../shared/assets/manifest.ts';
import { createBuilder } from './build/builder.ts';
import { describeError } from './build/describe-error.ts';
import { readContentProblems } from './dev/error-output.ts';
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
import { localOrigins, readyUrl } from './run/site-environment.ts';
import { readStartSettings } from './run/start-settings.ts';
import { parseCommandLine } from './terminal/command-line.ts';

/** Files that change with styles alone. Class names are part of the scripts. */
const styleFiles = /^client\/(?:assets\/[^/]+\.css|manifest\.json)$|^build\.json$/;

/** Sources of the embedded services, which have no styles. */
const servicesSources = /^(?:server\/services|shared|brands|locales)\/.*(?<!\.css)$/;

/** Placeholder for all sources, for the first build. */
const everything = 'all';

const commandLine = {
  name: 'dev',
  summary: 'Serves the sites with the embedded services, and shows each change in the open page.',
  options: {},
};

await runScript(async () => {
  parseCommandLine(commandLine, process.argv.slice(2));
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
    (child) => becomesReady(child, readyUrl(port, process.env)),
    showLost,
  );

  /** Files written since open pages were last updated. */
  const unshown = new Set<string>();
  let shownStyles = '';
  const updatePages = ({ css, brands }: AssetManifest) => {
    const critical = Object.fromEntries(Object.entries(brands).map(([id, { criticalCss }]) => [id, criticalCss]));
    const styles = { linked: css, critical };
    const isRestyled = JSON.stringify(styles) !== shownStyles;
    if (isRestyled && [...unshown].every((path) => styleFiles.test(path))) reload.restyle(styles);
    else reload.reload();
    shownStyles = JSON.stringify(styles);
    unshown.clear();
  };
  const needsServices = (changed: readonly string[]) =>
    services !== undefined && (!services.isRunning || changed.some((path) => servicesSources.test(path)));
  const restartSite = async (changed: readonly string[]) => {
    const build = await builder.rebuild();
    const written = await write(build);
    for (const path of written) unshown.add(path);
    // A corrected mistake may leave the files that the running site has. New content may be cached there.
    if (written.length > 0 || !site.isRunning || needsServices(changed)) await site.restart();
    return build.manifest;
  };
  /** Content files that the running services leave out. */
  let contentProblems = '';
  const restartServices = async (changed: readonly string[]) => {
    if (!services || !needsServices(changed)) return;
    await services.restart();
    contentProblems = readContentProblems(services.output) ?? contentProblems;
  };

  const printOrigins = () => {
    for (const { name, origin } of localOrigins(port)) console.log(`${origin}/  ${name}`);
  };

  let stopping = false;
  const show = async (changed: readonly string[]) => {
    const started = performance.now();
    // Wait for both, so that neither is still starting when the next change arrives.
    const outcomes = await Promise.allSettled([restartSite(changed), restartServices(changed)]);
    if (stopping) return;
    const [restarted] = outcomes;
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    if (errors.length === 0 && restarted.status === 'fulfilled') {
      updatePages(restarted.value);
      if (contentProblems) reload.showFailure(contentProblems);
      if (changed.includes(everything)) printOrigins();
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

  watchSources(root, ['client', 'server', 'shared', 'brands', 'locales'], show, [everything]);
});
