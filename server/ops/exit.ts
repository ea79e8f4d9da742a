/** Exits with a readable line for each mistake and no stack, for operators. */
export function exitWithErrors(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}
