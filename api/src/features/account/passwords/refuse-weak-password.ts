import { judgedCharacters, ownWords, weaknessOf } from '@vendaclara/contract/account/password-strength'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { Refusal } from '../../../errors/refusal.ts'

interface Person {
  name?: string
  email?: string
}
let judge: Promise<ZxcvbnFactory> | undefined

/** Throws if strangers, or people who know the person, would guess the password too quickly. */
export async function refuseWeakPassword(field: string, password: string, person: Person): Promise<void> {
  judge ??= makeJudge()
  const own = ownWords(person)
  const message = weaknessOf((await judge).check(password.slice(0, judgedCharacters), own), own)
  if (message !== undefined) throw new Refusal('invalid_request', { field, message })
}

/** Loaded on first use: the word lists take longer to load than the rest of the product. */
async function makeJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Judge }, common, brazilian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  return new Judge({
    dictionary: { ...common.dictionary, ...brazilian.dictionary },
    graphs: common.adjacencyGraphs,
    // Each substitution that is undone multiplies the work: a hundred of them blocked a thread for seconds.
    l33tMaxSubstitutions: 5,
  })
}
