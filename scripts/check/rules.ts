import { breakpoints } from './breakpoints.ts';
import { browserApis } from './browser-apis.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { compliance } from './compliance.ts';
import { content } from './content.ts';
import { cssNames } from './css-names.ts';
import { fileLengths } from './file-lengths.ts';
import { imports } from './imports.ts';
import { messages } from './messages.ts';
import { names } from './names.ts';
import { packages } from './packages.ts';
import { readmes } from './readmes.ts';
import { routesTested } from './routes-tested.ts';
import type { Rule } from './rule.ts';
import { format, lint, types, unused } from './tools.ts';
import { vulnerabilities } from './vulnerabilities.ts';

/** Every rule; the slow ones first, so that they run beside the quick ones. */
export const rules: readonly Rule[] = [
  compliance,
  bundleSizes,
  vulnerabilities,
  types,
  lint,
  unused,
  format,
  content,
  imports,
  browserApis,
  names,
  messages,
  breakpoints,
  cssNames,
  routesTested,
  readmes,
  fileLengths,
  packages,
];
