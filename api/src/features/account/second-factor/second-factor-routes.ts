import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@vendaclara/contract/account/second-factor'
import type { Bind } from '../../../http/endpoint/bind-endpoint.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { answers } from '../texts/answers.ts'
import type { User } from '../user.repository.ts'
import type { SecondFactors } from './second-factor.ts'

interface Parts {
  passwords: Passwords
  factors: SecondFactors
  ownerOf: (userId: string) => Promise<User>
}

export function secondFactorRoutes(bind: Bind, { passwords, factors, ownerOf }: Parts): void {
  bind(getSecondFactor, ({ userId }) => factors.of(userId))

  bind(beginSecondFactor, async ({ userId, sessionToken, body: { password } }) => {
    const user = await ownerOf(userId)
    await passwords.check(user, password, sessionToken)
    return factors.begin(user)
  })

  bind(confirmSecondFactor, async ({ userId, sessionToken = '', body: { code } }) => ({
    recoveryCodes: await factors.confirm(await ownerOf(userId), code, sessionToken),
  }))

  bind(renewRecoveryCodes, async ({ userId, sessionToken, body: { password, code } }) => {
    const user = await ownerOf(userId)
    await passwords.check(user, password, sessionToken)
    await factors.check(user, code, { sessionToken })
    return { recoveryCodes: await factors.renewRecoveryCodes(user) }
  })

  bind(removeSecondFactor, async ({ userId, sessionToken, body: { password, code } }) => {
    const user = await ownerOf(userId)
    await passwords.check(user, password, sessionToken)
    await factors.check(user, code, { sessionToken })
    await factors.remove(user)
    return { message: answers.secondFactorOff }
  })
}
