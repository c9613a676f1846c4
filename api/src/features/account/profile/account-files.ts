import { asBrazilianTime } from '@vendaclara/core/calendar'
import type { Database } from '../../../database/database.ts'
import { jsonFile, jsonListFile, type PersonalFile } from '../../../export/personal-file.ts'
import { secondFactorRepository } from '../second-factor/second-factor.repository.ts'
import { securityEventRepository } from '../security/security-event.repository.ts'
import { accessRecordRepository } from '../sessions/access-record.repository.ts'
import type { AccountFacts } from '../sessions/session-of.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { readMe } from '../texts/archive.ts'
import { userRepository } from '../user.repository.ts'

interface Parts {
  database: Database
  sessions: Sessions
  subscriptionOf: AccountFacts['subscriptionOf']
}

/** The stored data of the account itself, with a page that explains each file of the archive. */
export function accountFiles({ database, sessions, subscriptionOf }: Parts) {
  return async (userId: string): Promise<PersonalFile[]> => [
    { name: 'LEIA-ME.txt', content: () => [readMe] },
    jsonFile('conta.json', async () => {
      const user = await userRepository(database).byId(userId)
      return {
        nome: user?.name,
        email: user?.email,
        emailAConfirmar: user?.pendingEmail,
        telefone: user?.phone,
        comoNosConheceu: user?.canal,
        criadaEm: asBrazilianTime(user?.createdAt),
        confirmadaEm: asBrazilianTime(user?.confirmedAt),
        fimDoPeriodoGratis: asBrazilianTime(user?.trialEndAt),
        verificacaoEmDuasEtapasDesde: asBrazilianTime(
          (await secondFactorRepository(database).of(userId))?.confirmedAt,
        ),
        assinatura: (await subscriptionOf(userId)).state,
      }
    }),
    jsonFile('sessoes.json', async () =>
      (await sessions.all(userId)).map(({ device, ip, createdAt, lastSeenAt }) => ({
        navegador: device,
        ip,
        abertaEm: asBrazilianTime(createdAt),
        ultimoUsoEm: asBrazilianTime(lastSeenAt),
      })),
    ),
    jsonFile('atividade.json', async () =>
      (await securityEventRepository(database).latest(userId)).map(({ kind, outcome, ip, at }) => ({
        ato: kind,
        aceito: outcome === 'ok',
        ip,
        em: asBrazilianTime(at),
      })),
    ),
    jsonListFile('acessos.json', async function* () {
      for await (const page of accessRecordRepository(database).pages(userId)) {
        yield page.map(({ ip, at }) => ({ ip, em: asBrazilianTime(at) }))
      }
    }),
  ]
}
