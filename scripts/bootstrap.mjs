// Installs the packages, the pinned Node among them, and then runs a script of this folder:
// `node scripts/bootstrap.mjs check.ts types`. npm scripts start by it, and `npm ci` ends with it. It runs on the Node
// that the machine has (20.19 or later), so it uses neither TypeScript nor any package.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'node_modules');
const stamp = join(packages, '.lockfile-hash');

function fail(line, code = 1) {
  console.error(`[bootstrap] ${line}`);
  process.exit(code);
}

function lockfileHash() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex');
}

function install() {
  // npm reads its settings from these variables. An outer npm's would override the inner one's.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package)_/i.test(name));
  // Development packages hold the build, so install them even where NODE_ENV is production. Install scripts would run
  // on the newly linked Node, before it is known to run on this machine. Only esbuild has one, and works without it.
  const wanted = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', ...wanted], {
    cwd: root,
    env: Object.fromEntries(inherited),
    // Standard output is for the script that runs afterwards.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm ci did not succeed; its message is above. Check network and registry.', status ?? 1);
}

const runs = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * npm 10 installs the Node packages of every platform. It then removes those that do not fit and, with them, the link
 * in `.bin` that they share with the fitting one. Newer versions preserve the link, even where that Node cannot run: it
 * needs glibc, which Alpine lacks. There the machine's own Node is used.
 */
function linkNode(isFresh) {
  const link = join(packages, '.bin', 'node');
  const isLinked = existsSync(link) || existsSync(`${link}.cmd`);
  // An existing link works: npm looks there first, so it runs this script.
  if (isLinked && !isFresh) return;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`].find((candidate) =>
    existsSync(join(packages, candidate)),
  );
  const program = name && join(packages, name, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (!program || !runs(program)) {
    rmSync(link, { force: true });
    if (major >= 26) return;
    const found = name ? 'The Node of the packages does not run here' : 'The packages hold no Node';
    fail(`${found} (${process.platform} on ${process.arch}); install Node 26 yourself.`);
  }
  if (isLinked) return;
  if (platform === 'win') writeFileSync(`${link}.cmd`, `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
  else {
    rmSync(link, { force: true });
    symlinkSync(`../${name}/bin/node`, link);
  }
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node is ${process.versions.node}; it needs 20.19 or later to install the packages.`);

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash();

/** Runs a script in this process if its Node is new enough, otherwise on the Node of the packages. */
async function runScript(name, parameters) {
  const script = join(root, 'scripts', name);
  if (major >= 26) {
    process.argv = [process.execPath, script, ...parameters];
    await import(pathToFileURL(script).href);
    return;
  }
  const node = join(packages, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const child = spawn(node, [script, ...parameters], { stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm kills the shell that started this process, and the shell passes no signal on.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  child.on('exit', (code) => {
    clearInterval(watch);
    process.exitCode = code ?? 1;
  });
}

const [script, ...parameters] = process.argv.slice(2);
if (script === '--installed') {
  // `npm ci` or `npm install` is about to finish. Ignore an install without development packages.
  if (existsSync(join(packages, 'esbuild'))) {
    writeFileSync(stamp, lockfileHash());
    linkNode(true);
  }
} else {
  if (!isInstalled()) {
    console.error('[bootstrap] Installing the packages that package-lock.json names…');
    install();
    writeFileSync(stamp, lockfileHash());
    linkNode(true);
  } else linkNode(false);
  if (script) await runScript(script, parameters);
}
