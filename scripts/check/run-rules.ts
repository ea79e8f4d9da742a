import { availableParallelism } from 'node:os';
import { describeError } from '../build/describe-error.ts';
import { Failure } from '../terminal/failure.ts';
import type { Findings, Project, Rule } from './rule.ts';

async function findings(rule: Rule, project: Project): Promise<Findings> {
  try {
    return await rule.find(project);
  } catch (error) {
    return [await describeError(error, false)];
  }
}

/**
 * The rules whose names contain one of the words, all rules without words. Throws a {@link Failure} that lists the rules
 * if no name contains a word.
 */
export function chooseRules(rules: readonly Rule[], words: readonly string[]): readonly Rule[] {
  const unknown = words.find((word) => !rules.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) {
    const names = rules.map(({ name }) => `    ${name}`).join('\n');
    throw new Failure(`[check] No rule has "${unknown}" in its name. The rules are:\n${names}`);
  }
  return words.length === 0 ? rules : rules.filter(({ name }) => words.some((word) => name.includes(word)));
}

/** Number of places up to which a problem is repeated for each. */
const mostRepeated = 3;

/** Number of places that such a line names, so that one run serves to fix several files. */
const mostNamed = 8;

/** Problems as lines. A problem of many places (`<place>: <problem>`) is one line with their number and the first of them. */
export function groupProblems(problems: readonly string[]): string[] {
  const places = new Map<string, string[]>();
  for (const problem of problems) {
    const [, place = '', text = problem] = /^(.+?): (.+)$/s.exec(problem) ?? [];
    places.set(text, [...(places.get(text) ?? []), place]);
  }
  return [...places].flatMap(([text, found]) => {
    if (found.length > mostRepeated) {
      const named = [...found.slice(0, mostNamed), ...(found.length > mostNamed ? ['…'] : [])];
      return [`${found.length} places (${named.join(', ')}): ${text}`];
    }
    return found.map((place) => (place === '' ? text : `${place}: ${text}`));
  });
}

/** Runs rules in parallel and prints each result as it arrives. Returns the names of the rules with problems, in their order. */
export async function runRules(
  rules: readonly Rule[],
  project: Project,
  print: (line: string) => void,
): Promise<string[]> {
  const waiting = [...rules];
  const width = Math.max(...rules.map(({ name }) => name.length));
  const broken = new Set<Rule>();
  const work = async () => {
    for (let rule = waiting.shift(); rule; rule = waiting.shift()) {
      const started = performance.now();
      const found = await findings(rule, project);
      const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
      const line = `${rule.name.padEnd(width)} ${time.padStart(7)}`;
      if ('skipped' in found) {
        print(`- ${line}  skipped: ${found.skipped}`);
        continue;
      }
      const { problems, warnings } = 'problems' in found ? found : { problems: found, warnings: [] };
      const said = warnings.map((warning) => `\n    warning: ${warning}`).join('');
      if (problems.length === 0) print(`✓ ${line}${said}`);
      else {
        broken.add(rule);
        print(
          [
            `✗ ${line}  ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
            ...groupProblems(problems).map((problem) => `    ${problem}`),
          ].join('\n') + said,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return rules.filter((rule) => broken.has(rule)).map(({ name }) => name);
}
