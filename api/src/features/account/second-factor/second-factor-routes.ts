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

  bind(beginSecondFactor, async ({ userId, bearer, body: { password } }) => {
    const user = await ownerOf(userId)
    await passwords.check(user, password, bearer)
    return factors.begin(user)
  })

  bind(confirmSecondFactor, async ({ userId, bearer, body: { code } }) => ({
    recoveryCodes: await factors.confirm(await ownerOf(userId), code, { bearer }),
  }))

  bind(renewRecoveryCodes, async ({ userId, bearer, body: { password, code } }) => {
    const user = await ownerOf(userId)
    await passwords.check(user, password, bearer)
    await factors.check(user, code, { bearer })
    return { recoveryCodes: await factors.renewRecoveryCodes(user) }
  })

  bind(removeSecondFactor, async ({ userId, bearer, body: { password, code } }) => {
    const user = await ownerOf(userId)
    await passwords.check(user, password, bearer)
    await factors.check(user, code, { bearer })
    await factors.remove(user)
    return { message: answers.secondFactorOff }
  })
}
