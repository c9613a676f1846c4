import {
  monthNames,
  orderMark,
  wireDifference,
  wireLatePayment,
  wireUnmatched,
  writeLatePayment,
} from '@vendaclara/contract/closing'
import { toReais } from '@vendaclara/core/money'
import type { Database } from '../../database/database.ts'
import { csvFile } from '../../export/csv-file.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import { closingRepository } from './closing.repository.ts'
import type { RowTexts } from './closing-json.ts'
import { closingMarksRepository } from './closing-marks.repository.ts'
import { latePaymentsRepository } from './late-payments.repository.ts'

const orderTitles = Object.keys(orderMark.shape)
const lateTitles = Object.keys(wireLatePayment.shape)

/** Each closing in a folder of its own. */
export function closingFiles(database: Database): PersonalFiles {
  const closings = closingRepository(database)
  const orders = closingMarksRepository(database)
  const late = latePaymentsRepository(database)
  return async (userId) =>
    (await closings.all(userId)).flatMap(({ id, month, year }) => {
      const folder = `fechamentos/20${twoDigits(year)}-${twoDigits(month)} ${monthNames[month - 1]} ${id.slice(0, 8)}`
      const one = () => closings.one(userId, id)
      const table = (
        name: string,
        text: (texts: RowTexts & { requests: string }) => string,
        titles?: readonly string[],
      ) =>
        csvFile(
          `${folder}/${name}.csv`,
          async () => {
            const closing = await one()
            return closing ? JSON.parse(text(closing.texts)) : []
          },
          titles,
        )
      return [
        jsonFile(`${folder}/resumo.json`, async () => {
          const closing = await closings.summary(userId, id)
          return {
            pedidosAnalisados: closing?.figures.matched,
            valorTotalDasDiferencas: closing && toReais(closing.figures.totalDifference),
            arquivos: closing?.receipts,
          }
        }),
        csvFile(`${folder}/anotacoes.csv`, () => orders.all(id), orderTitles),
        csvFile(
          `${folder}/pagos-depois.csv`,
          async () => (await late.of(userId, id)).map(writeLatePayment),
          lateTitles,
        ),
        table('pedidos', ({ requests }) => requests),
        table('diferencas', ({ errors }) => errors, Object.keys(wireDifference.shape)),
        table('sem-pareamento', ({ unmatched }) => unmatched, Object.keys(wireUnmatched.shape)),
      ]
    })
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
