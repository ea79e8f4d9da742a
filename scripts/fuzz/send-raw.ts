import { connect } from 'node:net';
import type { OddRequest } from './requests.ts';

/** Time after which the client closes its side, in case the server still waits for a part of the request (ms). */
const patience = 1_000;

/** Far above the time of any response (ms). */
const limit = 20_000;

/**
 * Sends the bytes of a request as they are. Resolves with the bytes of the response once the connection is closed, or
 * with undefined when it stays open. Rejects when the server cannot be reached.
 */
export function sendRaw(port: number, { bytes, isWhole }: OddRequest): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let received = '';
    let half: NodeJS.Timeout | undefined;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(bytes, 'latin1');
      if (isWhole) half = setTimeout(() => socket.end(), patience);
      else socket.end();
    });
    const whole = setTimeout(() => finish(undefined), limit);
    function finish(response: string | undefined) {
      clearTimeout(half);
      clearTimeout(whole);
      socket.destroy();
      resolve(response);
    }
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (received += chunk));
    socket.once('end', () => finish(received));
    socket.once('close', () => finish(received));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A refused request may be cut while it is still being sent.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return finish(received);
      clearTimeout(half);
      clearTimeout(whole);
      reject(error);
    });
  });
}
