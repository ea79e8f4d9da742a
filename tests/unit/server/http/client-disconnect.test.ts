import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { isClientDisconnect } from '../../../../server/http/client-disconnect.ts';

/** The error of sending a body to a response. */
const errorOf = (body: Readable, response: PassThrough) =>
  pipeline(body, response).then(
    () => undefined,
    (error: unknown) => error,
  );

/** A body that goes on until it is destroyed. */
const endless = () => new Readable({ read() {} });

describe('isClientDisconnect', () => {
  it('OPS-02 recognises a client that disconnected before its response began', async () => {
    const response = new PassThrough();
    response.destroy();
    expect(isClientDisconnect(await errorOf(endless(), response))).toBe(true);
  });

  it('OPS-02 recognises a client that disconnects during its response', async () => {
    const response = new PassThrough();
    const error = errorOf(endless(), response);
    response.destroy();
    expect(isClientDisconnect(await error)).toBe(true);
  });

  it('OPS-02 is false for a body that fails', async () => {
    const body = endless();
    const error = errorOf(body, new PassThrough());
    body.destroy(new Error('reset by the service'));
    expect(isClientDisconnect(await error)).toBe(false);
  });
});
