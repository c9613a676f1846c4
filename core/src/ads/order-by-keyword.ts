/**
 * The rows in the order of their keywords, those of one keyword in the order of the file, and where in it the rows of
 * each keyword begin.
 */
export function orderByKeyword(
  keywordOf: Uint32Array,
  keywords: number,
): { order: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(keywords + 1)
  for (const keyword of keywordOf) starts[keyword + 1] = (starts[keyword + 1] ?? 0) + 1
  for (let keyword = 0; keyword < keywords; keyword += 1) {
    starts[keyword + 1] = (starts[keyword + 1] ?? 0) + (starts[keyword] ?? 0)
  }
  const next = starts.slice()
  const order = new Uint32Array(keywordOf.length)
  for (const [row, keyword] of keywordOf.entries()) {
    const place = next[keyword] ?? 0
    order[place] = row
    next[keyword] = place + 1
  }
  return { order, starts }
}
