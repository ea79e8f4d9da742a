const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';

/** Pattern of DNS host names: labels of letters, digits and inner hyphens, case-insensitive. */
export const hostNamePattern = `${label}(?:\\.${label})*`;

const wholeName = new RegExp(`^${hostNamePattern}$`, 'i');

/**
 * Whether a text names a reachable host. Browsers parse a name that ends in a number as IPv4 or reject it: `999.1.1.1`.
 */
export const isHostName = (text: string): boolean => wholeName.test(text) && URL.canParse(`http://${text}`);
