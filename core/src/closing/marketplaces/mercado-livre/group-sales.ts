import { isNone } from '../../../money/index.ts'
import { grouped } from '../../model/grouped.ts'
import { salePartNames } from '../../model/names/mercado-livre.ts'
import { refuseOrders } from '../../reading/closing-problem.ts'
import type { Line } from '../../reading/file-rows.ts'
import type { SalesColumns } from './columns.ts'

export type SaleLine = Line<SalesColumns>

/** The line with the money of a sale, and for a package the lines of its products. */
export interface SaleLines {
  readonly orderId: string
  readonly line: SaleLine
  readonly items: readonly SaleLine[]
  /** The numbers of its products, some more than once; payments may name them. */
  readonly numbers: readonly string[]
  readonly copies: number
  /** Further rows of the sale without money, as an exchange has. */
  readonly exchanges: number
}

/**
 * Groups the lines of 'Vendas' to sales. The export has the products of a package below it. If the file was sorted
 * otherwise, they are found by the number or the time of their package.
 *
 * @throws ClosingProblem 'doubled-rows' or 'only-details'
 */
export function groupSales(lines: readonly SaleLine[]): readonly SaleLines[] {
  const { sales, doubled, alone, odd } = groupingOf(lines)
  refuseOrders('doubled-rows', doubled)
  refuseOrders(
    'only-details',
    alone.map(({ orderId }) => orderId),
  )
  for (const sale of odd) sale.line.warn('package-rows')
  return sales
}

const moneyNames = ['total', ...salePartNames] as const
const packageState = /^pacote de (\d+) produtos?$/i

/** How many products a package has; 0 for a sale of one product. */
function productsOf(line: SaleLine): number {
  return Number(packageState.exec(line.text('state'))?.[1] ?? 0)
}

/** Whether a line is a product of a package. `isUnderPackage`: the package above it still lacks products. */
function isItem(line: SaleLine, isUnderPackage: boolean): boolean {
  if (productsOf(line) > 0) return false
  const packed = line.wordOf('packed')
  if (packed === 'sim' || packed === 'nao') return packed === 'sim'
  return isUnderPackage || moneyNames.every((name) => isBlank(line, name))
}

/** People and programs write words, too, where a product has no money of its own. */
function isBlank(line: SaleLine, name: (typeof moneyNames)[number]): boolean {
  return isNone(line.cell(name), 'figure')
}

function hasMoney(line: SaleLine): boolean {
  return moneyNames.some((name) => !isBlank(line, name) && line.peek(name) !== 0)
}

/** Whether a line has a total, even 0, and counts as a product only because of its place. */
function saysTotal(line: SaleLine): boolean {
  return !line.isMissing('total') && line.wordOf('packed') !== 'sim'
}

function isSame(one: SaleLine, other: SaleLine): boolean {
  return moneyNames.every((name) => one.peek(name) === other.peek(name))
}

/** When the sale was made, as it is written; a package and its products have the same. */
function madeAt(line: SaleLine): string {
  return String(line.cell('createdAt') ?? '')
}

function groupingOf(lines: readonly SaleLine[]): Grouping {
  const asExported = new Grouping(lines)
  asExported.inSequence()
  if (asExported.isWhole) return asExported
  const sorted = new Grouping(lines)
  sorted.byTime()
  return sorted.isWhole ? sorted : asExported
}

type MutableSale = { -readonly [Name in keyof SaleLines]: SaleLines[Name] } & {
  readonly items: SaleLine[]
  readonly numbers: string[]
}

class Grouping {
  /** Sales that have rows with different money. */
  readonly doubled = new Set<string>()
  /** Packages with another number of products than they say, or with a product that has a total. */
  readonly odd: MutableSale[] = []
  /** Products without their package. */
  readonly alone: SaleLine[] = []
  private readonly lines: readonly SaleLine[]
  private readonly known = new Map<string, MutableSale>()
  private isOtherTime = false
  private withMoney: Set<string> | undefined

