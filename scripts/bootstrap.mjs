// Runs before every npm script, on whatever Node the machine has (20.19 or later): the Node that everything else runs on comes
// with the packages. So it knows neither TypeScript nor any package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  // npm takes its settings from these, and an outer npm's would overrule the inner one's.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package)_/i.test(name));
  // Development packages are wanted also where NODE_ENV is production: they hold the build.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    env: Object.fromEntries(inherited),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm ci did not succeed; its message stands above. Check network and registry.', status ?? 1);
}

/**
 * npm 10 installs the Node packages of every platform, then removes those that do not fit and, with them, the link in `.bin` that
 * they share with the one that does.
 */
function linkNode() {
  const link = join(packages, '.bin', 'node');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`].find((candidate) =>
    existsSync(join(packages, candidate)),
  );
  if (existsSync(link) || existsSync(`${link}.cmd`) || (!name && major >= 26)) return;
  if (!name) fail(`The packages hold no Node for ${process.platform} on ${process.arch}; install Node 26 yourself.`);
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

if (process.argv.includes('--installed')) {
  // npm's own `npm ci` or `npm install` is about to end. One that left the development packages out does not count.
  if (existsSync(join(packages, 'esbuild'))) writeFileSync(stamp, lockfileHash());
} else {
  if (!isInstalled()) {
    console.log('[bootstrap] Installing the packages that package-lock.json names…');
    install();
    writeFileSync(stamp, lockfileHash());
  }
  linkNode();
}
