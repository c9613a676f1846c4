import { judgedCharacters, ownWords, weaknessOf } from '@vendaclara/contract/account/password-strength'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { dictionary as common, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common'
import { dictionary as brazilian } from '@zxcvbn-ts/language-pt-br'
import { serveCalls } from '../../../workers/serve-calls.ts'

// The same settings as on the server, which decides.
const judge = new ZxcvbnFactory({ dictionary: { ...common, ...brazilian }, graphs, l33tMaxSubstitutions: 5 })

const calls = {
  /** Why a password is too easy to guess, if it is. */
  judge: ({ password, person }: { password: string; person: Parameters<typeof ownWords>[0] }) => {
    const own = ownWords(person)
    return weaknessOf(judge.check(password.slice(0, judgedCharacters), own), own)
  },
}
export type PasswordCalls = typeof calls

serveCalls(calls)