  constructor(lines: readonly SaleLine[]) {
    this.lines = lines
  }

  get sales(): readonly SaleLines[] {
    return [...this.known.values()]
  }

  get isWhole(): boolean {
    return this.doubled.size + this.odd.length + this.alone.length === 0 && !this.isOtherTime
  }

  /** Takes the rows below a package as its products. */
  inSequence(): void {
    let last: { readonly sale: MutableSale; readonly isCopy: boolean } | undefined
    let awaited = 0
    for (const line of this.lines) {
      if (isItem(line, awaited > 0)) {
        if (!last || awaited === 0) this.takeAlone(line)
        else if (hasMoney(line)) this.doubled.add(last.sale.orderId)
        else {
          this.addItem(last.sale, line, last.isCopy)
          awaited -= 1
          if (saysTotal(line)) this.odd.push(last.sale)
        }
        continue
      }
      if (last && awaited > 0) this.odd.push(last.sale)
      last = this.addSale(line)
      awaited = productsOf(line)
    }
    if (last && awaited > 0) this.odd.push(last.sale)
  }

  /**
   * Takes products to the package with their number, or that was sold at their time. If there are several such packages,
   * to the one with the next lower number.
   */
  byTime(): void {
    const items: SaleLine[] = []
    for (const line of this.lines) {
      if (isItem(line, false)) items.push(line)
      else this.addSale(line)
    }
    const packages = [...this.known.values()].filter(({ line }) => productsOf(line) > 0)
    const highestFirst = packages.toSorted((one, other) => compareNumbers(other.orderId, one.orderId))
    const atTime = grouped(highestFirst, ({ line }) => madeAt(line))
    for (const item of items) {
      const own = this.known.get(item.orderId)
      const isOwn = own !== undefined && productsOf(own.line) > 0
      const sale = isOwn ? own : packageOf(item, atTime.get(madeAt(item)) ?? [])
      if (!sale) this.takeAlone(item)
      else if (hasMoney(item)) this.doubled.add(sale.orderId)
      else this.addItem(sale, item, false)
    }
    this.odd.push(...packages.filter(({ line, items: found }) => found.length !== productsOf(line)))
  }

  private addItem(sale: MutableSale, item: SaleLine, isCopy: boolean): void {
    if (madeAt(item) !== madeAt(sale.line)) this.isOtherTime = true
    if (isCopy) sale.copies += 1
    else sale.items.push(item)
    if (item.orderId !== sale.orderId) sale.numbers.push(item.orderId)
  }

  private addSale(line: SaleLine): { readonly sale: MutableSale; readonly isCopy: boolean } {
    const { orderId } = line
    const sale = this.known.get(orderId)
    if (!sale) {
      const added = { orderId, line, items: [], numbers: [], copies: 0, exchanges: 0 }
      this.known.set(orderId, added)
      return { sale: added, isCopy: false }
    }
    if (!hasMoney(line)) {
      if (String(line.row) === String(sale.line.row)) sale.copies += 1
      else sale.exchanges += 1
    } else if (!hasMoney(sale.line)) {
      sale.exchanges += 1
      sale.line = line
    } else if (isSame(sale.line, line)) sale.copies += 1
    else this.doubled.add(orderId)
    return { sale, isCopy: true }
  }

  /** A row without money that has no package may be of an exchange: its sale has another row with the money. */
  private takeAlone(line: SaleLine): void {
    this.withMoney ??= new Set(this.lines.filter(hasMoney).map(({ orderId }) => orderId))
    if (!hasMoney(line) && this.withMoney.has(line.orderId)) this.addSale(line)
    else this.alone.push(line)
  }
}

/** The packages come with the highest number first. */
function packageOf({ orderId }: SaleLine, packages: readonly MutableSale[]): MutableSale | undefined {
  const [only, ...others] = packages
  if (others.length === 0) return only
  return packages.find((sale) => compareNumbers(sale.orderId, orderId) < 0)
}

function compareNumbers(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)
}
