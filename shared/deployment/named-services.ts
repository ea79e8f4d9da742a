/** The shape of `process.env`. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Suffix of a brand's own variables: `HOST_EN`, or `HOST_PT_BR` for the brand `pt-br`. */
export const suffixOf = (id: string): string => id.toUpperCase().replaceAll('-', '_');

/**
 * Name of the first set variable that locates all services or the content API, without which a site has no content.
 * Variables of other services, such as IMAGE_ORIGIN, locate only those.
 */
export function findNamedServices(environment: Environment, brandIds: readonly string[]): string | undefined {
  const own = brandIds.map(suffixOf).flatMap((suffix) => [`API_ORIGIN_${suffix}`, `API_HOST_${suffix}`]);
  return ['SERVICES_ORIGIN', 'API_ORIGIN', ...own].find((name) => environment[name]?.trim());
}
