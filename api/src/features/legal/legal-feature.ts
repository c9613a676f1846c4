import { getAgreement, legalVersion, postAgreement } from '@vendaclara/contract/legal'
import { asBrazilianTime } from '@vendaclara/core/calendar'
import type { Database } from '../../database/database.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { type Agreement, agreementRepository } from './agreement.repository.ts'
import { agreed, occasionNames } from './texts.ts'

interface LegalFeature {
  /** Records that an account agreed to the current texts, in the transaction in which it did. */
  agree: (userId: string, occasion: Agreement['occasion'], transaction: Database) => Promise<void>
  routes: (bind: Bind) => void
}

/** Terms and privacy policy: which version an account agreed to, and when. */
export function legalFeature(database: Database, clock: () => Date): LegalFeature {
  const agree: LegalFeature['agree'] = (userId, occasion, transaction) =>
    agreementRepository(transaction).add({ userId, occasion, version: legalVersion, at: clock() })
  const isCurrent = (userId: string) => agreementRepository(database).has(userId, legalVersion)

  return {
    agree,
    routes: (bind) => {
      bind(getAgreement, async ({ userId }) => ({ isCurrent: await isCurrent(userId) }))

      bind(postAgreement, async ({ userId }) => {
        if (!(await isCurrent(userId))) await agree(userId, 'notice', database)
        return { message: agreed }
      })
    },
  }
}

export function legalFiles(database: Database): PersonalFiles {
  return async (userId) => [
    jsonFile('termos.json', async () =>
      (await agreementRepository(database).all(userId)).map(({ version, occasion, at }) => ({
        versaoDosTermosEDaPrivacidade: version,
        ocasiao: occasionNames[occasion],
        em: asBrazilianTime(at),
      })),
    ),
  ]
}
