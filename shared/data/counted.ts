import * as v from 'valibot';

interface Part {
  items: readonly unknown[];
  total: number | undefined;
  offset: number;
}

/** A part of a list with the total of the whole, which is as far as the part reaches where the service does not say. */
export const counted = <TInput, TPart extends Part>(part: v.GenericSchema<TInput, TPart>) =>
  v.pipe(
    part,
    v.transform(({ total, offset, ...rest }) => ({ ...rest, total: total ?? offset + rest.items.length })),
  );
