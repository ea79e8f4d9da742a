/** The fields of npm's CycloneDX document that are read. */
export interface Bom {
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly properties?: readonly { readonly name: string; readonly value: string }[];
    readonly name: string;
    readonly version: string;
    readonly licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier or expression, empty when the package names none. */
  readonly licence: string;
}

/** The services, which are a package of the project itself. */
const ownPackages = new Set(['embedded-services', 'services']);

/** Licences that allow use in a product without publishing it. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  // sharp's libvips: linked as a library of its own, so it can be replaced.
  'LGPL-3.0-or-later',
]);

/** The document without packages that only development needs. */
export function withoutDevelopment(bom: Bom): Bom {
  const components = bom.components.filter(
    ({ properties = [] }) =>
      !properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true'),
  );
  const present = new Set(components.map((component) => component['bom-ref']));
  const removed = new Set(bom.components.map((component) => component['bom-ref']).filter((ref) => !present.has(ref)));
  const dependencies = bom.dependencies
    .filter(({ ref }) => !removed.has(ref))
    .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter((ref) => !removed.has(ref)) }));
  return { ...bom, components, dependencies };
}

/** Packages of others with their licences, sorted by name. */
export function listLicences({ components }: Pick<Bom, 'components'>): Licensed[] {
  return components
    .filter(({ name }) => !ownPackages.has(name))
    .map(({ name, version, licenses = [] }) => ({
      name,
      version,
      licence: licenses.map(({ license, expression }) => license?.id ?? expression ?? '').join(' AND '),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}

/** One line for each package whose licence is not among the accepted ones. Of alternatives one is enough. */
export function unexpectedLicences(licences: readonly Licensed[]): string[] {
  const isAccepted = (licence: string) =>
    licence
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((one) => accepted.has(one)));
  return licences
    .filter(({ licence }) => !isAccepted(licence))
    .map(
      ({ name, version, licence }) =>
        `[sbom] ${name} ${version} has the licence "${licence}": accept it in scripts/sbom/licences.ts, or remove the package.`,
    );
}
