/** A page of a list as the contract has it. */
export function pageOf<T>(all: readonly T[], { offset, limit }: { offset: number; limit: number }, updatedAt: string) {
  return { items: all.slice(offset, offset + limit), total: all.length, offset, limit, updatedAt };
}
