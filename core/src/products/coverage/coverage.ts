import type { CalendarDate } from '../../calendar/index.ts'
import { addCents, type Cents, cents, noCents, sumCents } from '../../money/index.ts'
import { type CostBook, costOn, withoutCost } from '../costs/cost-book.ts'
import { type ProductIndex, productOf } from '../keys/product-index.ts'
import type { SoldName } from '../keys/sold-name.ts'
import type { Product } from '../model/product.ts'

/** What was sold of something in a period. `revenue` is of the units that have a price; `unpriced` units have none in the file. */
export interface SoldRow extends SoldName {
  readonly units: number
  readonly unpriced: number
  readonly revenue: Cents
}

/**
 * The parts that have to be known of a sale: its product, the cost on the first day of the period, and what the marketplace,
 * the freight and the tax take of it.
 */
export const coverageParts = ['product', 'cost', 'fee', 'freight', 'tax'] as const
export type CoveragePart = (typeof coverageParts)[number]

/** Whether what a sale leaves is known, except for its cost. `product` is null for a sale without a product. */
export type KnownBeside = (
  row: SoldRow,
  product: Product | null,
) => Readonly<Record<Exclude<CoveragePart, 'product' | 'cost'>, boolean>>

/** The revenue with something known about it, and its percent of all, from 0 to 100 and not rounded; null if nothing was sold. */
export interface Covered {
  readonly revenue: Cents
  readonly percent: number | null
}

/**
 * Why the cost of what was sold is not known: it has no product, the product has no cost, a part of the kit has no cost, or the
 * first cost begins within the period.
 */
export type UncostedReason = 'product' | 'cost' | 'part' | 'later'

/** What was sold without a known cost: a product, or the name in the orders where there is no product. `missing`: the products whose cost is awaited. */
export interface Uncosted {
  readonly product: Product | null
  readonly sold: readonly SoldRow[]
  readonly why: UncostedReason
  readonly missing: readonly string[]
  readonly units: number
  readonly unpriced: number
  readonly revenue: Cents
}

/**
 * For how much of the revenue each part is known. Units without a price are in `units` and no revenue: `unpriced` says how many.
 * `uncosted` is what has no known cost, by revenue, the highest first; its revenue and the revenue with a known cost add up to
 * the whole.
 */
export interface Coverage {
  readonly revenue: Cents
  readonly units: number
  readonly unpriced: number
  readonly known: Readonly<Record<CoveragePart, Covered>>
  readonly uncosted: readonly Uncosted[]
}

/** The products and their costs, what is known beside them, and the period, both days included. */
export interface CoverageBasis {
  readonly knownBeside: KnownBeside
  readonly index: ProductIndex
  readonly book: CostBook
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** How much is known of what was sold. Nothing is assumed: a kit with one unknown part is unknown, and no cost is not 0. */
export function coverageOf(sold: readonly SoldRow[], basis: CoverageBasis): Coverage {
  const revenue = sumCents(sold.map((row) => row.revenue))
  const known = { product: noCents, cost: noCents, fee: noCents, freight: noCents, tax: noCents }
  const uncosted = new Map<string, Uncosted>()
  for (const row of sold) {
    const product = productOf(basis.index, row)?.product ?? null
    const isCosted = product !== null && costOn(basis.book, product.id, basis.from) !== null
    const isKnown: Record<CoveragePart, boolean> = {
      ...basis.knownBeside(row, product),
      product: product !== null,
      cost: isCosted,
    }
    for (const part of coverageParts) if (isKnown[part]) known[part] = addCents(known[part], row.revenue)
    if (isCosted) continue
    const text = product?.id ?? calledText(row)
    uncosted.set(text, withRow(uncosted.get(text) ?? uncostedOf(product, basis), row))
  }
  const covered = (amount: Cents): Covered => ({ revenue: amount, percent: percentOf(amount, revenue) })
  return {
    revenue,
    units: sum(sold.map(({ units }) => units)),
    unpriced: sum(sold.map(({ unpriced }) => unpriced)),
    known: {
      product: covered(known.product),
      cost: covered(known.cost),
      fee: covered(known.fee),
      freight: covered(known.freight),
      tax: covered(known.tax),
    },
    uncosted: [...uncosted.values()].sort(
      (one, other) => other.revenue - one.revenue || other.units - one.units,
    ),
  }
}

/**
 * The mean price of units sold, in whole centavos: divided by those that have a price. Null if none has.
 */
export function meanPrice({
  revenue,
  units,
  unpriced,
}: Pick<SoldRow, 'revenue' | 'units' | 'unpriced'>): Cents | null {
  const priced = units - unpriced
  return priced > 0 ? cents(Math.round(revenue / priced)) : null
}

/** The percent that a part is of a whole; null where there is no whole to speak of. */
function percentOf(part: Cents, whole: Cents): number | null {
  return whole > 0 ? (part / whole) * 100 : null
}

function uncostedOf(product: Product | null, { book, from, until }: CoverageBasis): Uncosted {
  const none = { sold: [], units: 0, unpriced: 0, revenue: noCents }
  if (!product) return { product, why: 'product', missing: [], ...none }
  const missing = withoutCost(book, product.id, from)
  const isLater = costOn(book, product.id, until) !== null
  const why = isLater ? 'later' : product.kit.length > 0 ? 'part' : 'cost'
  return { product, why, missing, ...none }
}

function withRow(one: Uncosted, row: SoldRow): Uncosted {
  return {
    ...one,
    sold: [...one.sold, row],
    units: one.units + row.units,
    unpriced: one.unpriced + row.unpriced,
    revenue: addCents(one.revenue, row.revenue),
  }
}

/** What a row without a product is called: by its SKU if it has one, because the SKU would give it a product. */
function calledText({ marketplace, listing = '', variationId = '', sku, name, variation }: SoldRow): string {
  if (sku !== '') return JSON.stringify([marketplace, sku])
  return JSON.stringify([marketplace, listing, variationId, name, variation])
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
