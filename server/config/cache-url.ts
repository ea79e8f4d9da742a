/** Host and port of a server. */
export interface CacheNode {
  host: string;
  port: number;
}

/** A user name and a password, as far as they are set. */
export interface Login {
  username?: string;
  password?: string;
}

/** The shared cache of a `CACHE_URL`. Secret. */
export interface CacheAddress {
  /** `server`: the node holds the cache. `sentinel`, `cluster`: the nodes know which server does. */
  kind: 'server' | 'sentinel' | 'cluster';
  nodes: readonly [CacheNode, ...CacheNode[]];
  tls: boolean;
  login: Login;
  database: number;
  /** The master's name at the Sentinels. */
  master: string;
  /** For the Sentinels themselves. */
  sentinelLogin: Login;
}

const pattern =
  /^redis(?<tls>s?)(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<login>[^\s/?#]*)@)?(?<nodes>[^\s@/?#]+)(?:\/(?<path>[\w./-]*))?(?:\?(?<query>[^\s#]*))?$/i;

const defaultPorts = { server: 6379, cluster: 6379, sentinel: 26_379 };

function readLogin(username: string | null, password: string | null): Login {
  return { ...(username && { username }), ...(password && { password }) };
}

function readNode(text: string, defaultPort: number): CacheNode | undefined {
  const url = URL.parse(`redis://${text}`);
  if (!url?.hostname) return undefined;
  return { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port || defaultPort) };
}

/** Database and name of the master. Undefined where the kind has no such path. */
function readPath(kind: CacheAddress['kind'], path: string): Pick<CacheAddress, 'database' | 'master'> | undefined {
  const shape = { server: /^()(\d*)$/, cluster: /^()(0?)$/, sentinel: /^([\w.-]+)(?:\/(\d*))?$/ }[kind].exec(path);
  return shape ? { master: shape[1] ?? '', database: Number(shape[2] ?? 0) } : undefined;
}

/**
 * Reads `redis://user:password@host:port/database`, with `rediss:` for TLS. `redis+sentinel:` names Sentinels and their
 * master, `redis+cluster:` nodes of a cluster, as in the URLs of Prefect and of Python's limits. Undefined when it is
 * malformed.
 */
export function readCacheUrl(text: string): CacheAddress | undefined {
  const parts = pattern.exec(text)?.groups;
  if (!parts) return undefined;
  const kind = (parts['kind']?.toLowerCase() ?? 'server') as CacheAddress['kind'];
  const [node, ...others] = (parts['nodes'] ?? '').split(',').map((one) => readNode(one, defaultPorts[kind]));
  const path = readPath(kind, parts['path'] ?? '');
  const login = URL.parse(`redis://${parts['login'] ?? ''}@host`);
  const query = new URLSearchParams(parts['query']);
  const known = kind === 'sentinel' ? ['sentinel_username', 'sentinel_password'] : [];
  const isKnown = [...query.keys()].every((name) => known.includes(name));
  if (!node || !others.every((one) => one !== undefined) || (kind === 'server' && others.length > 0)) return undefined;
  if (!path || !login || !isKnown) return undefined;
  try {
    return {
      kind,
      nodes: [node, ...others],
      tls: parts['tls'] !== '',
      login: readLogin(decodeURIComponent(login.username), decodeURIComponent(login.password)),
      ...path,
      sentinelLogin: readLogin(query.get('sentinel_username'), query.get('sentinel_password')),
    };
  } catch {
    return undefined;
  }
}
