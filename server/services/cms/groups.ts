/** Puts cards under the headings of a first page; a heading without cards is left out. */
export function groupCards<Card>(
  groups: readonly { code: string; title: string }[],
  items: readonly { section: string | undefined; card: Card }[],
): { code: string; title: string; items: Card[] }[] {
  return groups
    .map((group) => ({
      ...group,
      items: items.filter(({ section }) => section === group.code).map(({ card }) => card),
    }))
    .filter((group) => group.items.length > 0);
}
