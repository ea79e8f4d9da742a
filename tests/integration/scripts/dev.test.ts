import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/run/port.ts';
import { copyProject, type ProjectCopy } from '../../../scripts/test/project-copy.ts';
import { startCommand } from '../support/command.ts';
import { sendRequest } from '../support/send-request.ts';
import { prepareData } from '../support/services.ts';

const footer = 'client/components/footer/footer.tsx';
const post = 'brands/en/content/en-GB/blog/posts/a-budget-for-play.md';
const port = await freePort();
let copy: ProjectCopy;
let data = '';
let command: ReturnType<typeof startCommand>;
/** Messages to open pages, in order. */
let nextEvent: () => Promise<{ kind: string; text: string }>;

/** Opens the event source that the page's script opens. */
async function listen() {
  const { text: page, headers } = await sendRequest(port, '/');
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
        const sent = JSON.parse(json) as unknown;
        yield { kind, text: typeof sent === 'string' ? sent : json };
      }
    }
  })();
  nextEvent = async () => (await events.next()).value!;
}

type Kind = 'reload' | 'styles' | 'failure';

/** Waits for an event that matches. Some systems report a change more than once, and then so does the command. */
async function expectEvent(kind: Kind, ...patterns: readonly RegExp[]): Promise<string> {
  for (;;) {
    const event = await nextEvent();
    if (event.kind === kind && patterns.every((pattern) => pattern.test(event.text))) return event.text;
  }
}

/** A build and a restart of both programs take long on a busy machine. */
const patient = { timeout: 100_000 };

/** Waits until a page has the status and text: while the site restarts, connections are refused. */
async function expectPage(path: string, status: number, pattern: RegExp) {
  const look = () => sendRequest(port, path).then(({ status: its, text }) => ({ status: its, text }));
  await expect.poll(look, patient).toEqual({ status, text: expect.stringMatching(pattern) });
}

/** Restores the file that the last test left changed. */
let restore: (() => Promise<void>) | undefined;

/** Changes a file until the next change. The file of the last test is restored with it, which costs no build of its own. */
async function change(path: string, from: string, to: string) {
  await restore?.();
  restore = await copy.edit(path, [[from, to]]);
}

/** Restores the changed file and waits until open pages are updated. */
async function takeBack(event: Kind = 'reload') {
  await restore?.();
  restore = undefined;
  await expectEvent(event);
  await expectPage('/', 200, /<footer class[^>]*>(?:(?!data-failure)[^])*<\/html>$/);
}

beforeAll(async () => {
  copy = await copyProject();
  data = await prepareData();
  const ports = { PORT: String(port), SERVICES_PORT: String(await freePort()) };
  command = startCommand(copy.folder, 'dev', { ...ports, DATA_DIR: data });
  await command.printed('[dev] all: shown');
  await listen();
});
afterAll(async () => {
  await command.stop();
  await copy.remove();
  await rm(data, { recursive: true, force: true });
});

