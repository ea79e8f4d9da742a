/** Formats rows as columns: text to the left, figures to the right. */
export function alignColumns(rows: readonly (readonly string[])[], left: ReadonlySet<number>): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    left.has(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(pad).join('  ').trimEnd()}`).join('\n');
}
