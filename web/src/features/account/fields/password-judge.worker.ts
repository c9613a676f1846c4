import { judgedCharacters, ownWords, weaknessOf } from '@vendaclara/contract/account/password-strength'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { dictionary as common, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common'
import { dictionary as brazilian } from '@zxcvbn-ts/language-pt-br'
import { serveCalls } from '../../../workers/serve-calls.ts'

// As the server judges, which has the last word.
const judge = new ZxcvbnFactory({ dictionary: { ...common, ...brazilian }, graphs, l33tMaxSubstitutions: 5 })

const calls = {
  /** What makes a password too easy to guess, if anything does. */
  judge: ({ password, person }: { password: string; person: Parameters<typeof ownWords>[0] }) => {
    const own = ownWords(person)
    return weaknessOf(judge.check(password.slice(0, judgedCharacters), own), own)
  },
}
export type PasswordCalls = typeof calls

serveCalls(calls)
