import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** In milliseconds: about 150 MB on a slow line. */
export const downloadLimitMs = 600_000;

/** Whether Debian packages may be installed: only by root, as in a container. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs the first of these Debian packages that there is. Returns whether one was installed. */
export function installFromDebian(...names: string[]): boolean {
  console.log(`[test] Installing ${names.join(' or ')} by apt…`);
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: downloadLimitMs,
    }).status === 0;
  // An outdated package list may still work.
  apt('update');
  return names.some((name) => apt('install', '--yes', '--no-install-recommends', name));
}

/** Folders of servers, which are not in every user's PATH. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/opt/homebrew/bin'];

/** Path of an installed program, undefined when there is none. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...serverFolders]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Debian starts a server when it is installed, unless this file forbids it, as it does in container images. */
const keepsServersStopped = () => existsSync('/usr/sbin/policy-rc.d');

/** Installs a server from its Debian package where it is missing, may be installed and would not be started. */
export function findOrInstallServer(name: string, debianPackage = name): string | undefined {
  const found = findProgram(name);
  if (found ?? !(mayInstall() && keepsServersStopped())) return found;
  installFromDebian(debianPackage);
  return findProgram(name);
}
