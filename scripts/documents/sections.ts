import { Failure } from '../terminal/failure.ts';

const beginOf = (name: string) => `<!-- generated: ${name} (npm run documents) -->`;
const endOf = (name: string) => `<!-- end: ${name} -->`;

/** The document with the text between the two marks of a section replaced. Throws a {@link Failure} where a mark is missing. */
export function replaceSection(document: string, name: string, content: string): string {
  const start = document.indexOf(beginOf(name));
  const end = document.indexOf(endOf(name));
  if (start < 0 || end < start)
    throw new Failure(`[documents] Section "${name}" needs the lines ${beginOf(name)} and ${endOf(name)}.`);
  return `${document.slice(0, start + beginOf(name).length)}\n\n${content.trim()}\n\n${document.slice(end)}`;
}

/** A Markdown table. Cells must be single lines; a bar within a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
