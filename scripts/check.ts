import { rules } from './check/rules.ts';
import { runRules } from './check/run-rules.ts';
import { readSources } from './check/sources.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';

// `npm run check -- lint types` asks only the rules whose names hold one of the words.
const words = process.argv.slice(2);
const chosen = words.length === 0 ? rules : rules.filter(({ name }) => words.some((word) => name.includes(word)));

await runScript(async () => {
  const broken = await runRules(chosen, { root, files: await readSources(root) }, console.log);
  if (broken > 0) console.error(`[check] ${broken} of ${chosen.length} rules are broken.`);
  process.exitCode = broken > 0 ? 1 : 0;
});
