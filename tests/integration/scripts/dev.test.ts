import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/run/port.ts';
import { copyProject, type ProjectCopy } from '../../../scripts/test/project-copy.ts';
import { ask } from '../support/ask.ts';
import { prepareData } from '../support/services.ts';

const footer = 'client/components/footer/footer.tsx';
const port = await freePort();
let copy: ProjectCopy;
let data = '';
let stop: () => Promise<void>;
/** What open pages are told, one after the other. */
let nextEvent: () => Promise<{ kind: string; text: string }>;

/** Starts the command in the copy, as npm does: it ends, with all that it has started, when this process is gone. */
async function develop() {
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy.folder,
    env: {
      PATH: process.env['PATH'],
      npm_lifecycle_event: 'dev',
      PORT: String(port),
      SERVICES_PORT: String(await freePort()),
      DATA_DIR: data,
      PREPARE_IMAGES: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('[dev] all: shown')) resolve();
    });
    void ended.then(() => reject(new Error(`[tests] It ended: ${complaints}`)));
  });
}

/** What the page's own script listens to. */
async function listen() {
  const { text: page, headers } = await ask(port, '/');
  const [, origin = ''] = /<script type="module" src="([^"]+)\/client\.js">/.exec(page) ?? [];
  expect(headers['content-security-policy']).toContain(` ${origin}`);
  const { body } = await fetch(`${origin}/events`);
  const events = (async function* () {
    let rest = '';
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const [, kind = '', json = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
        yield { kind, text: JSON.parse(json) as string };
      }
    }
  })();
  nextEvent = async () => (await events.next()).value!;
}

/** Changes a file, hands on what pages are told of it, and puts the file back, which shows the pages anew. */
async function withChange(
  path: string,
  changes: readonly (readonly [from: string, to: string])[],
  look: (told: { kind: string; text: string }) => Promise<void> | void,
) {
  const takeBack = await copy.edit(path, changes);
  try {
    await look(await nextEvent());
  } finally {
    await takeBack();
    expect(await nextEvent()).toEqual({ kind: 'reload', text: '' });
  }
  expect((await ask(port, '/')).text).toMatch(/<footer[\s\S]*<\/html>$/);
}

beforeAll(async () => {
  copy = await copyProject();
  data = await prepareData();
  await develop();
  await listen();
});
afterAll(async () => {
  await stop();
  await copy.remove();
  await rm(data, { recursive: true, force: true });
});

// Each changes sources several times, and programs are built and started again.
describe('npm run dev', { timeout: 60_000 }, () => {
  it('OPS-01 shows a change once it is served', async () => {
    await withChange(footer, [['<footer', '<footer data-changed=""']], async (told) => {
      expect(told.kind).toBe('reload');
      expect((await ask(port, '/')).text).toContain('<footer data-changed=""');
    });
  });

  it('OPS-01 shows in the page where a mistake in the sources stands', async () => {
    await withChange(footer, [['<footer', '<footer<']], ({ kind, text }) => {
      expect(kind).toBe('failure');
      expect(text).toMatch(
        /^✘ \[ERROR\] Expected .*\n\n? +client\/components\/footer\/footer\.tsx:\d+:\d+:\n.*<footer</,
      );
    });
  });

  it('OPS-01 says in the page which part of it broke, and where', async () => {
    const place = 'const { text } = useIntl();';
    await withChange(footer, [[place, `${place} if (text) throw new Error('no <footer>');`]], async ({ kind }) => {
      expect(kind).toBe('reload');
      const { status, text } = await ask(port, '/slots/');
      expect(status).toBe(200);
      expect(text).toMatch(
        /<pre data-failure>Error: no &lt;footer&gt;\n +at .*\/client\/components\/footer\/footer\.tsx:\d+:\d+\)/,
      );
    });
  });

  it('OPS-01 ERR-01 says it on the page that needs nothing, where the frame broke', async () => {
    await withChange(
      'client/app.tsx',
      [
        [
          '  return (\n    <>\n      {above}',
          "  if (pageKey) throw new Error('no frame');\n  return (\n    <>\n      {above}",
        ],
      ],
      async ({ kind }) => {
        expect(kind).toBe('reload');
        const { status, text } = await ask(port, '/');
        expect(status).toBe(500);
        expect(text).toMatch(
          /<script type="module" src="[^"]+\/client\.js">.*<pre data-failure>Error: no frame\n.*app\.tsx:\d/s,
        );
      },
    );
  });

  it.each([
    ['server/main.ts', 'const asked ='],
    ['server/services/program.ts', 'const artVersion ='],
  ])('OPS-01 shows in the page why a program did not start: %s', async (path, place) => {
    const failing = `if (process.pid) throw new Error('not today'); ${place}`;
    await withChange(path, [[place, failing]], async ({ kind, text }) => {
      expect(kind).toBe('failure');
      expect(text).toMatch(/ended with code 1; the next change starts it again\.[^]*Error: not today\n +at /);
      expect(text).toContain(`${path}:`);
      // As long as it does not run there is no success, whatever else has changed.
      const takeBack = await copy.edit(footer, [['export', '\nexport']]);
      expect((await nextEvent()).text).toContain('not today');
      await takeBack();
      expect((await nextEvent()).text).toContain('not today');
    });
  });

  it('OPS-01 shows in the page why a program ended that had been running', async () => {
    const place = '    begin(request, response);\n';
    const crash = "    if (request.url === '/crash') throw new Error('out of the blue');\n";
    await withChange('server/http.ts', [[place, place + crash]], async ({ kind }) => {
      expect(kind).toBe('reload');
      await expect(ask(port, '/crash')).rejects.toThrow();
      const { text } = await nextEvent();
      expect(text).toMatch(/^\[site\] ended with code 1; .*\nError: out of the blue\n.*server\/http\.ts:\d/s);
    });
  });
});
