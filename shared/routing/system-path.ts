/** Addresses that are no pages: system endpoints, services that are passed on, and files. They have no canonical form. */
const systemPath =
  /^\/(?:healthz|readyz|api|images|assets|geo|currency|context|log|auth|account-logger|tracking)(?:\/|$)|\.[a-z0-9]{1,12}$/i;

/** `path` is without query. */
export const isSystemPath = (path: string) => systemPath.test(path);
