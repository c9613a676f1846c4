import { type AdsReport, keywordLabel, type SearchTerms, termsInText } from '@vendaclara/core/ads'

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
function textPattern(text: string): RegExp {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  const parts = [...letters.replace(/\s+/g, ' ')].map((letter) => {
    if (letter === ' ') return '\\s+'
    const letters = variants[letter]
    return letters ? `[${letters}]\\p{M}*` : letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  })
  return new RegExp(parts.join('') || nothing, 'giu')
}

/** Marks with 1 the terms that have a text in them or in their keyword. */
export function matchingTerms({ groups, terms }: AdsReport, text: string): Uint8Array {
  const pattern = textPattern(text)
  const marks = new Uint8Array(terms.ends.length)
  for (const place of terms.texts.keys()) markTerms(marks, terms, place, pattern)
  for (const { key, start, count } of groups) {
    pattern.lastIndex = 0
    if (pattern.test(keywordLabel(key))) marks.fill(1, start, start + count)
  }
  return marks
}

/** Marks those in one of the texts. */
function markTerms(marks: Uint8Array, { texts, ends }: SearchTerms, place: number, pattern: RegExp): void {
  const text = texts[place] ?? ''
  let term = place * termsInText
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    while ((ends[term] ?? Number.POSITIVE_INFINITY) <= found.index) term += 1
    const end = ends[term] ?? text.length
    const isWithin = found.index + found[0].length <= end
    if (isWithin) marks[term] = 1
    // Where it reaches into the next term, another match may begin one letter on.
    pattern.lastIndex = isWithin ? end : found.index + 1
  }
}
