const variants: Record<string, string> = {
  a: 'aáàâãäå',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôõö',
  u: 'uúùûü',
  y: 'yýÿ',
}

const nothing = '(?!)'

/** Finds a text wherever it stands, whatever the accents, the case and the width of the spaces on either side. */
export function textPattern(text: string): RegExp {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  const parts = [...letters.replace(/\s+/g, ' ')].map((letter) => {
    if (letter === ' ') return '\\s+'
    const letters = variants[letter]
    return letters ? `[${letters}]\\p{M}*` : letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  })
  return new RegExp(parts.join('') || nothing, 'giu')
}
