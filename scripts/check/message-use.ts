import type { SourceFile } from './sources.ts';

/** Message ids that no source contains literally or by a template such as `tile.volatility.${code}`. */
export function unusedIds(ids: readonly string[], files: readonly SourceFile[]): string[] {
  const text = files.map((file) => file.text).join('\n');
  const quoted = new Set([...text.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, id = '']) => id));
  const templates = [...text.matchAll(/`([\w.-]*\$\{[^`]*)`/g)].map(([, template = '']) => {
    const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[^\w-]/g, '\\$&'));
    return new RegExp(`^${fixed.join('[\\w.-]+')}$`);
  });
  // A template that begins with a value would match every id.
  const matching = templates.filter((template) => /^\^\w+\\\./.test(template.source));
  return ids.filter((id) => !quoted.has(id) && !matching.some((template) => template.test(id)));
}
