import { fieldProblems } from '../texts.ts'

/**
 * The parts of a zxcvbn result that are used. `score` is 0 to 4; `sequence` has the parts of the password and the word
 * lists that contain them.
 */
interface Judged {
  score: number
  sequence: readonly Part[]
}
interface Part {
  token: string
  dictionaryName?: unknown
}

/** The lowest score accepted, which means at least 10^8 guesses. */
const leastScore = 3

/**
 * The number of characters that are judged. A longer password is at least as hard to guess as its beginning, and
 * judging it would take much longer.
 */
export const judgedCharacters = 40

/**
 * Words that someone who knows the person would try first: the parts of name and e-mail, alone and joined, and words
 * about the product. In lower case and with at least 3 characters.
 */
export function ownWords({ name = '', email = '' }: { name?: string; email?: string }): string[] {
  const names = name.toLowerCase().split(/\s+/)
  const address = email.toLowerCase().split(/[^\p{L}\d]+/u)
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]))
  const joined = [names, ...pairs].flatMap((some) => [some.join(''), some.join(' ')])
  const about = [
    'vendaclara',
    'venda clara',
    'shopee',
    'mercadolivre',
    'mercado livre',
    'shein',
    'tiktok',
    'amazon',
  ]
  const words = [...names, ...joined, ...address, email.toLowerCase(), ...about]
  return [...new Set(words)].filter(({ length }) => length > 2)
}

/**
 * Why a password of valid length is refused, as a sentence for the person; undefined if it is hard enough to guess.
 * `own` are the person's own words, see {@link ownWords}.
 */
export function weaknessOf({ score, sequence }: Judged, own: readonly string[]): string | undefined {
  if (score >= leastScore) return undefined
  if (
    sequence.some((part) => part.dictionaryName === 'userInputs' || own.includes(part.token.toLowerCase()))
  ) {
    return fieldProblems.passwordOwnWords
  }
  if (sequence.length === 1 && sequence[0]?.dictionaryName === 'passwords-common') {
    return fieldProblems.passwordCommon
  }
  return fieldProblems.passwordWeak
}
