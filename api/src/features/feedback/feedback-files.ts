import { asBrazilianTime } from '@vendaclara/core/calendar'
import type { Database } from '../../database/database.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import { feedbackRepository } from './feedback.repository.ts'

export function feedbackFiles(database: Database): PersonalFiles {
  const given = feedbackRepository(database)
  return async (userId) => [
    jsonFile('avaliacoes.json', async () =>
      (await given.all(userId)).map(({ stars, comment, givenAt }) => ({
        estrelas: stars,
        comentario: comment,
        data: asBrazilianTime(givenAt),
      })),
    ),
  ]
}
