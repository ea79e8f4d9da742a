import { readFile } from 'node:fs/promises';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { problem } from '../../shared/contract/basics.ts';
import { type Call, parameters, services } from './calls/call.ts';
import { calls } from './calls/calls.ts';
import { type Examples, readExamples } from './examples.ts';
import { createConverter } from './json-schema.ts';

/** OpenAPI describes this header as a security scheme. It forbids a parameter of that name. */
const keyHeader = 'Authorization';

type Convert = (schema: GenericSchema) => JsonSchema;

/** The common headers of every response that can be cached. */
const responseHeaders = {
  ETag: { schema: { type: 'string' } },
  'Cache-Control': { schema: { type: 'string' } },
};

function describeParameters(call: Call, examples: Examples[string], convert: Convert) {
  const names = (call.parameters ?? []).filter((name) => name !== keyHeader);
  return names.map((given) => {
    const name = given.replace(/\?$/, '');
    const parameter = parameters[name];
    if (!parameter) throw new Error(`[documents] ${call.id} has an unknown parameter "${name}".`);
    const [example] = Object.values(examples).flatMap(({ request }) => request[name] ?? []);
    return {
      name,
      in: parameter.in,
      required: !given.endsWith('?'),
      description: parameter.meaning,
      schema: convert(parameter.schema),
      ...(example !== undefined && {
        example: parameter.schema.type === 'array' ? [example] : example,
      }),
    };
  });
}

function describeResponse({ response }: Call, examples: Examples[string], convert: Convert) {
  if (response === undefined) return { description: 'Taken; there is no body.' };
  if (typeof response === 'string')
    return {
      description: 'A script.',
      headers: responseHeaders,
      content: { [response]: { schema: { type: 'string' } } },
    };
  const values = Object.entries(examples).map(([name, { response: value }]) => [name, { value }]);
  return {
    description: 'The response.',
    headers: responseHeaders,
    content: { 'application/json': { schema: convert(response), examples: Object.fromEntries(values) } },
  };
}

function describeCall(call: Call, examples: Examples[string], convert: Convert) {
  const problemContent = { 'application/problem+json': { schema: convert(problem) } };
  const errors = Object.entries(call.errors ?? {}).map(([status, { description, schema }]) => [
    status,
    { description, content: schema ? { 'application/json': { schema: convert(schema) } } : problemContent },
  ]);
  return {
    operationId: call.id,
    tags: [call.service],
    summary: call.summary,
    ...(call.parameters?.includes(keyHeader) && { security: [{ key: [] }] }),
    ...(call.parameters && { parameters: describeParameters(call, examples, convert) }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: convert(call.body), example: call.examplePost } },
      },
    }),
    responses: {
      [call.status ?? 200]: describeResponse(call, examples, convert),
      ...Object.fromEntries(errors),
      '4XX': { description: 'The request is wrong, or what it names is missing.', content: problemContent },
      '5XX': { description: 'The service fails.', content: problemContent },
    },
  };
}

/** The OpenAPI 3.1 description of every call, from the schemas of the contract and the recorded examples. */
export async function describeOpenApi(root: string) {
  const examples = await readExamples(root);
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8')) as { version: string };
  const { convert, components } = createConverter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call, examples[call.id] ?? {}, convert) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Calls of the site to its services',
      version,
      description:
        'Every call that the site makes. Fields in `required` must be sent; the site ignores fields that it does not know. CONTRACT.md says in words what the calls mean. Each service may have an origin of its own: its path then begins behind the first segment.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: 'http://localhost:3001', description: 'The embedded services (npm run services)' }],
    security: [],
    tags: Object.entries(services).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'The key of the profile service.' } },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b))),
    },
  };
}
