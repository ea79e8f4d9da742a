import type { ReactNode } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import { found, useData } from '../../../shared/data/use-data.ts';

interface ResourceContentProps<T> {
  resource: Resource<T>;
  children: (data: T) => ReactNode;
  /** Rendered when loading failed. */
  otherwise?: ReactNode;
}

/** Content made of a response; suspends while it loads. */
export function ResourceContent<T>({ resource, children, otherwise }: ResourceContentProps<T>) {
  const data = found(useData(resource));
  return data ? children(data) : otherwise;
}
