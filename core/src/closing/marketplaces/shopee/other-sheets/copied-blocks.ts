/**
 * Which of some rows, by their keys, were pasted a second time: a run of them, not all alike, that stands above in the same order. Two
 * single rows that are alike may be two of their own.
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
