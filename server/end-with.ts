/** Ends the process with a readable line for each mistake, and no stack: the reader is an operator. */
export function endWith(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}
