import { mkdir, writeFile } from 'node:fs/promises';
import { runCommand } from './check/command.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { type Bom, listLicences, unexpectedLicences, withoutDevelopment } from './sbom/licences.ts';
import { parseCommandLine } from './terminal/command-line.ts';
import { Failure } from './terminal/failure.ts';

const commandLine = {
  name: 'sbom',
  summary: `Writes what production consists of to a folder, by default dist/sbom: sbom.cdx.json (CycloneDX) and licences.tsv.
Fails for a package with a licence that is not accepted.`,
  forms: ['[<folder>]'],
  options: {},
};

await runScript(async () => {
  const { positionals } = parseCommandLine(commandLine, process.argv.slice(2));
  const folder = `${positionals[0] ?? `${root}dist/sbom`}/`;
  // With --omit=dev npm would also leave out what production and development both need.
  const { output } = await runCommand('npm', ['sbom', '--sbom-format=cyclonedx'], root, 60_000);
  const bom = withoutDevelopment(JSON.parse(output) as Bom);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}sbom.cdx.json`, `${JSON.stringify(bom, undefined, 2)}\n`);
  const licences = listLicences(bom);
  await writeFile(`${folder}licences.tsv`, licences.map((fields) => `${Object.values(fields).join('\t')}\n`).join(''));
  const unexpected = unexpectedLicences(licences);
  if (unexpected.length > 0) throw new Failure(unexpected.join('\n'));
  console.log(`[sbom] ${licences.length} packages in ${folder}`);
});
