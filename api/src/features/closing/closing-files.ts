import { monthNames } from '@vendaclara/contract/closing'
import type { Database } from '../../database/database.ts'
import type { PersonalFile, PersonalFiles } from '../../export/personal-file.ts'
import { StoredJson } from '../../http/json-text.ts'
import { type ClosingTexts, closingRepository } from './closing.repository.ts'

/** Each closing in a folder of its own, its lists as they were stored. */
export function closingFiles(database: Database): PersonalFiles {
  const closings = closingRepository(database)
  return async (userId) =>
    (await closings.all(userId)).flatMap(({ id, month, year }) => {
      const folder = `fechamentos/20${twoDigits(year)}-${twoDigits(month)} ${monthNames[month - 1]} ${id.slice(0, 8)}`
      const file = (name: string, text: (closing: ClosingTexts) => string): PersonalFile => ({
        name: `${folder}/${name}.json`,
        content: async () => {
          const closing = await closings.one(userId, id)
          return closing ? new StoredJson(text(closing)).pieces() : []
        },
      })
      return [
        file('resumo', ({ quantity, totalErrors }) =>
          JSON.stringify({ pedidosAnalisados: quantity, valorTotalDasDiferencas: totalErrors }, null, 2),
        ),
        file('pedidos', ({ requests }) => requests),
        file('diferencas', ({ errors }) => errors),
        file('sem-pareamento', ({ unmatched }) => unmatched),
      ]
    })
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
