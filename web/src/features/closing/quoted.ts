const list = new Intl.ListFormat('pt-BR')
const longest = 160

/** Names as they stand in a sentence: “a”, “b” e “c”. */
export function quoted(names: readonly string[]): string {
  return list.format(names.map((name) => `“${name.slice(0, longest)}”`))
}
