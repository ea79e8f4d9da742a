/** Stands for the origin of the embedded services, which act as the account platform. An operator's is a setting (RFC 2606: `.invalid`). */
export const platformOrigin = 'https://platform.invalid';

/** Values that differ between two runs of one build. */
export interface Run {
  readonly servicesOrigin: string;
  readonly sitePort: number;
}

/**
 * A page without what differs between two runs: the request's id, the services' origin, the site's port, and the hash of the
 * script that holds that origin.
 */
export function withoutRun(html: string, requestId: string, { servicesOrigin, sitePort }: Run): string {
  const ports = [String(sitePort), new URL(servicesOrigin).port].join('|');
  return html
    .replaceAll(requestId, '')
    .replaceAll(servicesOrigin, platformOrigin)
    .replaceAll(new RegExp(`:(?:${ports})\\b`, 'g'), '')
    .replaceAll(/(\/assets\/site)\.[\da-f]+(?=\.js)/g, '$1');
}
