import type { ReactNode } from 'react';
import type { Resource } from '../../../shared/data/resource.ts';
import { found, useData } from '../../../shared/data/use-data.ts';

interface ServedProps<T> {
  resource: Resource<T>;
  children: (data: T) => ReactNode;
  /** When the answer does not come. */
  otherwise?: ReactNode;
}

/** A part of a page that is made of an answer; suspends while that is under way. */
export function Served<T>({ resource, children, otherwise }: ServedProps<T>) {
  const data = found(useData(resource));
  return data ? children(data) : otherwise;
}
