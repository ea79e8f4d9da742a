/** As `process.env` is. */
type Environment = Readonly<Record<string, string | undefined>>;

/** How a brand's own variables end: `HOST_EN`, or `HOST_PT_BR` for the brand `pt-br`. */
export const suffixOf = (id: string): string => id.toUpperCase().replaceAll('-', '_');

/**
 * The variable that says where the services are, if one does: all of them, or the content API, without which a site would show nothing.
 * Another service's own variable, like IMAGE_ORIGIN, only moves that one.
 */
export function findNamedServices(environment: Environment, brandIds: readonly string[]): string | undefined {
  const own = brandIds.map(suffixOf).flatMap((suffix) => [`API_ORIGIN_${suffix}`, `API_HOST_${suffix}`]);
  return ['SERVICES_ORIGIN', 'API_ORIGIN', ...own].find((name) => environment[name]?.trim());
}
