import { flushCompileCache } from 'node:module';
import { createSiteServer, type ServerOptions } from './create-server.ts';
import { endWith } from './end-with.ts';
import { collect } from './ops/collect.ts';
import { collectWhenQuiet } from './ops/collect-when-quiet.ts';
import { drain } from './ops/lifecycle.ts';

/** Listens and answers until this process is told to leave. Resolves when the last answer has gone out. */
export async function serve(options: ServerOptions): Promise<void> {
  const { config, log } = options;
  const { http, lifecycle, close } = await createSiteServer(options);
  const { gc } = globalThis;
  // It is there where Node was started with --expose-gc, as the site is.
  if (gc) collectWhenQuiet(http, { collect: () => collect(gc, log) });
  http.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      endWith([`[server] Port ${config.port} is taken; stop what uses it, or set PORT.`]);
    endWith([`[server] Cannot listen on ${config.host}:${config.port}: ${error.message}.`]);
  });
  const told = new Promise<void>((resolve) => {
    // For as long as it lives: without a listener a second signal would end it in the middle.
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });
  http.listen(config.port, config.host, () => {
    lifecycle.become('ready');
    const address = http.address();
    const port = typeof address === 'object' ? address?.port : config.port;
    log.info({ code: 'server.ready', port, pid: process.pid });
    log.flush();
    // Node would do so at a peaceful end only, and a process that is killed would leave its next start to compile all again.
    flushCompileCache();
  });
  await told;
  await drain(http, lifecycle, { graceMs: config.graceMs, log });
  await close();
}
