import {
  type FileRows,
  monthName,
  mostRowsOfPart,
  orderMark,
  statedOrder,
  type WireStatedPayment,
  wireDifference,
  wireUnmatched,
} from '@vendaclara/contract/closing'
import type { OrderLeftOut } from '@vendaclara/core/closing'
import { type Cents, toReais } from '@vendaclara/core/money'
import { marketplaceEntries } from '@vendaclara/core/pricing'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { StoredText } from '../../database/large/stored-text.ts'
import { csvFile } from '../../export/csv-file.ts'
import { jsonFile, type PersonalFile, type PersonalFiles } from '../../export/personal-file.ts'
import { type ClosingSummary, closingRepository } from './closing.repository.ts'
import { fileRowsRepository } from './ledger/facts/file-rows.repository.ts'
import { givenFilesRepository } from './ledger/facts/given-files.repository.ts'
import type { MonthOf } from './ledger/facts/known-facts.repository.ts'
import { monthView } from './ledger/month-view.repository.ts'
import { closingMarksRepository } from './marks/closing-marks.repository.ts'
import { movementsRepository } from './movements/movements.repository.ts'
import { sentRepository } from './sent.repository.ts'

const {
  orders: orderTitles,
  differences: differenceTitles,
  unmatched: unmatchedTitles,
} = {
  orders: Object.keys(statedOrder.shape),
  differences: Object.keys(wireDifference.shape),
  unmatched: Object.keys(wireUnmatched.shape),
}
const paymentTitles = ['arquivo', 'linha', 'pedido', 'pago', 'numero', 'partes']
const leftOutTitles = ['arquivo', 'linha', 'pedido', 'motivo', 'consta', 'produto']

const leftOutReason = {
  cancelled: 'cancelado',
  refunded: 'devolvido ou reembolsado',
  partly: 'cancelado ou devolvido em parte',
  fees: 'taxas diferentes em cada linha',
} satisfies Record<OrderLeftOut, string>

/** The files of all closings, each in a folder of its own, and the files about movements, which serve all months. */
export function closingFiles(database: Database): PersonalFiles {
  return async (userId) => {
    const closings = await closingRepository(database).all(userId)
    return [
      ...closings.flatMap((closing) => filesOf(database, userId, closing)),
      ...movementFiles(database, userId),
    ]
  }
}

function filesOf(database: Database, userId: string, { id, ...closing }: ClosingSummary): PersonalFile[] {
  const closings = closingRepository(database)
  const { marketplace } = closing
  const month = { userId, closing: id, marketplace }
  const given = givenFilesRepository(database)
  const [name, year] = [monthName(closing.month), 2000 + closing.year]
  const folder = `fechamentos/${year}-${String(closing.month).padStart(2, '0')} ${name} ${id.slice(0, 8)}`
  const rowsOf = async (list: 'requests' | 'errors' | 'unmatched') => {
    const isSent = (await closings.summary(userId, id))?.figures.isSent
    if (!isSent && (await given.ofMonth(month)).length > 0) return (await monthView(database, month))[list]
    const sent = (await sentRepository(database).sent(userId, id, list))?.[list]
    return z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(sent ? textOf(sent) : '[]'))
  }
  return [
    jsonFile(`${folder}/resumo.json`, async () => {
      const found = await closings.summary(userId, id)
      return {
        marketplace: marketplaceEntries[marketplace].label,
        ...{ mes: name, ano: year },
        pedidosAnalisados: found?.figures.matched,
        valorTotalDasDiferencas: found && toReais(found.figures.totalDifference),
        arquivos: await given.ofMonth(month),
        arquivosDeVersaoAnterior: found?.receipts,
      }
    }),
    csvFile(
      `${folder}/anotacoes.csv`,
      async () => {
        const marks = await closingMarksRepository(database).all(userId, id)
        return marks.map((mark) => ({ ...mark, subject: mark.subject ?? 'order' }))
      },
      Object.keys(orderMark.shape),
    ),
    csvFile(`${folder}/pedidos.csv`, () => rowsOf('requests'), orderTitles),
    csvFile(`${folder}/diferencas.csv`, () => rowsOf('errors'), differenceTitles),
    csvFile(`${folder}/sem-pareamento.csv`, () => rowsOf('unmatched'), unmatchedTitles),
    csvFile(`${folder}/pagamentos.csv`, () => statedRows(database, month, 'payments'), paymentTitles),
    csvFile(
      `${folder}/pedidos-fora-da-conta.csv`,
      () => statedRows(database, month, 'leftOut'),
      leftOutTitles,
    ),
    csvFile(`${folder}/ajustes-e-tarifas.csv`, () => statedRows(database, month, 'details')),
  ]
}

/** The rows of one kind of all files of a month, as the files state them. */
async function statedRows(
  database: Database,
  month: MonthOf,
  kind: 'payments' | 'leftOut' | 'details',
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (const { file, receipt, rows: count } of await givenFilesRepository(database).ofMonth(month)) {
    const of = { userId: month.userId, file }
    for (let from = 0; from < count; from += mostRowsOfPart) {
      const part = await fileRowsRepository(database).read(of, from, from + mostRowsOfPart)
      const stated = {
        payments: [...part.payments.map(paymentRow), ...part.takenBack.map(takenBackRow)],
        leftOut: part.leftOut.map(leftOutRow),
        details: part.details,
      }
      rows.push(...stated[kind].map((row) => ({ arquivo: receipt.fileName, ...row })))
    }
  }
  return rows
}

function paymentRow({ orderId, releasedOn, number, parts, line }: WireStatedPayment) {
  const amounts = Object.entries(parts).map(([name, amount]) => [name, reaisOf(amount)])
  return {
    linha: line,
    pedido: orderId,
    pago: releasedOn,
    numero: number,
    partes: Object.fromEntries(amounts),
  }
}

function takenBackRow({ orderId, refundId, day, amount }: FileRows['takenBack'][number]) {
  return { pedido: orderId, pago: day, numero: refundId, partes: { estorno: reaisOf(amount) } }
}

function leftOutRow({ orderId, why, status, product, line }: FileRows['leftOut'][number]) {
  return { linha: line, pedido: orderId, motivo: leftOutReason[why], consta: status, produto: product }
}

function movementFiles(database: Database, userId: string): PersonalFile[] {
  const movements = movementsRepository(database)
  return [
    csvFile(
      'fechamentos/outros-arquivos.csv',
      async () => (await movements.allFiles(userId)).map(({ months: _, ...file }) => file),
      ['id', 'marketplace', 'source', 'name', 'lines', 'from', 'to'],
    ),
    csvFile('fechamentos/lancamentos.csv', async () => {
      const lines = await movements.all(userId)
      return lines.map(({ amount, fee, rest, compensation, id: _, ...line }) => ({
        ...line,
        ...{ valor: reaisOf(amount), tarifa: reaisOf(fee), restante: reaisOf(rest) },
        compensacao: reaisOf(compensation),
      }))
    }, [
      'source',
      'kind',
      'month',
      'day',
      'orderId',
      'state',
      'text',
      'until',
      'valor',
      'tarifa',
      'restante',
      'compensacao',
    ]),
  ]
}

function reaisOf(amount: Cents | undefined): number | undefined {
  return amount === undefined ? undefined : toReais(amount)
}

function textOf(stored: StoredText): string {
  return Buffer.concat([...stored.bytes()]).toString()
}
