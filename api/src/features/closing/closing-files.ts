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
import { csvFile } from '../../export/csv-file.ts'
import { jsonFile, type PersonalFile, type PersonalFiles } from '../../export/personal-file.ts'
import { type ClosingSummary, closingRepository } from './closing.repository.ts'
import { rowsOf } from './closing-json.ts'
import { latePaymentsRepository } from './late/late-payments.repository.ts'
import { closingMarksRepository } from './marks/closing-marks.repository.ts'
import { movementsRepository } from './movements/movements.repository.ts'

const titles = {
  marks: Object.keys(orderMark.shape),
  late: Object.keys(wireLatePayment.shape),
  differences: Object.keys(wireDifference.shape),
  unmatched: Object.keys(wireUnmatched.shape),
  leftOut: ['pedido', 'motivo', 'consta', 'produto'],
  settled: ['pedido', 'criado', 'previsto', 'pago', 'valor', 'reembolsado'],
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
    const closings = await closingRepository(database).all(userId)
    return [
      ...closings.flatMap((closing) => filesOf(database, userId, closing)),
      ...movementFiles(database, userId),
    ]
  }
}

function filesOf(database: Database, userId: string, { id, ...closing }: ClosingSummary): PersonalFile[] {
  const closings = closingRepository(database)
  const [month, year] = [monthName(closing.month), 2000 + closing.year]
  const folder = `fechamentos/${year}-${String(closing.month).padStart(2, '0')} ${month} ${id.slice(0, 8)}`
  return [
    jsonFile(`${folder}/resumo.json`, async () => {
      const found = await closings.summary(userId, id)
      return {
        marketplace: marketplaceEntries[closing.marketplace].label,
        ...{ mes: month, ano: year },
        pedidosAnalisados: found?.figures.matched,
        valorTotalDasDiferencas: found && toReais(found.figures.totalDifference),
        pedidosTrocadosDepois: found?.figures.outdated,
        arquivos: found?.receipts,
      }
    }),
    csvFile(
      `${folder}/anotacoes.csv`,
      async () => {
        const marks = await closingMarksRepository(database).all(userId, id)
        return marks.map((mark) => ({ ...mark, subject: mark.subject ?? 'order' }))
      },
      titles.marks,
    ),
    csvFile(
      `${folder}/pagos-depois.csv`,
      async () => (await latePaymentsRepository(database).of(userId, id)).map(writeLatePayment),
      titles.late,
    ),
    csvFile(`${folder}/pedidos.csv`, async () =>
      rowsOf((await closings.rows(userId, id, 'requests'))?.requests),
    ),
    csvFile(
      `${folder}/pedidos-fora-da-conta.csv`,
      async () => {
        const stored = await rowsOf((await closings.rows(userId, id, 'leftOut'))?.leftOut)
        return wireLeftOut.array().parse(stored).map(leftOutRow)
      },
      titles.leftOut,
    ),
    csvFile(
      `${folder}/diferencas.csv`,
      async () => rowsOf((await closings.month(userId, id))?.errors),
      titles.differences,
    ),
    csvFile(
      `${folder}/sem-pareamento.csv`,
      async () => rowsOf((await closings.month(userId, id))?.unmatched),
      titles.unmatched,
    ),
    csvFile(
      `${folder}/pagos-com-atraso-ou-reembolso.csv`,
      async () => {
        const stored = await rowsOf((await closings.rows(userId, id, 'paidLate'))?.paidLate)
        return wireSettled.array().parse(stored).map(settledRow)
      },
      titles.settled,
    ),
    csvFile(
      `${folder}/ajustes.csv`,
      async () => {
        const stored = await rowsOf((await closings.rows(userId, id, 'adjustments'))?.adjustments)
        return wireAdjustment.array().parse(stored).map(adjustmentRow)
      },
      Object.keys(adjustmentRow({ kind: 'other', description: '', amount: noCents })),
    ),
    csvFile(
      `${folder}/tarifas.csv`,
      async () => {
        const stored = await rowsOf((await closings.rows(userId, id, 'audited'))?.audited)
        return wireAuditedOrder.array().parse(stored).map(auditedRow)
      },
      Object.keys(auditedRow({ orderId: '', createdAt: '', charged: noCents, due: noCents })),
    ),
  ]
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
