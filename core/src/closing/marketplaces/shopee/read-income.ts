import { isNone, noCents } from '../../../money/index.ts'
import { incomeFile } from '../../files/assemble-files.ts'
import type { IncomeFile, TakenBack } from '../../files/closing-files.ts'
import { SumCheck } from '../../files/sum-check.ts'
import type { Payment } from '../../model/payments.ts'
import { makeAmounts } from '../../model/terms/make-amounts.ts'
import {
  type BasicPart,
  basicPartNames,
  type DetailPart,
  detailPartNames,
  freightPartNames,
  paidPartNames,
  type ShopeeTerms,
} from '../../model/terms/shopee.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem, refuseOrders } from '../../reading/closing-problem.ts'
import { DateReader } from '../../reading/date-reader.ts'
import type { Table } from '../../reading/locate-file.ts'
import { OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { type Cell, isMissing, type Row, textOf, wordOf } from '../../reading/sheet.ts'
import { grossFees, type IncomeColumn, incomeLayout, isOrderId } from './columns.ts'
import { IdsOfRows, isBeforeOrder } from './order-days.ts'
import { dropCopiedPayments, type PaymentRow, refuseDoubled } from './repeated/repeated-payments.ts'

type Part = BasicPart | DetailPart
type View = 'order' | 'detail' | 'unsaid'

/**
 * Reads the income file ('Minha Renda') from all sheets that have its header.
 *
 * Rows with a refund id are left out of the payments, and kept as what they took back. If 'Sku' rows split the amounts of an order's own row, only the own row counts.
 * The column 'Ver' tells them apart; without it, the own row is the one that names no product. Rows of one order are
 * summed, part by part. Rows pasted twice count once. Source: specification, section 5; docs/parity.md.
 *
 * @throws ClosingProblem if it would be read wrongly
 */
export function readIncome(table: Table<IncomeColumn>, problems: ReadingProblems): IncomeFile<ShopeeTerms> {
  const reader = new IncomeReader(table, problems)
  const ids = new OrderIds(table, problems)
  const rows: { orderId: string; row: Row; view: View }[] = []
  let lost = 0
  for (const row of table.rows) {
    const orderId = ids.read(row)
    if (orderId !== '') rows.push({ orderId, row, view: reader.viewOf(row, orderId) })
    else if (reader.isPayment(row)) lost += 1
  }
  problems.throwFault()
  if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
  const whole = rows.filter(wholeOrders(rows))
  const paid = whole.filter(({ row }) => !reader.isRefund(row))
  const refunds = whole.filter(({ row }) => reader.isRefund(row))
  reader.warnOfRefunds(
    refunds.map(({ row }) => row),
    paid.length,
  )
  const read = paid.map(({ orderId, row }) => reader.read(orderId, row))
  reader.warnOfMissing()
  const kept = dropCopiedPayments(read, problems)
  if (!reader.hasDetailColumn) refuseDoubled(kept)
  const takenBack = reader.takenBack(refunds)
  const file = incomeFile<ShopeeTerms>(table, {
    payments: kept.map(({ payment }) => payment),
    names: paidPartNames,
    details: rows.length - whole.length,
    refunds: whole.length - paid.length,
    copies: read.length - kept.length,
    unreadable: reader.unreadable,
    ...{ ids, problems },
  })
  return { ...file, ...(takenBack.length > 0 && { takenBack }) }
}

/**
 * Selects the rows that count. If 'Ver' is empty, a row that names a product is only a part when its order also has a
 * row without a product; otherwise it is a payment of its own.
 */
function wholeOrders(
  rows: readonly { orderId: string; view: View }[],
): (row: (typeof rows)[number]) => boolean {
  if (rows.every(({ view }) => view === 'order')) return () => true
  const withOwnRow = new Set<string>()
  const withDetails = new Set<string>()
  for (const { orderId, view } of rows) {
    if (view === 'order') withOwnRow.add(orderId)
    else if (view === 'detail') withDetails.add(orderId)
  }
  refuseOrders(
    'only-details',
    [...withDetails].filter((orderId) => !withOwnRow.has(orderId)),
  )
  return ({ orderId, view }) => view === 'order' || (view === 'unsaid' && !withOwnRow.has(orderId))
}

const views: Readonly<Record<string, View>> = {
  order: 'order',
  pedido: 'order',
  sku: 'detail',
  produto: 'detail',
  item: 'detail',
}

const fewestToJudge = 20

const isDetail: ReadonlySet<Part> = new Set(detailPartNames)

class IncomeReader {
  private readonly table: Table<IncomeColumn>
  private readonly problems: ReadingProblems
  private readonly parts: readonly Part[]
  private readonly amount: AmountReader<IncomeColumn>
  private readonly date: DateReader<IncomeColumn>
  private readonly sums: SumCheck
  private readonly created: DateReader<IncomeColumn>
  private readonly createdDays: IdsOfRows
  private readonly paidDays: IdsOfRows

  constructor(table: Table<IncomeColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    const details = detailPartNames.filter((part) => table.position[part] !== undefined)
    this.parts = [...basicPartNames, ...details]
    this.amount = new AmountReader<IncomeColumn>(table, this.parts, problems)
    // Its unreadable dates are of no matter, as nothing else needs them.
    this.created = new DateReader<IncomeColumn>(table, 'createdAt', new ReadingProblems())
    const column = table.label.orderId ?? ''
    this.createdDays = new IdsOfRows(problems, column, { isLater: false })
    this.paidDays = new IdsOfRows(problems, column, { isLater: true })
    this.sums = new SumCheck(problems, this.amount.labelOf('released'))
    this.date = new DateReader<IncomeColumn>(table, 'releasedOn', problems)
  }

  get unreadable(): number {
    return this.amount.unreadable
  }

  /** Whether a column distinguishes an order's own row from its parts. */
  get hasDetailColumn(): boolean {
    const { view, sku, productName } = this.table.position
    return (view ?? sku ?? productName) !== undefined
  }

  viewOf(row: Row, orderId: string): View {
    const cell = this.cell(row, 'view')
    if (cell === 'Order') return 'order'
    if (cell === 'Sku') return 'detail'
    if (isMissing(cell)) return this.namesProduct(row) ? 'unsaid' : 'order'
    const view = views[wordOf(cell)]
    if (view) return view
    const column = this.amount.labelOf('view')
    if (!this.problems.refuseBroken(column, cell)) this.problems.refuse('unknown-word', column, cell, orderId)
    return 'order'
  }

  isRefund(row: Row): boolean {
    const id = this.cell(row, 'refundId')
    if (isNone(id, 'exception')) return false
    const column = this.amount.labelOf('refundId')
    if (!this.problems.refuseBroken(column, id) && !/\d|^(sim|yes|true|verdadeiro|x)$/.test(wordOf(id))) {
      this.problems.refuse('unknown-word', column, id)
    }
    return true
  }

  /** The rows with a refund id, each once, however often it was pasted. */
  takenBack(refunds: readonly { readonly orderId: string; readonly row: Row }[]): readonly TakenBack[] {
    const known = new Map<string, TakenBack>()
    for (const { orderId, row } of refunds) {
      const amount = this.amount.peek(row, 'released') ?? noCents
      const day = this.table.position.releasedOn === undefined ? '' : this.date.read(row, orderId)
      const taken = { orderId, refundId: textOf(this.cell(row, 'refundId')), day, amount }
      if (amount !== 0) known.set(JSON.stringify([taken, this.cell(row, 'sequence')]), taken)
    }
    return [...known.values()]
  }

  /** Warns if the refund ids look wrong: real refunds are few, and each has an id of its own. */
  warnOfRefunds(refunds: readonly Row[], others: number): void {
    const ids = new Set(refunds.map((row) => textOf(this.cell(row, 'refundId'))))
    if (refunds.length < fewestToJudge || (refunds.length <= others && ids.size > 1)) return
    this.problems.warn('many-refunds', { column: this.amount.labelOf('refundId'), count: refunds.length })
  }

  /** Whether a row without an id is a payment; its id may be in a merged cell above it, or in another column. */
  isPayment(row: Row): boolean {
    if (!isMissing(this.cell(row, 'orderId'))) return false
    if (row.some(isOrderId)) return true
    if (this.amount.isBlank(row, 'released')) return false
    if (wordOf(this.cell(row, 'view')) === 'order') return true
    const isDetail = this.table.position.view !== undefined && !isMissing(this.cell(row, 'view'))
    const sequence = textOf(this.cell(row, 'sequence'))
    return !isDetail && (/^\d+$/.test(sequence) || !isMissing(this.cell(row, 'releasedOn')))
  }

  read(orderId: string, row: Row): PaymentRow {
    const releasedOn = this.table.position.releasedOn === undefined ? '' : this.date.read(row, orderId)
    this.paidDays.see(orderId, releasedOn)
    if (this.table.position.createdAt !== undefined) {
      this.createdDays.see(orderId, this.created.read(row, orderId))
    }
    if (isBeforeOrder(orderId, releasedOn)) {
      this.problems.warn('other-days', { column: this.table.label.releasedOn, orderId })
    }
    const paid = makeAmounts(this.parts, (part) =>
      isDetail.has(part) && this.amount.isBlank(row, part) ? undefined : this.amount.read(row, part, orderId),
    ) as ShopeeTerms['paid']
    const payment: Payment<ShopeeTerms> = { ...paid, orderId, releasedOn, line: this.table.lineOf(row) }
    if (paid.productPrice !== undefined) this.seeParts(orderId, paid)
    if (this.amount.isBlank(row, 'released')) {
      this.problems.warnOfBlank(this.amount.labelOf('released'), orderId)
    }
    return { payment, sequence: textOf(this.cell(row, 'sequence')) }
  }

  /** The export rounds and leaves out some parts, so only a factor tells. */
  private seeParts(orderId: string, paid: ShopeeTerms['paid']): void {
    let sum = 0
    for (const part of this.parts) if (part !== 'released' && part !== 'refunded') sum += paid[part] ?? 0
    this.sums.see(orderId, true, paid.released, sum)
  }

  warnOfMissing(): void {
    for (const name of [...freightPartNames, 'releasedOn'] as const) {
      const column = incomeLayout.columns[name].join(' ou ')
      if (this.table.position[name] === undefined) this.problems.warn('without-columns', { column })
    }
    for (const column of grossFees(this.table.label)) this.problems.warn('gross-fees', { column })
  }

  private namesProduct(row: Row): boolean {
    return !isMissing(this.cell(row, 'productName')) || !isMissing(this.cell(row, 'sku'))
  }

  private cell(row: Row, column: IncomeColumn): Cell | undefined {
    const position = this.table.position[column]
    return position === undefined ? undefined : row[position]
  }
}
