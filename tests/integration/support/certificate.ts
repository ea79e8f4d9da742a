import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { findProgram } from '../../../scripts/test/debian.ts';

export const openssl = findProgram('openssl');

/**
 * Path of a PEM file with a key and its self-signed certificate for `names`, valid for `days`. Removed after the last
 * test of the file.
 */
export function createCertificate(names: readonly string[], days = 30): string {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [key, certificate, both] = ['key', 'certificate', 'both'].map((name) => join(folder, `${name}.pem`)) as [
    string,
    string,
    string,
  ];
  const subject = [
    '-subj',
    `/CN=${names[0]}`,
    '-addext',
    `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`,
  ];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    openssl ?? 'openssl',
    ['req', '-x509', ...curve, '-keyout', key, '-out', certificate, '-days', String(days), ...subject],
    { stdio: 'ignore' },
  );
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return both;
}
