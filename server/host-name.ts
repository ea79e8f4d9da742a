const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';

/** Source of a pattern for host names as DNS has them: labels of letters, digits and inner hyphens, case-insensitive. */
export const hostNamePattern = `${label}(?:\\.${label})*`;

const wholeName = new RegExp(`^${hostNamePattern}$`, 'i');

/** Whether it names a host that can be asked. What ends in a number is an IPv4 address for a browser, or nothing: `999.1.1.1`. */
export const isHostName = (text: string): boolean => wholeName.test(text) && URL.canParse(`http://${text}`);
