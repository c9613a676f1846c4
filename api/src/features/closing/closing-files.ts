import { difference, monthNames, unmatched as unmatchedOrder } from '@vendaclara/contract/closing'
import type { Database } from '../../database/database.ts'
import { csvFile } from '../../export/csv-file.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import { type ClosingTexts, closingRepository } from './closing.repository.ts'

/** Each closing in a folder of its own. */
export function closingFiles(database: Database): PersonalFiles {
  const closings = closingRepository(database)
  return async (userId) =>
    (await closings.all(userId)).flatMap(({ id, month, year }) => {
      const folder = `fechamentos/20${twoDigits(year)}-${twoDigits(month)} ${monthNames[month - 1]} ${id.slice(0, 8)}`
      const one = () => closings.one(userId, id)
      const table = (name: string, text: (closing: ClosingTexts) => string, titles?: readonly string[]) =>
        csvFile(
          `${folder}/${name}.csv`,
          async () => {
            const closing = await one()
            return closing ? JSON.parse(text(closing)) : []
          },
          titles,
        )
      return [
        jsonFile(`${folder}/resumo.json`, async () => {
          const closing = await one()
          return { pedidosAnalisados: closing?.quantity, valorTotalDasDiferencas: closing?.totalErrors }
        }),
        table('pedidos', ({ requests }) => requests),
        table('diferencas', ({ errors }) => errors, Object.keys(difference.shape)),
        table('sem-pareamento', ({ unmatched }) => unmatched, Object.keys(unmatchedOrder.shape)),
      ]
    })
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
