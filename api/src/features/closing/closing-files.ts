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
import { csvFile, openCsvFile } from '../../export/csv-file.ts'
import { jsonFile, type PersonalFile, type PersonalFiles } from '../../export/personal-file.ts'
import { type ClosingWithFigures, closingRepository } from './closing.repository.ts'
import { fileRowsRepository } from './ledger/facts/file-rows.repository.ts'
import { givenFilesRepository } from './ledger/facts/given-files.repository.ts'
import type { MonthOf } from './ledger/facts/known-facts.repository.ts'
import { monthView } from './ledger/month-view.repository.ts'
import { closingMarksRepository } from './marks/closing-marks.repository.ts'
import { movementsRepository } from './movements/movements.repository.ts'
import { sentRepository } from './sent.repository.ts'

const titles = {
  marks: Object.keys(orderMark.shape),
  requests: Object.keys(statedOrder.shape),
  errors: Object.keys(wireDifference.shape),
  unmatched: Object.keys(wireUnmatched.shape),
  payments: ['arquivo', 'linha', 'pedido', 'pago', 'numero', 'partes'],
  leftOut: ['arquivo', 'linha', 'pedido', 'motivo', 'consta', 'produto'],
  files: ['id', 'marketplace', 'source', 'name', 'lines', 'from', 'to'],
  movements: [
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
  ],
}

const sentRows = z.array(z.record(z.string(), z.unknown()))

const leftOutReason = {
  cancelled: 'cancelado',
  refunded: 'devolvido ou reembolsado',
  partly: 'cancelado ou devolvido em parte',
  fees: 'taxas diferentes em cada linha',
} satisfies Record<OrderLeftOut, string>

/** The files of all closings, each in a folder of its own, and the files about movements, which serve all months. */
export function closingFiles(database: Database): PersonalFiles {
  return async (userId) => {
    const closings = await closingRepository(database).allWithFigures(userId)
    return [
      ...closings.flatMap((closing) => filesOf(database, userId, closing)),
      ...movementFiles(database, userId),
    ]
  }
}

function filesOf(
  database: Database,
  userId: string,
  { id, figures, ...closing }: ClosingWithFigures,
): PersonalFile[] {
  const closings = closingRepository(database)
  const { marketplace } = closing
  const month = { userId, closing: id, marketplace }
  const given = givenFilesRepository(database)
  const [name, year] = [monthName(closing.month), 2000 + closing.year]
  const folder = `fechamentos/${year}-${String(closing.month).padStart(2, '0')} ${name} ${id.slice(0, 8)}`
  /** Rows that other clients sent may have columns of their own. */
  const rowsOf = async (list: 'requests' | 'errors' | 'unmatched') => {
    const hasFiles = !figures.isSent && (await given.ofMonth(month)).length > 0
    const rows: Record<string, unknown>[] = hasFiles
      ? (await monthView(database, month))[list]
      : sentRows.parse(JSON.parse(textOf((await sentRepository(database).sent(userId, id, list))?.[list])))
    return async function* () {
      yield rows
    }
  }
  async function* marks() {
    const all = await closingMarksRepository(database).all(userId, id)
    yield all.map((mark) => ({ ...mark, subject: mark.subject ?? 'order' }))
  }
  const stated = (kind: StatedKind) => () => statedRows(database, month, kind)
  return [
    jsonFile(`${folder}/resumo.json`, async () => {
      return {
        marketplace: marketplaceEntries[marketplace].label,
        mes: name,
        ano: year,
        pedidosAnalisados: figures.matched,
        valorTotalDasDiferencas: toReais(figures.totalDifference),
        arquivos: await given.ofMonth(month),
        arquivosDeVersaoAnterior: (await closings.summary(userId, id))?.receipts,
      }
    }),
    csvFile(`${folder}/anotacoes.csv`, marks, titles.marks),
    openCsvFile(`${folder}/pedidos.csv`, () => rowsOf('requests'), titles.requests),
    openCsvFile(`${folder}/diferencas.csv`, () => rowsOf('errors'), titles.errors),
    openCsvFile(`${folder}/sem-pareamento.csv`, () => rowsOf('unmatched'), titles.unmatched),
    csvFile(`${folder}/pagamentos.csv`, stated('payments'), titles.payments),
    csvFile(`${folder}/pedidos-fora-da-conta.csv`, stated('leftOut'), titles.leftOut),
    openCsvFile(`${folder}/ajustes-e-tarifas.csv`, async () => stated('details')),
  ]
}

type StatedKind = 'payments' | 'leftOut' | 'details'

/** The rows of one kind of all files of a month, as the files state them. */
async function* statedRows(
  database: Database,
  month: MonthOf,
  kind: StatedKind,
): AsyncGenerator<Record<string, unknown>[]> {
  for (const { file, receipt, rows: count } of await givenFilesRepository(database).ofMonth(month)) {
    const of = { userId: month.userId, file }
    for (let from = 0; from < count; from += mostRowsOfPart) {
      const part = await fileRowsRepository(database).read(of, from, from + mostRowsOfPart)
      const rows = {
        payments: [
          ...part.payments.map(paymentRow),
          ...part.takenBack.filter(({ unread }) => !unread).map(takenBackRow),
        ],
        leftOut: part.leftOut.map(leftOutRow),
        details: part.details,
      }
      yield rows[kind].map((row) => ({ arquivo: receipt.fileName, ...row }))
    }
  }
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

function takenBackRow({ orderId, refundId, day, amount, line }: FileRows['takenBack'][number]) {
  return { linha: line, pedido: orderId, pago: day, numero: refundId, partes: { estorno: reaisOf(amount) } }
}

function leftOutRow({ orderId, why, status, product, line }: FileRows['leftOut'][number]) {
  return { linha: line, pedido: orderId, motivo: leftOutReason[why], consta: status, produto: product }
}

function movementFiles(database: Database, userId: string): PersonalFile[] {
  const movements = movementsRepository(database)
  async function* files() {
    yield (await movements.allFiles(userId)).map(({ months: _, ...file }) => file)
  }
  async function* lines() {
    for await (const page of movements.pages(userId)) {
      yield page.map(({ amount, fee, rest, compensation, id: _, ...line }) => ({
        ...line,
        valor: reaisOf(amount),
        tarifa: reaisOf(fee),
        restante: reaisOf(rest),
        compensacao: reaisOf(compensation),
      }))
    }
  }
  return [
    csvFile('fechamentos/outros-arquivos.csv', files, titles.files),
    csvFile('fechamentos/lancamentos.csv', lines, titles.movements),
  ]
}

function reaisOf(amount: Cents | undefined): number | undefined {
  return amount === undefined ? undefined : toReais(amount)
}

function textOf(stored: StoredText | undefined): string {
  return stored ? Buffer.concat([...stored.bytes()]).toString() : '[]'
}
