import { judgedCharacters, ownWords, weaknessOf } from '@vendaclara/contract/account/password-strength'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { dictionary as common, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common'
import { dictionary as brazilian } from '@zxcvbn-ts/language-pt-br'
import type { Judged, ToJudge } from './use-password-weakness.ts'

// As the server judges, which has the last word.
const judge = new ZxcvbnFactory({ dictionary: { ...common, ...brazilian }, graphs, l33tMaxSubstitutions: 5 })

self.addEventListener('message', ({ data: { password, person } }: MessageEvent<ToJudge>) => {
  const own = ownWords(person)
  const weakness = weaknessOf(judge.check(password.slice(0, judgedCharacters), own), own)
  const judged: Judged = { password, weakness }
  self.postMessage(judged)
})
