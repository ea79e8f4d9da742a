/**
 * Tolerant reading of strictly written responses. An unmarked field is essential to an item (its identity, title, path
 * or text): when it is missing or wrong, the item is rejected. `wanted` marks a field that writers must send and
 * readers can do without, `optional` one that writers may omit. Both treat null as missing, and a wrong value costs
 * only that field.
 */
import * as v from 'valibot';
import { problemOf, reportProblem } from './problems.ts';

/** A schema that accepts the name of its field, for reports. */
interface Named {
  withName(name: string): v.GenericSchema;
}

const isNamed = (schema: object): schema is Named => 'withName' in schema;

type Wanted<TSchema extends v.GenericSchema, TFallback> = v.GenericSchema<
  v.InferInput<TSchema>,
  v.InferOutput<TSchema> | TFallback
>;

function wantedAs<TSchema extends v.GenericSchema>(schema: TSchema, fallback: unknown, name: string): v.GenericSchema {
  const tolerant = v.fallback(schema, (dataset) => {
    reportProblem(dataset?.issues ? problemOf(dataset.issues, name) : `${name}: missing`);
    return fallback;
  });
  return Object.assign(tolerant, { withName: (own: string) => wantedAs(schema, fallback, own) });
}

/** A field that writers must send. Readers use `fallback` when it is missing or wrong. */
export function wanted<TSchema extends v.GenericSchema>(schema: TSchema): Wanted<TSchema, undefined>;
export function wanted<TSchema extends v.GenericSchema, const TFallback extends v.InferOutput<TSchema>>(
  schema: TSchema,
  fallback: TFallback,
): Wanted<TSchema, never>;
export function wanted(schema: v.GenericSchema, fallback?: unknown): v.GenericSchema {
  return wantedAs(schema, fallback, 'field');
}

function optionalAs(schema: v.GenericSchema, name: string): v.GenericSchema {
  const read = v.pipe(
    v.unknown(),
    v.transform((value): unknown => {
      if (value === null || value === undefined) return undefined;
      const result = v.safeParse(schema, value);
      if (result.success) return result.output;
      reportProblem(problemOf(result.issues, name));
      return undefined;
    }),
  );
  // `of` names the schema of what writers send for the generated OpenAPI file (`npm run documents`).
  return Object.assign(v.optional(read), { of: schema, withName: (own: string) => optionalAs(schema, own) });
}

/** A field that writers may omit. */
export function optional<TSchema extends v.GenericSchema>(
  schema: TSchema,
): v.OptionalSchema<v.GenericSchema<v.InferInput<TSchema>, v.InferOutput<TSchema> | undefined>, undefined> {
  return optionalAs(schema, 'field') as ReturnType<typeof optional<TSchema>>;
}

/** An object of a service. Unknown fields are ignored. */
export function shape<const TEntries extends v.ObjectEntries>(entries: TEntries): v.ObjectSchema<TEntries, undefined> {
  const named = Object.entries(entries).map(([name, schema]) => [
    name,
    isNamed(schema) ? schema.withName(name) : schema,
  ]);
  return v.object(Object.fromEntries(named) as TEntries);
}

/**
 * An object of which each of these fields is dispensable, but not all of them. Without any, the response has another
 * shape and must not be trusted and cached.
 */
export function withAnyOf<TSchema extends v.GenericSchema>(
  names: readonly string[],
  schema: TSchema,
): v.GenericSchema<v.InferInput<TSchema>, v.InferOutput<TSchema>> {
  const hasAny = (value: unknown) => {
    const fields = (value ?? {}) as Partial<Record<string, unknown>>;
    return names.some((name) => (fields[name] ?? null) !== null);
  };
  return v.pipe(Object.assign(v.unknown(), { of: schema }), v.check(hasAny, `has none of ${names.join(', ')}`), schema);
}
