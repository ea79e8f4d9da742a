const greenSections: ReadonlySet<string> = new Set(['roulette', 'rooftopchase']);

/** Colour of a banner's call to action. */
export function ctaKind(section: string): 'green' | 'yellow' {
  return greenSections.has(section) ? 'green' : 'yellow';
}
