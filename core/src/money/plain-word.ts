/** Files repeat few words very often. */
const knownWords = new Map<string, string>()
const mostKnownWords = 1000
const longestKnownWord = 40

/** A text in the form in which words are compared: without accents, case, unseen letters and repeated blanks. */
export function plainWord(text: string): string {
  const known = knownWords.get(text)
  if (known !== undefined) return known
  const word = asPlainWord(text)
  if (text.length <= longestKnownWord && knownWords.size < mostKnownWords) knownWords.set(text, word)
  return word
}

function asPlainWord(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff]/g, '')
  return bare.toLowerCase().replace(/\s+/g, ' ').trim()
}
