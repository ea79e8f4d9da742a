import type { Resource } from './resource.ts';

/**
 * The resource at an emulated time (epoch milliseconds): its call carries `dem`. The server caches no such response. The key stays the
 * same, since all data of an emulated visit is of one time.
 */
export function emulatedResource<T>(resource: Resource<T>, time: number): Resource<T> {
  const { path } = resource;
  const parameter = `dem=${encodeURIComponent(new Date(time).toISOString())}`;
  return { ...resource, path: `${path}${path.includes('?') ? '&' : '?'}${parameter}`, freshMs: 0 };
}
