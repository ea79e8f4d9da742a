import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../../scripts/run/port.ts';
import { findProgram } from '../../../scripts/test/debian.ts';

interface Options {
  /** Ports of both instances. */
  readonly sites: readonly [number, number];
  /** Path of a PEM file with certificate and key, to end TLS at the balancer. */
  readonly certificate?: string | undefined;
}

export interface Balancer {
  readonly port: number;
  /** Where TLS ends, if a certificate was given. */
  readonly securePort: number;
  /** Where HAProxy serves its own metrics. */
  readonly adminPort: number;
  stop(): Promise<void>;
}

interface Addresses extends Options {
  readonly port: number;
  readonly securePort: number;
  readonly adminPort: number;
  /** Empty folder for the program's files. */
  readonly folder: string;
}

const siteVariables = ({ sites: [one, two], port }: Addresses) => ({
  BIND: `127.0.0.1:${port}`,
  SITE_1: `127.0.0.1:${one}`,
  SITE_2: `127.0.0.1:${two}`,
});

/** Arguments and environment of each program. */
const commands = {
  haproxy: async (addresses: Addresses) => ({
    words: ['-W', '-db', '-f', 'scripts/deploy/haproxy.cfg'],
    env: {
      ...siteVariables(addresses),
      ADMIN_BIND: `127.0.0.1:${addresses.adminPort}`,
      ...(addresses.certificate !== undefined && {
        CERTIFICATE: addresses.certificate,
        BIND_TLS: `127.0.0.1:${addresses.securePort}`,
      }),
    },
  }),
  async nginx(addresses: Addresses) {
    const { certificate, folder, securePort } = addresses;
    const tls = [
      `listen 127.0.0.1:${securePort} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${certificate};`,
      'if ($scheme = http) { return 301 https://$host$request_uri; }',
    ].join('\n');
    const variables: Record<string, string> = { ...siteVariables(addresses), TLS: certificate ? tls : '' };
    const template = await readFile('scripts/deploy/nginx.conf', 'utf8');
    const file = join(folder, 'nginx.conf');
    await writeFile(
      file,
      template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole),
    );
    return { words: ['-p', folder, '-c', file, '-g', `daemon off; pid ${folder}/nginx.pid;`], env: {} };
  },
};

export type BalancerName = keyof typeof commands;

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Both balancers, each with the reason why its tests are skipped, if they are. */
export const balancers = (['haproxy', 'nginx'] as const).map((name) => {
  const reasons = [
    ...(findProgram(name) ? [] : ['it is not installed']),
    // Other systems lack the addresses 127.0.0.2 and so on.
    ...(process.platform === 'linux' ? [] : ['these tests need Linux']),
    ...(name === 'haproxy' || process.getuid?.() === 0 ? [] : ['it needs root']),
  ];
  const isSkipped = reasons.length > 0;
  return { name, title: isSkipped ? `${name} (skipped: ${reasons.join(', ')})` : name, isSkipped };
});

/** Starts a balancer with its file of `scripts/deploy/` on free ports. Resolves when it listens. */
export async function startBalancer(name: BalancerName, options: Options): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const ports = { port: await freePort(), securePort: await freePort(), adminPort: await freePort() };
  const { words, env } = await commands[name]({ ...options, ...ports, folder });
  // A file, since nginx opens /dev/stdout, which Node's pipes do not allow.
  const log = await open(join(folder, 'output'), 'a');
  const child = spawn(findProgram(name) ?? name, words, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  const output = () => readFile(join(folder, 'output'), 'utf8');
  const exited = once(child, 'exit');
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`[tests] ${name} ended: ${await output()}`);
      if (!(await isListening(ports.port))) throw new Error(`[tests] ${name} does not listen: ${await output()}`);
    },
    { timeout: 30_000, interval: 50 },
  );
  return {
    ...ports,
    async stop() {
      process.off('exit', end);
      end();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
