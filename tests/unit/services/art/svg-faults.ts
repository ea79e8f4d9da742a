/** Faults of an SVG: invalid numbers and values, missing or duplicate ids, unclosed tags. */
export function faultsOf(svg: string): readonly string[] {
  const faults: string[] = [];
  const nonsense = /NaN|undefined|Infinity|\[object|null/.exec(svg);
  if (nonsense) faults.push(`${nonsense[0]} near ${svg.slice(Math.max(0, nonsense.index - 60), nonsense.index + 20)}`);

  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const known = new Set(ids);
  if (known.size !== ids.length) faults.push('an id is given twice');
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g))
    if (!known.has(id)) faults.push(`nothing has the id ${id}`);

  const open: string[] = [];
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) {
      const last = open.pop();
      if (last !== name) faults.push(`</${name}> closes <${last}>`);
    } else if (!selfClosing && name) open.push(name);
  }
  return open.length ? [...faults, `<${open.join('> <')}> stay open`] : faults;
}
