import { ClosingProblem, refuseOrders } from '../../reading/closing-problem.ts'
import type { OrderIds } from '../../reading/order-ids.ts'
import type { Row } from '../../reading/sheet.ts'

/** The row with the money of a sale, and for a package the rows of its products. */
export interface SaleRows {
  readonly orderId: string
  readonly row: Row
  readonly items: readonly Row[]
  /** The numbers of its products, some more than once; payments may name them. */
  readonly numbers: readonly string[]
  readonly copies: number
  /** Further rows of the sale without money, as an exchange has. */
  readonly exchanges: number
}

/** What the rows of 'Vendas' say about which of them belong together. */
export interface SaleRowReader {
  /** How many products a package has; 0 for a sale of one product. */
  productsOf(row: Row): number
  /** Whether a row is a product of a package. `isUnderPackage`: the package above it still lacks products. */
  isItem(row: Row, isUnderPackage: boolean): boolean
  hasMoney(row: Row): boolean
  /** Whether a row has a total, even 0, and counts as a product only because of its place. */
  saysTotal(row: Row): boolean
  isSame(one: Row, other: Row): boolean
  isSaleWithoutId(row: Row): boolean
  /** When the sale was made, as it is written; a package and its products have the same. */
  madeAt(row: Row): string
  warnOfPackage(orderId: string): void
}

interface Line {
  readonly orderId: string
  readonly row: Row
}

/**
 * Groups the rows of 'Vendas' to sales. The export has the products of a package below it. If the file was sorted
 * otherwise, they are found by the number or the time of their package.
 *
 * @throws ClosingProblem 'rows-without-id', 'doubled-rows' or 'only-details'
 */
export function groupSales(rows: readonly Row[], ids: OrderIds, reader: SaleRowReader): readonly SaleRows[] {
  const lines: Line[] = []
  let lost = 0
  for (const row of rows) {
    const orderId = ids.read(row)
    if (orderId !== '') lines.push({ orderId, row })
    else if (reader.isSaleWithoutId(row)) lost += 1
  }
  if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
  const { sales, doubled, alone, odd } = grouped(lines, reader)
  refuseOrders('doubled-rows', doubled)
  refuseOrders(
    'only-details',
    alone.map(({ orderId }) => orderId),
  )
  for (const orderId of odd) reader.warnOfPackage(orderId)
  return sales
}

function grouped(lines: readonly Line[], reader: SaleRowReader): Grouping {
  const asExported = new Grouping(lines, reader)
  asExported.inSequence()
  if (asExported.isWhole) return asExported
  const sorted = new Grouping(lines, reader)
  sorted.byTime()
  return sorted.isWhole ? sorted : asExported
}

type MutableSale = { -readonly [Name in keyof SaleRows]: SaleRows[Name] } & {
  readonly items: Row[]
  readonly numbers: string[]
}

class Grouping {
  /** Sales that have rows with different money. */
  readonly doubled = new Set<string>()
  /** Packages with another number of products than they say, or with a product that has a total. */
  readonly odd: string[] = []
  /** Products without their package. */
  readonly alone: Line[] = []
  private readonly lines: readonly Line[]
  private readonly reader: SaleRowReader
  private readonly known = new Map<string, MutableSale>()
  private isOtherTime = false
  private withMoney: Set<string> | undefined

  constructor(lines: readonly Line[], reader: SaleRowReader) {
    this.lines = lines
    this.reader = reader
  }

  get sales(): readonly SaleRows[] {
    return [...this.known.values()]
  }

  get isWhole(): boolean {
    return this.doubled.size + this.odd.length + this.alone.length === 0 && !this.isOtherTime
  }

