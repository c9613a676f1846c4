import { addCents, type Cents, noCents, subtractCents, sumCents } from '../../../money/index.ts'
import { OrdersLeftOut, ordersFile, shopsOf } from '../../files/assemble-files.ts'
import type { OrdersFile } from '../../files/closing-files.ts'
import { SumCheck } from '../../files/sum-check.ts'
import type { Order } from '../../model/order.ts'
import type { OrderItem } from '../../model/order-items.ts'
import {
  type MercadoLivreTerms,
  type SalePart,
  type SaleParts,
  salePartNames,
} from '../../model/terms/mercado-livre.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { DateReader, DayReader } from '../../reading/date-reader.ts'
import type { Table } from '../../reading/locate-file.ts'
import { beginsWithTotal, OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { cellAt, isMissing, type Row, textOf, wordOf } from '../../reading/sheet.ts'
import { type SalesColumn, salesLayout } from './columns.ts'
import { groupSales, type SaleRowReader, type SaleRows } from './group-sales.ts'
import { saysReturned } from './sale-states.ts'

type Sale = Order<MercadoLivreTerms>

/**
 * Reads 'Vendas' from all sheets that have its header.
 *
 * A sale is a row with its total. A sale of several products is a row 'Pacote de N produtos' with the money. N rows
 * follow with the products, without money, with ids that releases name too. In all of these rows 'Pacote de diversos
 * produtos' says 'Sim'. Rows pasted twice count once. Sales with a total of 0, like most cancelled ones, are ordinary
 * orders. Source: the marketplace's export of March 2026.
 *
 * @throws ClosingProblem if it would be read wrongly: products without the row of their package, products with money of
 * their own, a sale that appears twice with different amounts, or a sale without its id
 */
export function readSales(table: Table<SalesColumn>): OrdersFile<MercadoLivreTerms> {
  const problems = new ReadingProblems()
  const reader = new SalesReader(table, problems)
  const ids = new OrderIds(table, problems)
  const sales = groupSales(table.rows, ids, reader)
  problems.throwFault()
  const orders = sales.map((sale) => reader.read(sale))
  reader.warnOfMissing()
  const copies = sales.reduce((sum, sale) => sum + sale.copies, 0)
  const { unreadable } = reader
  const read = { orders, leftOut: new OrdersLeftOut(), ids, copies, unreadable, problems }
  return { ...ordersFile<MercadoLivreTerms>(table, read), shops: shopsOf(table) }
}

const packageState = /^pacote de (\d+) produtos?$/i

class SalesReader implements SaleRowReader {
  private readonly table: Table<SalesColumn>
  private readonly problems: ReadingProblems
  private readonly parts: readonly SalePart[]
  private readonly moneyColumns: readonly ('total' | SalePart)[]
  private readonly amount: AmountReader<SalesColumn>
  private readonly date: DateReader<SalesColumn>
  private readonly delivered: DayReader<SalesColumn>
  private readonly sums: SumCheck

  constructor(table: Table<SalesColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    this.parts = salePartNames.filter((part) => table.position[part] !== undefined)
    this.moneyColumns = ['total', ...this.parts]
    this.amount = new AmountReader<SalesColumn>(table, this.moneyColumns, problems)
    this.sums = new SumCheck(problems, this.amount.labelOf('total'))
    this.date = new DateReader<SalesColumn>(table, 'createdAt', problems)
    this.delivered = new DayReader<SalesColumn>(table, 'deliveredOn')
  }

  get unreadable(): number {
    return this.amount.unreadable
  }

  productsOf(row: Row): number {
    return Number(packageState.exec(this.text(row, 'state'))?.[1] ?? 0)
  }

  isItem(row: Row, isUnderPackage: boolean): boolean {
    if (this.productsOf(row) > 0) return false
    const packed = wordOf(this.text(row, 'packed'))
    if (packed === 'sim' || packed === 'nao') return packed === 'sim'
    return isUnderPackage || this.moneyColumns.every((name) => this.amount.isBlank(row, name))
  }

  hasMoney(row: Row): boolean {
    return this.moneyColumns.some(
      (name) => !this.amount.isBlank(row, name) && this.amount.peek(row, name) !== 0,
    )
  }

  saysTotal(row: Row): boolean {
    return !this.amount.isBlank(row, 'total') && wordOf(this.text(row, 'packed')) !== 'sim'
  }

  madeAt(row: Row): string {
    return String(cellAt(row, this.table.position.createdAt) ?? '')
  }

  warnOfPackage(orderId: string): void {
    this.problems.warn('package-rows', { orderId })
  }

  /** Whether a row without an id has a sale's money; its id may be in a merged cell above it. */
  isSaleWithoutId(row: Row): boolean {
    if (!isMissing(cellAt(row, this.table.position.orderId)) || this.amount.isBlank(row, 'total'))
      return false
    const status = this.text(row, 'status') || this.text(row, 'state')
    return status !== '' && !beginsWithTotal(status)
  }

  isSame(one: Row, other: Row): boolean {
    return this.moneyColumns.every((name) => this.amount.peek(one, name) === this.amount.peek(other, name))
  }

  read({ orderId, row, items, copies, exchanges, ...sale }: SaleRows): Sale {
    const numbers = sale.numbers.length > 0 ? [...new Set(sale.numbers)].slice(0, mostNumbers) : []
    const lines = items.length > 0 ? items : [row]
    const createdAt = this.date.read(row, orderId)
    // A package has the days of its products' parcels; the last one counts.
    const [deliveredOn] = [row, ...items]
      .flatMap((line) => this.delivered.read(line, orderId, createdAt) ?? [])
      .sort()
      .reverse()
    if (copies > 0) this.problems.warn('copied-rows', { count: copies, orderId })
    if (this.amount.isBlank(row, 'total')) {
      this.problems.warnOfBlank(this.amount.labelOf('total'), orderId)
    }
    return {
      ...this.amounts(row, orderId),
      orderId,
      status: this.status(row),
      cancelReason: '',
      createdAt,
      items: lines.map((line) => this.item(line)),
      units: lines.reduce((sum, line) => sum + readUnits(this.word(line, 'units')), 0),
      lines: 1 + items.length + exchanges,
      line: Math.min(...[row, ...items].map((one) => this.table.lineOf(one))),
      ...(deliveredOn && { deliveredOn }),
      ...(numbers.length > 0 && { numbers }),
    }
  }

  warnOfMissing(): void {
    this.sums.warnOfMost(this.problems, this.amount.labelOf('total'))
    for (const name of ['state', 'products', 'saleFee'] as const) {
      if (this.table.position[name] !== undefined) continue
      this.problems.warn('without-columns', { column: salesLayout.columns[name][0] })
    }
  }

  private item(line: Row): OrderItem {
    return {
      name: this.text(line, 'productName'),
      variation: this.text(line, 'variation'),
      sku: this.text(line, 'sku'),
      units: readUnits(this.text(line, 'units')),
    }
  }

  private amounts(row: Row, orderId: string): SaleParts {
    const parts: Partial<Record<SalePart, Cents>> = {}
    for (const part of this.parts) {
      if (!this.amount.isBlank(row, part)) parts[part] = this.amount.read(row, part, orderId)
    }
    const total = this.amount.read(row, 'total', orderId)
    if (parts.products && parts.saleFee)
      this.sums.see(orderId, addsUp(parts, total), total, sumCents(Object.values(parts)))
    return { total, ...parts }
  }

  /** The description says more than the state, but for a return it only says when the goods arrived. */
  private status(row: Row): string {
    const [said, state] = [this.word(row, 'status'), this.word(row, 'state')]
    return saysReturned(state) ? state : said || state
  }

  /** A text that decides what is counted. */
  private word(row: Row, column: SalesColumn): string {
    const text = this.text(row, column)
    return this.problems.refuseBroken(this.table.label[column] ?? column, text) ? '' : text
  }

  private text(row: Row, column: SalesColumn): string {
    const cell = cellAt(row, this.table.position[column])
    return isMissing(cell) ? '' : textOf(cell)
  }
}

/**
 * Whether the parts of a sale come to its total. The two costs by measures may be in its shipping fee already, and up to
 * 5 % of the products have been seen missing without a column that says so.
 */
function addsUp(parts: Partial<Record<SalePart, Cents>>, total: Cents): boolean {
  const { products = noCents, declaredShipping = noCents, measuredShipping = noCents } = parts
  const all = sumCents(Object.values(parts))
  const sums = [all, subtractCents(all, addCents(declaredShipping, measuredShipping))]
  return sums.some((sum) => sum >= total && (sum - total) * 20 <= products + 20)
}

/** The most product numbers kept for one package. */
const mostNumbers = 100

function readUnits(text: string): number {
  return Number(/^(\d{1,6})(?:[.,]0+)?$/.exec(text)?.[1] ?? 0)
}
