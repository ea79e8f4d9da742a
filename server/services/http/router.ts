import type { Endpoint } from './endpoint.ts';

export interface Match {
  endpoint: Endpoint;
  params: Readonly<Record<string, string>>;
}

/** Endpoints of a path by method. Undefined for an unknown path. */
export type Router = (path: string) => ReadonlyMap<string, Match> | undefined;

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The params of a path that fits the pattern, both cut at their slashes; undefined when it does not. */
function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined;
      continue;
    }
    const value = decode(segment);
    if (!value) return undefined;
    params[part.slice(1)] = value;
  }
  return params;
}

/** Finds endpoints by path. A literal path beats one with params. */
export function createRouter(endpoints: readonly Endpoint[]): Router {
  const literals = new Map<string, Map<string, Match>>();
  const patterns = new Map<string, { segments: string[]; endpoints: Endpoint[] }>();
  for (const endpoint of endpoints) {
    const path = withoutSlash(endpoint.path);
    if (path.includes('/:')) {
      const entry = patterns.get(path) ?? { segments: path.split('/'), endpoints: [] };
      patterns.set(path, { ...entry, endpoints: [...entry.endpoints, endpoint] });
    } else {
      const methods = literals.get(path) ?? new Map<string, Match>();
      if (methods.has(endpoint.method)) throw new Error(`[services] ${endpoint.method} ${path} is registered twice.`);
      literals.set(path, methods.set(endpoint.method, { endpoint, params: {} }));
    }
  }
  return (asked) => {
    const path = withoutSlash(asked);
    const literal = literals.get(path);
    if (literal) return literal;
    const segments = path.split('/');
    for (const pattern of patterns.values()) {
      const params = matchSegments(pattern.segments, segments);
      if (params) return new Map(pattern.endpoints.map((endpoint) => [endpoint.method, { endpoint, params }]));
    }
    return undefined;
  };
}
