import { breakpoints } from './breakpoints.ts';
import { browserApis } from './browser-apis.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { commentStyle } from './comment-style.ts';
import { complianceFacts } from './compliance-facts.ts';
import { compliance } from './compliance.ts';
import { content } from './content.ts';
import { cssNames } from './css-names.ts';
import { decisionNumbers, documentPaths, documentsCurrent, logCodesDescribed } from './documents.ts';
import { fileLengths } from './file-lengths.ts';
import { imports } from './imports.ts';
import { marketLanguages } from './market-languages.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { openApiValid } from './openapi.ts';
import { packages } from './packages.ts';
import { readmes } from './readmes.ts';
import { requirements } from './requirements.ts';
import { routesTested } from './routes-tested.ts';
import type { Rule } from './rule.ts';
import { spelling } from './spelling.ts';
import { translationsCurrent } from './stale-messages.ts';
import { format, lint, types, unused } from './tools.ts';
import { translatorNotes } from './translator-notes.ts';
import { vulnerabilities } from './vulnerabilities.ts';
import { wording } from './wording.ts';

/**
 * Every rule. The slow ones start first, so that the quick ones run beside them; sizes take the build that the rendered
 * pages need too. Those of texts are in the order in which a new locale is written.
 */
export const rules: readonly Rule[] = [
  compliance,
  lint,
  types,
  unused,
  bundleSizes,
  vulnerabilities,
  format,
  messages,
  translatorNotes,
  translationsCurrent,
  wording,
  spelling,
  content,
  imports,
  browserApis,
  names,
  complianceFacts,
  marketLanguages,
  commentStyle,
  breakpoints,
  cssNames,
  routesTested,
  requirements,
  readmes,
  documentsCurrent,
  documentPaths,
  decisionNumbers,
  logCodesDescribed,
  openApiValid,
  fileLengths,
  packages,
];

/** Rules whose problems can cause those of others, the first cause first. */
const causes: readonly string[] = [types, complianceFacts, marketLanguages, messages, content].map(({ name }) => name);

/** Names of broken rules in the order in which to fix them: causes first, rendered pages last. */
export function inFixingOrder(broken: readonly string[]): string[] {
  const rank = (name: string) => {
    const at = causes.indexOf(name);
    if (at >= 0) return at;
    return name === compliance.name ? causes.length + 1 : causes.length;
  };
  return broken.toSorted((a, b) => rank(a) - rank(b));
}
