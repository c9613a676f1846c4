import { trialEnd } from '@vendaclara/core/subscription'
import type { Database } from '../../../database/database.ts'
import { networkOf } from '../../../http/guards/limits/network-of.ts'
import { secondFactorRepository } from '../second-factor/second-factor.repository.ts'
import { knownDeviceRepository } from '../sessions/known-device.repository.ts'
import { sha256Of } from '../sessions/secret-token.ts'
import { removeSessionsWhere } from '../sessions/session.repository.ts'
import { type User, userRepository } from '../user.repository.ts'

/** The session, the browser and the IP address of a request. */
export interface LinkOrigin {
  sessionToken?: string | undefined
  device?: string | undefined
  ip: string
}

interface Parts {
  clock: () => Date
  trialDays: number
  /** Removes what other features keep of a stranger who used this address, in the same transaction. */
  forgetStranger: (userId: string, transaction: Database, now: Date) => Promise<void>
}
export type FirstProof = ReturnType<typeof createFirstProof>

/**
 * The first time that somebody proves to read the mailbox of an account. Until then, a stranger could have signed up
 * with the address, so nothing that guards the account outlasts this moment. It also starts the trial.
 */
export function createFirstProof({ clock, trialDays, forgetStranger }: Parts) {
  const confirmed = ({ confirmedAt, trialEndAt }: Pick<User, 'confirmedAt' | 'trialEndAt'>) => {
    const now = clock()
    return { confirmedAt: confirmedAt ?? now, trialEndAt: trialEndAt ?? trialEnd(now, trialDays) }
  }

  return {
    /** What changes in the account itself. */
    confirmed,

    /**
     * By a confirmation link. Sessions stay only in the browser and in the network where it was opened. The person
     * who opens it counts as the one who signed up, so the rest of the account stays.
     */
    async byLink({ id, confirmedAt }: User, from: LinkOrigin, transaction: Database): Promise<void> {
      if (confirmedAt !== null) return
      await secondFactorRepository(transaction).remove(id)
      await knownDeviceRepository(transaction).forgetOthers(id, from.device)
      const here = networkOf(from.ip)
      const own = from.sessionToken === undefined ? undefined : sha256Of(from.sessionToken)
      await removeSessionsWhere(
        transaction,
        id,
        ({ tokenSha256, ip }) => tokenSha256 !== own && networkOf(ip) !== here,
      )
    },

    /**
     * By a new password set through the mailbox. The person did not know the password, so everything may be a
     * stranger's. Sessions and known browsers end with every reset.
     */
    async byReset({ id, email, ...user }: User, transaction: Database): Promise<void> {
      if (user.confirmedAt !== null) return
      await secondFactorRepository(transaction).remove(id)
      const name = email.replace(/@.*/, '')
      await userRepository(transaction).change(id, { name, phone: '', canal: '', ...confirmed(user) })
      await forgetStranger(id, transaction, clock())
    },
  }
}
