// First: it opens every market before other modules read them.
import './check/every-market.ts';
import { inFixingOrder, rules } from './check/rules.ts';
import { chooseRules, runRules } from './check/run-rules.ts';
import { readSources } from './check/sources.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { parseCommandLine } from './terminal/command-line.ts';

const commandLine = {
  name: 'check',
  summary: 'Runs every rule, or those whose names contain one of the words. A word that fits none lists the rules.',
  forms: ['[<word>…]'],
  options: {},
};

await runScript(async () => {
  const { positionals: words } = parseCommandLine(commandLine, process.argv.slice(2));
  const chosen = chooseRules(rules, words);
  const broken = await runRules(chosen, { root, files: await readSources(root) }, console.log);
  if (broken.length > 0)
    console.error(
      `[check] ${broken.length} of ${chosen.length} rules failed. Fix them in this order:\n    ${inFixingOrder(broken).join('\n    ')}`,
    );
  process.exitCode = broken.length > 0 ? 1 : 0;
});
