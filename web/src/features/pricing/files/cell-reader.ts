import { listingBounds, longestSku, longestTitle } from '@vendaclara/contract/pricing'
import { NumberColumn, type NumberFormat, readNumber, readTypedNumber } from '@vendaclara/core/money'
import { categoriesOf, marketplaceEntries, marketplaceNamed, marketplaces } from '@vendaclara/core/pricing'
import { formatNumber } from '../../../ui/number-formats.ts'
import type { ColumnKey } from './columns.ts'
import { cellText, plainHeader, type RawCell } from './raw-table.ts'
import { texts } from './texts.ts'

type CellRead =
  | { readonly value: string | number | boolean }
  | { readonly problem: string }
  | { readonly missing: true }

// The bounds are the contract's: what the server would refuse is refused here.
const amount = [0, listingBounds.money] as const
const bounds = {
  productCost: amount,
  variableCost: amount,
  shippingCost: amount,
  profitMargin: [-listingBounds.margin, listingBounds.margin],
  mlTax: [0, listingBounds.commission],
  peso: [0, listingBounds.weight],
} as const satisfies Partial<Record<ColumnKey, readonly [number, number]>>
type NumberKey = keyof typeof bounds

const moneyKeys: readonly NumberKey[] = ['productCost', 'variableCost', 'shippingCost']

const threeDecimals = /^\D*[1-9]\d{0,2}\.\d{3}$/

/**
 * Reads the cells of a file. How amounts of money are written is decided from the whole column ('1.234' is a thousand
 * where every dot groups three digits); one that it makes unclear is a problem. A dot in a rate or a weight is decimal,
 * as where they are typed.
 */
export class CellReader {
  private readonly formats: ReadonlyMap<ColumnKey, NumberFormat>

  /** `showAll` gives every cell of the file to the function it is given. */
  constructor(showAll: (see: (key: ColumnKey, cell: RawCell) => void) => void) {
    const money = new Map<ColumnKey, NumberColumn>(moneyKeys.map((key) => [key, new NumberColumn()]))
    showAll((key, cell) => money.get(key)?.see(cell))
    this.formats = new Map([...money].map(([key, column]) => [key, column.format()]))
  }

  read(key: ColumnKey, cell: RawCell): CellRead {
    if (key === 'marketplace') return readMarketplace(cellText(cell))
    if (key === 'title') return readTitle(typeof cell === 'string' ? cell.trim() : cellText(cell))
    if (key === 'sku') return readSku(cellText(cell))
    if (key === 'id') return { value: cellText(cell) }
    if (key === 'freeShipping' || key === 'fulfilled') return readYesOrNo(cellText(cell))
    if (key === 'category') return readCategory(cellText(cell))
    return this.readNumber(key, cell)
  }

  private readNumber(key: NumberKey, cell: RawCell): CellRead {
    const text = cellText(cell)
    if (text === '-') return { missing: true }
    if (cell instanceof Date) return { problem: texts.problems.date(text) }
    const value = typeof cell === 'number' ? cell : this.numberIn(key, text)
    if (value === null || !Number.isFinite(value)) {
      return {
        problem: this.isUnclear(key, text) ? texts.problems.unclear(text) : texts.problems.noNumber(text),
      }
    }
    const [least, most] = bounds[key]
    if (value >= least && value <= most) return { value }
    return {
      problem: texts.problems.bounds(text, formatNumber(least, 0, 0), formatNumber(most, 0, 0)),
    }
  }

  private numberIn(key: NumberKey, text: string): number | null {
    const format = this.formats.get(key)
    if (!format) return readTypedNumber(key === 'peso' ? text.replace(/kg\.?$/i, '') : text)
    return text.includes('%') || this.isUnclear(key, text) ? null : readNumber(text, format)
  }

  /** Whether an amount could be two, as 'R$ 1.234' is a thousand to people and not to the column's other dots. */
  private isUnclear(key: NumberKey, text: string): boolean {
    const format = this.formats.get(key)
    if (!format || text.includes('%') || readTypedNumber(text) === null) return false
    const isNeither = format.dot.beforeThree === 'decimal' && threeDecimals.test(text)
    return isNeither || Number.isNaN(readNumber(text, format))
  }
}

function readMarketplace(text: string): CellRead {
  const value = marketplaceNamed(text, marketplaceEntries)
  return value ? { value } : { problem: texts.problems.marketplace(text) }
}

/** The categories of every marketplace: each stands in one of them alone, and a line of another keeps none. */
const categories = marketplaces.flatMap(categoriesOf)

function readCategory(text: string): CellRead {
  if (text === '-') return { missing: true }
  const found = categories.find(({ name }) => plainHeader(name) === plainHeader(text))
  return found ? { value: found.id } : { problem: texts.problems.category(text) }
}

function readTitle(text: string): CellRead {
  return text.length > longestTitle
    ? { problem: texts.problems.longTitle(text.length, longestTitle) }
    : { value: text }
}

function readSku(text: string): CellRead {
  if (text === '-') return { missing: true }
  const isSku = text.length <= longestSku && !/\p{Cc}/u.test(text)
  return isSku ? { value: text } : { problem: texts.problems.sku(longestSku) }
}

function readYesOrNo(text: string): CellRead {
  const plain = plainHeader(text)
  if (texts.yesWords.includes(plain)) return { value: true }
  return texts.noWords.includes(plain) ? { value: false } : { problem: texts.problems.yesOrNo(text) }
}
