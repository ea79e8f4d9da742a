import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as banners from '../../shared/contract/banners.ts';
import * as basics from '../../shared/contract/basics.ts';
import * as blog from '../../shared/contract/blog.ts';
import * as cms from '../../shared/contract/cms.ts';
import { dayOrInstant, instant } from '../../shared/contract/dates.ts';
import * as feeds from '../../shared/contract/feeds.ts';
import * as games from '../../shared/contract/games.ts';
import * as jackpots from '../../shared/contract/jackpots.ts';
import * as link from '../../shared/contract/link.ts';
import * as logs from '../../shared/contract/log-entry.ts';
import * as newsletter from '../../shared/contract/newsletter.ts';
import * as visitorServices from '../../shared/contract/visitor-services.ts';
import * as voucher from '../../shared/contract/voucher.ts';
import { isRecord } from '../../shared/data/is-record.ts';

type Schema = v.GenericSchema;

/** Properties of a schema that remain the same objects when valibot copies it, as `v.fallback` does. */
interface Insides {
  readonly entries?: object;
  readonly options?: object;
  readonly value?: object;
  readonly pipe?: readonly Schema[];
  /** The schema of a list's items, or of the values that writers send. See `shared/contract`. */
  readonly of?: Schema;
}

const insides = (schema: object): Insides => schema;

function identityOf(schema: Schema): object {
  const { entries, options, value } = insides(schema);
  return entries ?? options ?? value ?? schema;
}

/** The converter visits the first schema of a pipe, not the schema that has the pipe. */
const firstOf = (schema: Schema): object => insides(schema).pipe?.[0] ?? schema;

const isSchema = (value: unknown): value is Schema => isRecord(value) && value['kind'] === 'schema';

const isNamed = (schema: Schema) => ['object', 'loose_object', 'variant', 'record'].includes(schema.type);

const modules = [basics, link, games, jackpots, feeds, banners, cms, blog, visitorServices, voucher, newsletter, logs];

/** The contract's exported object schemas, by identity. */
const names = new Map(
  modules
    .flatMap((module) => Object.entries<unknown>(module))
    .flatMap(([name, schema]) =>
      isSchema(schema) && isNamed(schema)
        ? [[identityOf(schema), { name: name.slice(0, 1).toUpperCase() + name.slice(1), schema }] as const]
        : [],
    ),
);

const dates = new Map<object, JsonSchema>([
  [
    firstOf(instant),
    { type: 'string', description: 'An instant: RFC 3339, UTC without a zone.', examples: ['2026-11-25T10:30:00Z'] },
  ],
  [
    firstOf(dayOrInstant),
    {
      type: 'string',
      description: 'A day (YYYY-MM-DD) in the market’s time zone, or an instant.',
      examples: ['2026-11-25', '2026-11-25T10:30:00Z'],
    },
  ],
]);

/** A pattern without flags, which JSON Schema lacks: letters match in both cases. */
const withoutFlags = ({ source, flags }: RegExp): string =>
  flags.includes('i') ? source.replaceAll(/([a-z])-([a-z])/g, (range: string) => range + range.toUpperCase()) : source;

/**
 * Converts schemas to JSON Schema for writers, and collects schemas with a name in the contract, to which others refer
 * in `#/components/schemas`.
 */
export function createConverter() {
  const components = new Map<string, JsonSchema>();

  function convert(schema: Schema, root?: Schema): JsonSchema {
    const config: ConversionConfig = {
      target: 'draft-2020-12',
      typeMode: 'input',
      errorMode: 'ignore',
      overrideSchema: ({ valibotSchema }) => {
        const found = valibotSchema as Schema;
        const known = dates.get(found) ?? (found === root ? undefined : referTo(found));
        const { of } = insides(found);
        if (known || !of) return known;
        return found.type === 'array' ? { type: 'array', items: convert(of) } : convert(of);
      },
      overrideAction: ({ valibotAction, jsonSchema }) => {
        if (valibotAction.type === 'safe_integer') return { ...jsonSchema, type: 'integer' };
        if (valibotAction.type !== 'regex') return undefined;
        const { requirement } = valibotAction as unknown as { requirement: RegExp };
        return { ...jsonSchema, pattern: withoutFlags(requirement) };
      },
    };
    const { $schema: _, ...converted } = toJsonSchema(schema, config);
    return converted;
  }

  function referTo(schema: Schema): JsonSchema | undefined {
    const named = isNamed(schema) ? names.get(identityOf(schema)) : undefined;
    if (!named) return undefined;
    const { name } = named;
    if (!components.has(name)) {
      // Before its own fields are converted, so that a schema may refer to itself.
      components.set(name, {});
      components.set(name, convert(named.schema, named.schema));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  return { convert, components };
}
