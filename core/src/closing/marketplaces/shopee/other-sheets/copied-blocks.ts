/**
 * The indexes of rows that were pasted a second time: a run of rows, not all alike, that already occurred above in the
 * same sequence. Two single equal rows may be two rows of their own.
 */
export function copiedBlocks(keys: readonly string[]): ReadonlySet<number> {
  const pairs = new Map<string, number>()
  const copies = new Set<number>()
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1]
    if (next === undefined || next === key) continue
    const pair = `${key}\n${next}`
    const known = pairs.get(pair)
    if (known === undefined) pairs.set(pair, index)
    else if (known + 1 < index) copies.add(index).add(index + 1)
  }
  return copies
}
