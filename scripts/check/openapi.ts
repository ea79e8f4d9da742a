import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import type { Rule } from './rule.ts';

const content = v.record(
  v.string(),
  v.object({
    schema: v.unknown(),
    example: v.optional(v.unknown()),
    examples: v.optional(v.record(v.string(), v.object({ value: v.unknown() })), {}),
  }),
);
const operation = v.object({
  operationId: v.string(),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.object({ content: v.optional(content, {}) })),
});
const openApi = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), operation)) });

/** One place of the document that has a schema and examples: its JSON pointer, as a URI fragment. */
function bodiesOf(document: v.InferOutput<typeof openApi>) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody, responses }]) => {
      const bodies = [
        { at: ['requestBody'], content: requestBody?.content ?? {} },
        ...Object.entries(responses).map(([status, response]) => ({
          at: ['responses', status],
          content: response.content,
        })),
      ];
      return bodies.flatMap(({ at, content: types }) =>
        Object.entries(types).map(([type, { example, examples }]) => ({
          operationId,
          pointer: ['paths', path, method, ...at, 'content', type, 'schema']
            .map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')))
            .join('/'),
          examples: { ...(example !== undefined && { example }), ...mapValues(examples) },
        })),
      );
    }),
  );
}

const mapValues = (examples: Readonly<Record<string, { value: unknown }>>) =>
  Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));

/** Returns a function that validates a value by the schema of a call's response with this status. */
export function createResponseCheck(document: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).addSchema(document, 'contract');
  return (pointer: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`contract#/${pointer}`);
    if (!validate) return [`no schema at ${pointer}`];
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the value'} ${message}`);
  };
}

/** Problems of an OpenAPI document: violations of the specification, and examples that its own schemas reject. */
export async function openApiProblems(document: object): Promise<string[]> {
  // The validator resolves references in place.
  const { valid, errors } = await new Validator().validate(structuredClone(document) as Record<string, unknown>);
  if (!valid) return [`is no OpenAPI document: ${JSON.stringify(errors).slice(0, 300)}`];
  const check = createResponseCheck(document);
  return bodiesOf(v.parse(openApi, document)).flatMap(({ operationId, pointer, examples }) =>
    Object.entries(examples).flatMap(([name, value]) =>
      check(pointer, value).map(
        (problem) =>
          `example "${name}" of ${operationId}: ${problem} (npm run documents -- --examples ${operationId} records it again)`,
      ),
    ),
  );
}

const path = 'shared/contract/openapi.json';

export const openApiValid: Rule = {
  name: 'documents: OpenAPI is valid',
  async find({ root }) {
    const problems = await openApiProblems(JSON.parse(await readFile(root + path, 'utf8')));
    return problems.map((problem) => `${path}: ${problem}`);
  },
};
