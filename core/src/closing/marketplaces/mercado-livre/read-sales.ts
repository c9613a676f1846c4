import type { Cents } from '../../../money/index.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem } from '../../reading/closing-problem.ts'
import { DateReader } from '../../reading/date-reader.ts'
import type { Table } from '../../reading/locate-file.ts'
import { OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { isMissing, type Row, textOf } from '../../reading/sheet.ts'
import type { Order } from '../../rows.ts'
import type { OrdersFile } from '../closing-files.ts'
import { type SalesColumn, salesLayout } from './columns.ts'
import { type MercadoLivreTerms, type SalePart, type SaleParts, salePartNames } from './terms.ts'

type Sale = Order<MercadoLivreTerms>

/** A row that has the money, and under a package the rows of its products. */
interface SaleRows {
  readonly orderId: string
  readonly row: Row
  readonly items: Row[]
  copies: number
}

/**
 * Reads 'Vendas', of all sheets that have its header.
 *
 * A sale is a row with its total; one of several products is a row 'Pacote de N produtos' with the money, followed by N rows
 * with the products and without money, under ids of their own that releases name too. Rows pasted twice count once. Sales
 * whose total is 0, as of most cancelled ones, are orders as any other. Source: the marketplace's export of March 2026.
 *
 * @throws ClosingProblem when it would be read wrongly: for products without the row of their package, and for a sale that
 * stands there twice with different totals
 */
export function readSales(table: Table<SalesColumn>): OrdersFile<MercadoLivreTerms> {
  const problems = new ReadingProblems()
  const reader = new SalesReader(table, problems)
  const ids = new OrderIds(table, problems)
  const sales = groupSales(table.rows, ids, reader)
  problems.throwFault()
  const orders = sales.map((sale) => reader.read(sale))
  reader.warnOfMissing()
  problems.throwFault()
  if (orders.length === 0) throw new ClosingProblem({ kind: 'no-rows' })
  const copies = sales.reduce((sum, sale) => sum + sale.copies, 0)
  return {
    sheet: table.sheet,
    orders,
    rows: orders.reduce((sum, order) => sum + order.lines, 0),
    leftOut: [],
    linesLeftOut: {
      ...{ cancelled: 0, refunded: 0, partly: 0, fees: 0, copies },
      ...{ withoutId: ids.withoutId, texts: ids.texts },
    },
    cancelledOrders: 0,
    refundedOrders: 0,
    partlyLeftOut: [],
    unreadableValues: reader.unreadable,
    warnings: problems.warnings(),
  }
}

const packageState = /^pacote de (\d+) produtos?$/i

function groupSales(rows: readonly Row[], ids: OrderIds, reader: SalesReader): SaleRows[] {
  const sales = new Map<string, SaleRows>()
  let last: SaleRows | undefined
  let awaited = 0
  let withoutPackage = 0
  for (const row of rows) {
    const orderId = ids.read(row)
    if (orderId === '') continue
    if (awaited > 0 && reader.isWithoutMoney(row)) {
      last?.items.push(row)
      awaited -= 1
      continue
    }
    const known = sales.get(orderId)
    if (known) {
      if (!reader.isSame(known.row, row)) throw new ClosingProblem({ kind: 'doubled-rows', orders: 1 })
      known.copies += 1
      last = { ...known, items: [] }
    } else if (reader.isWithoutMoney(row)) withoutPackage += 1
    else {
      last = { orderId, row, items: [], copies: 0 }
      sales.set(orderId, last)
    }
    awaited = reader.productsOf(row)
  }
  if (withoutPackage > 0) throw new ClosingProblem({ kind: 'only-details', orders: withoutPackage })
  return [...sales.values()]
}

class SalesReader {
  private readonly table: Table<SalesColumn>
  private readonly problems: ReadingProblems
  private readonly parts: readonly SalePart[]
  private readonly amount: AmountReader<SalesColumn>
  private readonly date: DateReader<SalesColumn>

  constructor(table: Table<SalesColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    this.parts = salePartNames.filter((part) => table.position[part] !== undefined)
    this.amount = new AmountReader<SalesColumn>(table, ['total', ...this.parts], problems)
    this.date = new DateReader<SalesColumn>(table, 'createdAt', problems)
  }

  get unreadable(): number {
    return this.amount.unreadable
  }

  /** How many rows of products follow; 0 where the sale is of one product. */
  productsOf(row: Row): number {
    return Number(packageState.exec(this.text(row, 'state'))?.[1] ?? 0)
  }

  isWithoutMoney(row: Row): boolean {
    return this.amount.isBlank(row, 'total') && this.parts.every((part) => this.amount.isBlank(row, part))
  }

  isSame(one: Row, other: Row): boolean {
    return (['total', ...this.parts] as const).every(
      (name) => this.amount.peek(one, name) === this.amount.peek(other, name),
    )
  }

  read({ orderId, row, items, copies }: SaleRows): Sale {
    const lines = items.length > 0 ? items : [row]
    if (copies > 0) this.problems.warn('copied-rows', { count: copies, orderId })
    if (this.amount.isBlank(row, 'total')) {
      this.problems.warn('blank-amounts', { column: this.amount.labelOf('total'), orderId })
    }
    return {
      ...this.amounts(row, orderId),
      orderId,
      status: this.text(row, 'status') || this.text(row, 'state'),
      cancelReason: '',
      createdAt: this.date.read(row, orderId),
      productNames: lines.map((line) => this.text(line, 'productName')).filter((name) => name !== ''),
      units: lines.reduce((sum, line) => sum + readUnits(this.text(line, 'units')), 0),
      lines: 1 + items.length,
    }
  }

  warnOfMissing(): void {
    for (const sheet of this.table.hiddenSheets) this.problems.warn('hidden-sheets', { column: sheet })
    if (this.table.position.state === undefined) {
      this.problems.warn('without-columns', { column: salesLayout.columns.state[0] })
    }
  }

  private amounts(row: Row, orderId: string): SaleParts {
    const parts: Partial<Record<SalePart, Cents>> = {}
    for (const part of this.parts) {
      if (!this.amount.isBlank(row, part)) parts[part] = this.amount.read(row, part, orderId)
    }
    return { total: this.amount.read(row, 'total', orderId), ...parts }
  }

  private text(row: Row, column: SalesColumn): string {
    const cell = row[this.table.position[column] ?? -1]
    return isMissing(cell) ? '' : textOf(cell)
  }
}

function readUnits(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 0
}
