import { fieldProblems } from '../texts.ts'

/** What zxcvbn says of a password, as far as it is asked: 0 to 4, and what its parts are, of which lists. */
interface Judged {
  score: number
  sequence: readonly Part[]
}
interface Part {
  token: string
  dictionaryName?: unknown
}

/** From how hard to guess on a password is taken: ten to the power of eight guesses. */
const leastScore = 3

/**
 * How many of its characters are judged. A password is at least as hard to guess as its beginning, while the work grows
 * fast with the length.
 */
export const judgedCharacters = 40

/**
 * What somebody who knows a person would try first: the parts of name and e-mail, alone and joined, and what the product
 * is about. In lower case, without the shortest.
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

/** Why a password of a valid length is not taken, as a sentence, given the person's own words; undefined where it is hard enough to guess. */
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
