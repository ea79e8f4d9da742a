import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { ProblemError } from './problem.ts';

const limitBytes = 16 * 1024;

/** Reads a request's body as JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limitBytes) throw new ProblemError(413, 'the body has more than 16 kB', { Connection: 'close' });
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new ProblemError(400, 'the body is not JSON');
  }
}

/** A body as its schema gives it; what does not fit ends in a 400 that names every field. */
export function parseBody<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ProblemError(
    400,
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; '),
  );
}
