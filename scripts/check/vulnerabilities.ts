import { runCommand } from './command.ts';
import type { Rule } from './rule.ts';

interface Advisory {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
}

/** Packages with a known vulnerability. Undefined when the registry did not respond. */
export function readAudit(output: string): string[] | undefined {
  let report: unknown;
  try {
    report = JSON.parse(output);
  } catch {
    return undefined;
  }
  if (typeof report !== 'object' || report === null || !('vulnerabilities' in report)) return undefined;
  const found = Object.values(report.vulnerabilities as Record<string, Advisory>);
  return found.map(
    ({ name, severity, range }) => `${name} ${range} has a known vulnerability (${severity}): npm audit.`,
  );
}

export const vulnerabilities: Rule = {
  name: 'no known vulnerabilities',
  async find({ root }) {
    const { output } = await runCommand('npm', ['audit', '--json'], root, 30_000);
    return readAudit(output) ?? { skipped: 'the registry gives no audit' };
  },
};
