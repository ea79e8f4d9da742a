import { connect } from 'node:tls';

const limitMs = 10_000;
const dayMs = 86_400_000;

/** Whole days that the certificate for `host` at `origin` is still valid. Rejects when it is invalid for the host. */
export function daysLeft(origin: URL, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const port = Number(origin.port || 443);
    const socket = connect({ host: origin.hostname.replace(/^\[|\]$/g, ''), port, servername: host }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      resolve(Math.floor((Date.parse(end) - Date.now()) / dayMs));
    });
    socket.setTimeout(limitMs, () => socket.destroy(new Error(`no certificate within ${limitMs / 1000} s`)));
    socket.once('error', reject);
  });
}
