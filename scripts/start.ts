import { startChild } from './run/child.ts';
import { ensureBuild } from './run/ensure-build.ts';
import { createProcessGroup } from './run/process-group.ts';
import { publishingSettings } from './run/publishing-settings.ts';
import { becomesReady } from './run/ready.ts';
import { runScript } from './run/script.ts';
import { servicesReady, startServices } from './run/services.ts';
import { localOrigins, readyUrl } from './run/site-environment.ts';
import { readStartSettings, refuseInProduction } from './run/start-settings.ts';
import { parseCommandLine } from './terminal/command-line.ts';

const commandLine = {
  name: 'start',
  summary: 'Builds the sites if needed, and serves them with the embedded services.',
  options: {
    demo: { type: 'boolean', default: false, help: 'also in production or on a hosting platform' },
  },
} as const;

await runScript(async () => {
  const { values } = parseCommandLine(commandLine, process.argv.slice(2));
  if (!values.demo) refuseInProduction(process.env);
  const { port, servicesPort, configured, site: settings, services: servicesSettings } = await readStartSettings();
  await ensureBuild();

  const group = createProcessGroup();
  const publishing = servicesPort === undefined ? undefined : await publishingSettings(process.env);
  const services =
    servicesPort === undefined
      ? undefined
      : group.add(startServices(servicesPort, { ...servicesSettings, ...publishing?.services }));
  const site = group.add(startChild('site', ['dist/server/main.js'], { ...settings, ...publishing?.site }));
  try {
    const ready = await Promise.all([
      services && servicesPort !== undefined ? servicesReady(services, servicesPort) : true,
      becomesReady(site, readyUrl(port, process.env)),
    ]);
    if (ready.every(Boolean)) {
      for (const { name, origin } of localOrigins(port)) console.log(`${origin}/  ${name}`);
      if (configured) console.log(`[start] Services are set by ${configured}; the embedded ones are not started.`);
    }
  } catch (error) {
    await group.stop();
    throw error;
  }
  services?.release();
  site.release();
  process.exitCode = await group.ended;
});
