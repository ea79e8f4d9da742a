import * as v from 'valibot';

interface Part {
  items: readonly unknown[];
  total: number | undefined;
  offset: number;
}

/** A slice of a list with the list's total. Without a total from the service, it is the end of the slice. */
export const counted = <TInput, TPart extends Part>(part: v.GenericSchema<TInput, TPart>) =>
  v.pipe(
    part,
    v.transform(({ total, offset, ...rest }) => ({ ...rest, total: total ?? offset + rest.items.length })),
  );
