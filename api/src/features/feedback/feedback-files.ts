import type { Database } from '../../database/database.ts'
import { asBrazilianTime } from '../../export/as-brazilian-time.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import { feedbackRepository } from './feedback.repository.ts'

export function feedbackFiles(database: Database): PersonalFiles {
  const given = feedbackRepository(database)
  return async (userId) => [
    jsonFile('avaliacoes.json', async () =>
      (await given.all(userId)).map(({ stars, comment, givenAt }) => ({
        ...{ estrelas: stars, comentario: comment, data: asBrazilianTime(givenAt) },
      })),
    ),
  ]
}