  /** Takes the rows below a package as its products. */
  inSequence(): void {
    const { reader } = this
    let last: { readonly sale: MutableSale; readonly isCopy: boolean } | undefined
    let awaited = 0
    for (const line of this.lines) {
      const { row } = line
      if (reader.isItem(row, awaited > 0)) {
        if (!last || awaited === 0) this.takeAlone(line)
        else if (reader.hasMoney(row)) this.doubled.add(last.sale.orderId)
        else {
          this.addItem(last.sale, line, last.isCopy)
          awaited -= 1
          if (reader.saysTotal(row)) this.odd.push(last.sale.orderId)
        }
        continue
      }
      if (last && awaited > 0) this.odd.push(last.sale.orderId)
      last = this.addSale(line)
      awaited = reader.productsOf(row)
    }
    if (last && awaited > 0) this.odd.push(last.sale.orderId)
  }

  /**
   * Takes products to the package with their number, or that was sold at their time. If there are several such packages,
   * to the one with the next lower number.
   */
  byTime(): void {
    const { reader } = this
    const items: Line[] = []
    for (const line of this.lines) {
      if (reader.isItem(line.row, false)) items.push(line)
      else this.addSale(line)
    }
    const packages = [...this.known.values()].filter(({ row }) => reader.productsOf(row) > 0)
    const atTime = new Map<string, MutableSale[]>()
    for (const sale of packages.toSorted((one, other) => compareNumbers(other.orderId, one.orderId))) {
      const time = reader.madeAt(sale.row)
      const known = atTime.get(time)
      if (known) known.push(sale)
      else atTime.set(time, [sale])
    }
    for (const item of items) {
      const own = this.known.get(item.orderId)
      const isOwn = own !== undefined && reader.productsOf(own.row) > 0
      const sale = isOwn ? own : packageOf(item, atTime.get(reader.madeAt(item.row)) ?? [])
      if (!sale) this.takeAlone(item)
      else if (reader.hasMoney(item.row)) this.doubled.add(sale.orderId)
      else this.addItem(sale, item, false)
    }
    for (const { orderId, row, items } of packages) {
      if (items.length !== reader.productsOf(row)) this.odd.push(orderId)
    }
  }

  private addItem(sale: MutableSale, { orderId, row }: Line, isCopy: boolean): void {
    if (this.reader.madeAt(row) !== this.reader.madeAt(sale.row)) this.isOtherTime = true
    if (isCopy) sale.copies += 1
    else sale.items.push(row)
    if (orderId !== sale.orderId) sale.numbers.push(orderId)
  }

  private addSale({ orderId, row }: Line): { readonly sale: MutableSale; readonly isCopy: boolean } {
    const { reader } = this
    const sale = this.known.get(orderId)
    if (!sale) {
      const added = { orderId, row, items: [], numbers: [], copies: 0, exchanges: 0 }
      this.known.set(orderId, added)
      return { sale: added, isCopy: false }
    }
    if (!reader.hasMoney(row)) {
      if (String(row) === String(sale.row)) sale.copies += 1
      else sale.exchanges += 1
    } else if (!reader.hasMoney(sale.row)) {
      sale.exchanges += 1
      sale.row = row
    } else if (reader.isSame(sale.row, row)) sale.copies += 1
    else this.doubled.add(orderId)
    return { sale, isCopy: true }
  }

  /** A row without money that has no package may be of an exchange: its sale has another row with the money. */
  private takeAlone(line: Line): void {
    this.withMoney ??= new Set(
      this.lines.filter(({ row }) => this.reader.hasMoney(row)).map(({ orderId }) => orderId),
    )
    const isExchange = !this.reader.hasMoney(line.row) && this.withMoney.has(line.orderId)
    if (isExchange) this.addSale(line)
    else this.alone.push(line)
  }
}

/** The packages come with the highest number first. */
function packageOf({ orderId }: Line, packages: readonly MutableSale[]): MutableSale | undefined {
  const [only, ...others] = packages
  if (others.length === 0) return only
  return packages.find((sale) => compareNumbers(sale.orderId, orderId) < 0)
}

function compareNumbers(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)
}
