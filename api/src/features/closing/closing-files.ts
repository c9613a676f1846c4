import {
  monthName,
  orderMark,
  wireAdjustment,
  wireAuditedOrder,
  wireDifference,
  wireLatePayment,
  wireLeftOut,
  wireSettled,
  wireUnmatched,
  writeLatePayment,
} from '@vendaclara/contract/closing'
import type { Adjustment, AuditedOrder, LeftOutOrder, OrderLeftOut } from '@vendaclara/core/closing'
import { type Cents, noCents, toReais } from '@vendaclara/core/money'
import { marketplaceEntries } from '@vendaclara/core/pricing'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { csvFile, openCsvFile } from '../../export/csv-file.ts'
import { jsonFile, type PersonalFile, type PersonalFiles } from '../../export/personal-file.ts'
import { type ClosingWithFigures, closingRepository } from './closing.repository.ts'
import { pagesOf } from './closing-json.ts'
import { latePaymentsRepository } from './late/late-payments.repository.ts'
import { closingMarksRepository } from './marks/closing-marks.repository.ts'
import { movementsRepository } from './movements/movements.repository.ts'

type ReadColumn = 'leftOut' | 'paidLate' | 'adjustments' | 'audited'

const titles = {
  marks: Object.keys(orderMark.shape),
  late: Object.keys(wireLatePayment.shape),
  differences: Object.keys(wireDifference.shape),
  unmatched: Object.keys(wireUnmatched.shape),
  leftOut: ['pedido', 'motivo', 'consta', 'produto'],
  settled: ['pedido', 'criado', 'previsto', 'pago', 'valor', 'reembolsado'],
  files: ['id', 'marketplace', 'source', 'name', 'lines', 'from', 'to'],
  movements: [
    ...['source', 'kind', 'month', 'day', 'orderId', 'state', 'text', 'until'],
    ...['valor', 'tarifa', 'restante', 'compensacao'],
  ],
}

const leftOutReason = {
  cancelled: 'cancelado',
  refunded: 'devolvido ou reembolsado',
  partly: 'cancelado ou devolvido em parte',
  fees: 'taxas diferentes em cada linha',
} satisfies Record<OrderLeftOut, string>

function leftOutRow({ orderId, why, status, product }: LeftOutOrder) {
  return { pedido: orderId, motivo: leftOutReason[why], consta: status, produto: product }
}

function settledRow({ orderId, createdAt, due, paidOn, amount, refunded }: z.infer<typeof wireSettled>) {
  return {
    ...{ pedido: orderId, criado: createdAt, previsto: due?.on, pago: paidOn, valor: toReais(amount) },
    reembolsado: refunded && toReais(refunded),
  }
}

function adjustmentRow({ day, description, reason, orderId, amount, kind }: Adjustment) {
  return {
    ...{ dia: day, descricao: description, motivo: reason, pedido: orderId },
    ...{ valor: toReais(amount), recargaDeAnuncios: kind === 'ads-top-up' },
  }
}

function auditedRow({ orderId, createdAt, charged, due }: Omit<AuditedOrder, 'group'>) {
  return { pedido: orderId, data: createdAt, cobrado: toReais(charged), pelaTabela: toReais(due) }
}

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
  const [month, year] = [monthName(closing.month), 2000 + closing.year]
  const folder = `fechamentos/${year}-${String(closing.month).padStart(2, '0')} ${month} ${id.slice(0, 8)}`
  /** A table of a stored list, with known columns where its rows are read by a schema. */
  async function* readFrom<Row>(column: ReadColumn, schema: z.ZodType<Row>, written: (row: Row) => object) {
    const pages = await pagesOf((await closings.rows(userId, id, column))?.[column])
    for await (const rows of pages()) {
      yield rows.map((row) => written(schema.parse(row)) as Record<string, unknown>)
    }
  }
  async function* page(rows: () => Promise<readonly object[]>) {
    yield (await rows()) as Record<string, unknown>[]
  }
  return [
    jsonFile(`${folder}/resumo.json`, async () => ({
      marketplace: marketplaceEntries[closing.marketplace].label,
      ...{ mes: month, ano: year },
      pedidosAnalisados: figures.matched,
      valorTotalDasDiferencas: toReais(figures.totalDifference),
      pedidosTrocadosDepois: figures.outdated,
      arquivos: await closings.receipts(userId, id),
    })),
    csvFile(
      `${folder}/anotacoes.csv`,
      () =>
        page(async () => {
          const marks = await closingMarksRepository(database).all(userId, id)
          return marks.map((mark) => ({ ...mark, subject: mark.subject ?? 'order' }))
        }),
      titles.marks,
    ),
    csvFile(
      `${folder}/pagos-depois.csv`,
      () => page(async () => (await latePaymentsRepository(database).of(userId, id)).map(writeLatePayment)),
      titles.late,
    ),
    openCsvFile(`${folder}/pedidos.csv`, async () =>
      pagesOf((await closings.rows(userId, id, 'requests'))?.requests),
    ),
    csvFile(
      `${folder}/pedidos-fora-da-conta.csv`,
      () => readFrom('leftOut', wireLeftOut, leftOutRow),
      titles.leftOut,
    ),
    ...(['errors', 'unmatched'] as const).map((list) =>
      openCsvFile(
        `${folder}/${list === 'errors' ? 'diferencas' : 'sem-pareamento'}.csv`,
        async () => pagesOf((await closings.month(userId, id))?.[list]),
        list === 'errors' ? titles.differences : titles.unmatched,
      ),
    ),
    csvFile(
      `${folder}/pagos-com-atraso-ou-reembolso.csv`,
      () => readFrom('paidLate', wireSettled, settledRow),
      titles.settled,
    ),
    csvFile(
      `${folder}/ajustes.csv`,
      () => readFrom('adjustments', wireAdjustment, adjustmentRow),
      Object.keys(adjustmentRow({ kind: 'other', description: '', amount: noCents })),
    ),
    csvFile(
      `${folder}/tarifas.csv`,
      () => readFrom('audited', wireAuditedOrder, auditedRow),
      Object.keys(auditedRow({ orderId: '', createdAt: '', charged: noCents, due: noCents })),
    ),
  ]
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
        ...{ valor: reaisOf(amount), tarifa: reaisOf(fee), restante: reaisOf(rest) },
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
