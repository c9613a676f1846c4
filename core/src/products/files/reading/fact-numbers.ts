import { type Cents, cents, toCents } from '../../../money/index.ts'
import { productBounds as bounds } from '../../model/bounds.ts'
import type { Size } from '../../model/product.ts'
import type { MovedColumn, ProductFact } from '../product-facts.ts'
import type { FactColumn, ProductFormat } from '../product-format.ts'
import { type Cell, cellText, plainName } from './cells.ts'
import { FactProblems } from './fact-problems.ts'
import { MovedAmounts } from './moved-amounts.ts'
import { type NumberCells, numberReader, partsOfFee } from './number-cells.ts'
import type { Labels, RawRow } from './raw-rows.ts'

type Numbers = Pick<
  ProductFact,
  'price' | 'commission' | 'fixedFee' | 'weight' | 'size' | 'cost' | 'packaging' | 'tax'
>
type Read = (row: RawRow, scale?: number) => number | null

const money = { kind: 'amount', most: bounds.cost, inUnit: toCents } as const
const percent = { kind: 'typed', most: 100 } as const

/** A reader of all numbers of a row, by the cells of all rows, and what of its amounts seems to have moved. */
export function factNumbers(
  format: ProductFormat,
  rows: readonly RawRow[],
  labels: Labels,
  problems: FactProblems,
): { readonly read: (row: RawRow) => Numbers; readonly moved: () => readonly MovedColumn[] } {
  const reader = (
    column: FactColumn,
    cells: Omit<NumberCells, 'label'>,
    cellOf = cellIn(column),
    seen = problems,
  ): Read => {
    const label = labels.get(column)
    if (label === undefined) return () => null
    const read = numberReader({ ...cells, label }, rows.map(cellOf), seen)
    return (row, scale) => read(cellOf(row), row.line, scale)
  }
  const moved = new MovedAmounts()
  const price = reader('price', { ...money, see: moved.seer('price') })
  const cost = reader('cost', { ...money, see: moved.seer('cost') })
  const packaging = reader('packaging', { ...money, see: moved.seer('packaging') })
  const sale = reader('salePrice', money, undefined, new FactProblems())
  const tax = reader('tax', percent)
  const commission = reader('fee', percent, partOfFee('percent'))
  const fixedFee = reader('fee', money, partOfFee('amount'))
  const weight = reader('weight', {
    ...(format.weight === 'g' ? { kind: 'whole' } : { kind: 'typed' }),
    most: bounds.grams,
    inUnit: (value) => roundUp(value * (format.weight === 'g' ? 1 : 1000)),
  })
  const sides = (['length', 'width', 'height'] as const).map((column) =>
    reader(column, {
      ...(format.size === 'mm' ? { kind: 'whole' } : { kind: 'typed' }),
      most: bounds.millimetres,
      inUnit: roundUp,
    }),
  )
  const readRow = (row: RawRow): Numbers => ({
    price: asCents(price(row)),
    commission: commission(row),
    fixedFee: asCents(fixedFee(row)),
    weight: weight(row),
    size: sizeOf(sides.map((side) => side(row, millimetresIn(format, row)))),
    cost: asCents(cost(row)),
    ...(labels.has('packaging') && { packaging: asCents(packaging(row)) }),
    ...(labels.has('tax') && { tax: tax(row) }),
  })
  const read = (row: RawRow): Numbers => {
    const numbers = readRow(row)
    moved.seeSold(numbers.cost, sale(row))
    return numbers
  }
  return { read, moved: () => moved.found(labels) }
}

function cellIn(column: FactColumn): (row: RawRow) => Cell {
  return ({ cells }) => cells.get(column) ?? null
}

/** A fee that is no such text is passed on as it is, so that it is a problem of its percentage. */
function partOfFee(part: 'percent' | 'amount'): (row: RawRow) => Cell {
  return ({ cells }) => {
    const cell = cells.get('fee') ?? null
    const parts = partsOfFee(cellText(cell))
    if (parts) return parts[part]
    return part === 'percent' ? cell : null
  }
}

function asCents(amount: number | null): Cents | null {
  return amount === null ? null : cents(amount)
}

/** Whole grams or millimetres; what is less than one is one, as 0 would be unknown. */
function roundUp(value: number): number {
  return value > 0 ? Math.max(1, Math.round(value)) : value
}

/** A unit of the measures that no program is known to write leaves them unknown. */
function millimetresIn({ size }: ProductFormat, { cells }: RawRow): number {
  const unit = plainName(cellText(cells.get('sizeUnit')))
  if (unit === '') return size === 'mm' ? 1 : 10
  if (/^(mm|milimetros?)$/.test(unit)) return 1
  if (/^(cm|centimetros?)$/.test(unit)) return 10
  return /^(m|metros?)$/.test(unit) ? 1000 : 0
}

function sizeOf([length = null, width = null, height = null]: readonly (number | null)[]): Size | null {
  return length === null || width === null || height === null ? null : { length, width, height }
}