// Each test changes sources several times, and programs are rebuilt and restarted.
describe('npm run dev', { timeout: 240_000 }, () => {
  it('OPS-01 reloads open pages when a change is served', async () => {
    await change(footer, '<footer', '<footer data-changed=""');
    await expectEvent('reload');
    await expectPage('/', 200, /<footer data-changed=""/);
    await takeBack();
  });

  it('OPS-01 replaces the linked and the critical styles of open pages without a reload', async () => {
    if (restore) await takeBack();
    const scaled = (sheet: string) => copy.edit(sheet, [['{\n', '{\n  scale: 1.25;\n']]);
    const restoreLinked = await scaled('client/components/footer/footer.module.css');
    restore = restoreLinked;
    const pattern = /"linked":"(\/assets\/app\.[^"]+\.css)"/;
    const [, linked = ''] = pattern.exec(await expectEvent('styles', pattern)) ?? [];
    await expectPage(linked, 200, /scale: ?1\.25/);
    const restoreCritical = await scaled('client/components/header/header.module.css');
    restore = async () => void (await Promise.all([restoreLinked(), restoreCritical()]));
    await expectEvent('styles', /"critical":\{.*scale: ?1\.25.*\}/);
    await expectPage('/', 200, /scale: ?1\.25/);
    await takeBack('styles');
  });

  it('OPS-01 shows the position of a syntax error in open pages, until it is corrected', async () => {
    await change(footer, '<footer', '<footer<');
    await expectEvent(
      'failure',
      /^✘ \[ERROR\] Expected /,
      /\n +client\/components\/footer\/footer\.tsx:\d+:\d+:\n.*<footer</,
    );
    await takeBack();
  });

  it('OPS-01 shows the position of a style that browsers would drop, in open pages', async () => {
    await change('client/components/footer/footer.module.css', '{\n', '{\n  colr: red;\n');
    await expectEvent(
      'failure',
      /\[css\] client\/components\/footer\/footer\.module\.css:\d+: .*"colr".*\n +colr: red;/,
    );
  });

  it('OPS-01 shows in open pages which content file is wrong, until it is right again', async () => {
    const problem = new RegExp(`^${post}: .*title`, 'm');
    await change(post, 'title:', 'titel:');
    await expectEvent('failure', problem);
    const restoreFooter = await copy.edit(footer, [['<footer', '<footer data-changed=""']]);
    await expectEvent('reload');
    await expectEvent('failure', problem);
    await restore?.();
    restore = restoreFooter;
    await expectEvent('reload');
    await restoreFooter();
    expect((await nextEvent()).kind).toBe('reload');
  });

  it('OPS-01 shows a rendering error and its position in place of the failed section', async () => {
    const place = 'const { text } = useIntl();';
    await change(footer, place, `${place} if (text) throw new Error('no <footer>');`);
    await expectEvent('reload');
    const where =
      /<pre data-failure>Error: no &lt;footer&gt;\n +at .*\/client\/components\/footer\/footer\.tsx:\d+:\d+\)/;
    await expectPage('/slots/', 200, where);
  });

  it('OPS-01 ERR-01 shows an error of the frame and its position on the static error page', async () => {
    const place = '  return (\n    <>\n      {above}';
    await change('client/app.tsx', place, `  if (pageKey) throw new Error('no frame');\n${place}`);
    await expectEvent('reload');
    const where = /<script type="module" src="[^"]+\/client\.js">.*<pre data-failure>Error: no frame\n.*app\.tsx:\d/s;
    await expectPage('/', 500, where);
  });

  const notToday = /ended with code 1; the next change starts it again\.[^]*Error: not today\n +at /;
  const failing = (place: string) => `if (process.pid) throw new Error('not today'); ${place}`;

  it('OPS-01 shows in open pages why the site did not start', async () => {
    const place = 'const initial =';
    await change('server/main.ts', place, failing(place));
    await expectEvent('failure', notToday, /server\/main\.ts:\d/);
  });

  it('OPS-01 shows in open pages why the services did not start, and retries after a change to any file', async () => {
    const place = 'const artVersion =';
    await change('server/services/program.ts', place, failing(place));
    await expectEvent('failure', notToday, /server\/services\/program\.ts:\d/);
    const correct = await copy.edit(footer, [['<footer', '<footer<']]);
    await expectEvent('failure', notToday, /footer\.tsx:\d/);
    await correct();
    await expectEvent('failure', notToday, /^(?![^]*footer\.tsx)/);
  });

  it('OPS-01 shows in open pages why the running site crashed', async () => {
    const place = '    begin(request, response);\n';
    const crash = "    if (request.url === '/crash') throw new Error('out of the blue');\n";
    await change('server/http/edge/listener.ts', place, place + crash);
    // Until the changed site has started, connections are refused, or the page is unknown.
    const crashed = () => sendRequest(port, '/crash').then(() => 'served', String);
    await expect.poll(crashed, patient).toMatch(/ECONNRESET|hang up/);
    await expectEvent(
      'failure',
      /^\[site\] ended with code 1; .*\nError: out of the blue\n.*server\/http\/edge\/listener\.ts:\d/s,
    );
    await takeBack();
  });
});
