const numbered = /^(.*\S)\s+\((\d+)\)$/

/** A title none of the others has, in any case: a taken one gets the next free number, as in 'Tênis (2)'. */
export function freeTitle(wanted: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(keyOf))
  const title = wanted.trim()
  if (!keys.has(keyOf(title))) return title
  const [, base = title, last = '1'] = numbered.exec(title) ?? []
  for (let number = Number(last) + 1; ; number += 1) {
    const next = `${base} (${number})`
    if (!keys.has(keyOf(next))) return next
  }
}

function keyOf(title: string): string {
  return title.normalize('NFC').toLocaleLowerCase('pt-BR')
}
