/** URLs that are not pages: system endpoints, proxied services, and files. They have no canonical form. */
const systemPath =
  /^\/(?:healthz|readyz|api|images|assets|geo|currency|context|log|auth|account-logger|tracking|tags)(?:\/|$)|\.[a-z0-9]{1,12}$/i;

/** `path` is without query. */
export const isSystemPath = (path: string) => systemPath.test(path);
