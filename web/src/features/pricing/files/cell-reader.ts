import {
  listingFields,
  longestSku,
  longestTitle,
  type NumberField,
  numberBounds,
} from '@vendaclara/contract/pricing'
import {
  isNone,
  NumberColumn,
  type NumberFormat,
  readNumber,
  readTypedNumber,
  toCents,
  toReais,
} from '@vendaclara/core/money'
import { categoriesOf, marketplaceEntries, marketplaceNamed, marketplaces } from '@vendaclara/core/pricing'
import { formatNumber } from '../../../ui/number-formats.ts'
import {
  type ColumnKey,
  type DecimalMark,
  isNumberKey,
  kindOf,
  type MappedColumns,
  type Unit,
} from './columns.ts'
import { texts } from './file-texts.ts'
import { cellText, plainHeader, type RawCell } from './raw-table.ts'

type CellRead =
  | { readonly value: string | number | boolean }
  | { readonly problem: string }
  | { readonly missing: true }

function isMoney(key: ColumnKey): boolean {
  const kind = kindOf(key)
  return kind === 'money' || kind === 'price'
}

const threeDecimals = /^\D*[1-9]\d{0,2}\.\d{3}$/
const ownWeightUnit = /^(.*\d)\s*(kg|kgs|quilos?|kilos?|g|gr|grs|gramas?)\.?$/i

/**
 * How numbers with one mark are read once the seller has said which mark is decimal: the other one groups thousands.
 */
const saidFormats: Readonly<Record<DecimalMark, NumberFormat>> = {
  comma: {
    dot: { beforeThree: 'groups', elsewhere: 'unclear' },
    comma: { beforeThree: 'decimal', elsewhere: 'decimal' },
    whole: false,
  },
  dot: {
    dot: { beforeThree: 'decimal', elsewhere: 'decimal' },
    comma: { beforeThree: 'groups', elsewhere: 'unclear' },
    whole: false,
  },
}

export interface ColumnReading {
  /** Decided from all texts of the column. */
  readonly format: NumberFormat
  /** If absent, the unit of our own files. */
  readonly unit?: Unit | undefined
  /** Chosen by the seller if the texts leave it open. */
  readonly decimal?: DecimalMark | undefined
}

/**
 * Reads a cell of a file. The format of amounts is decided from the whole column: '1.234' is a thousand if every dot
 * groups three digits. An amount that stays unclear is a problem. In a rate or a weight a dot is decimal, as when
 * typed. What the seller said about the column takes precedence, and a cell's own unit ('350 g') even more.
 */
export function readCell(key: ColumnKey, cell: RawCell, reading?: ColumnReading): CellRead {
  const text = cellText(cell)
  if (text === '' || (key !== 'title' && isNothing(text))) return { missing: true }
  if ((key === 'title' || key === 'sku') && cell instanceof Date) {
    return { problem: texts.problems.dateCode(text) }
  }
  if (isNumberKey(key)) return readNumberCell(key, cell, reading)
  if (formulaError.test(text)) return { problem: texts.problems.formulaError(text) }
  switch (key) {
    case 'marketplace':
      return readMarketplace(text)
    case 'title':
      return readTitle(typeof cell === 'string' ? cell.trim() : text)
    case 'sku':
      if (typeof cell === 'number' && cell >= mostExact) return { problem: texts.problems.cutCode(text) }
      return readSku(text)
    case 'id':
      return { value: text }
    case 'category':
      return readCategory(text)
    default:
      return readYesOrNo(text)
  }
}

function readNumberCell(key: NumberField, cell: RawCell, reading: ColumnReading | undefined): CellRead {
  const text = cellText(cell)
  const { kind } = listingFields[key]
  if (cell instanceof Date) return { problem: texts.problems.date(text) }
  if (text.startsWith('=')) return { problem: texts.problems.formula(text.slice(0, 40)) }
  const { bare, unit } = unitIn(key, text, reading?.unit)
  const value = typeof cell === 'number' ? cell : numberIn(key, bare, reading)
  if (value === null || !Number.isFinite(value)) {
    const isOpen = isUnclear(key, bare, reading)
    return { problem: isOpen ? texts.problems.unclear(text) : texts.problems.noNumber(text) }
  }
  const [least, most] = numberBounds[kind]
  const scaled = kind === 'price' ? toReais(toCents(value)) : inOwnUnit(value, unit)
  // The result of a formula is rounded as it is displayed, but a written price with more decimals may be a thousand.
  if (kind === 'price' && typeof cell === 'string' && scaled !== value) {
    return { problem: texts.problems.centavos(text) }
  }
  if (scaled >= least && scaled <= most) return { value: scaled }
  const [from, to] = [least, most].map((bound) => formatNumber(bound / inOwnUnit(1, unit), 0, 2))
  return { problem: texts.problems.bounds(text, from ?? '', to ?? '') }
}

/** The unit of a cell (its own, or else the column's) and the text without it; '' if the text is of another kind. */
function unitIn(
  key: NumberField,
  text: string,
  said: Unit | undefined,
): { bare: string; unit?: Unit | undefined } {
  if (listingFields[key].kind === 'weight') {
    const [, bare, own] = ownWeightUnit.exec(text) ?? []
    if (bare !== undefined && own) return { bare, unit: /^(k|q)/i.test(own) ? 'kg' : 'g' }
    return { bare: /%|R\$/.test(text) ? '' : text, unit: said }
  }
  if (isMoney(key)) return { bare: text }
  if (text.includes('R$')) return { bare: '', unit: said }
  return { bare: text, unit: text.includes('%') ? 'percent' : said }
}

function numberIn(key: NumberField, text: string, reading: ColumnReading | undefined): number | null {
  const isAmount = isMoney(key)
  if (isAmount && (text.includes('%') || isUnclear(key, text, reading))) return null
  if (reading?.decimal) return readNumber(text, saidFormats[reading.decimal])
  return isAmount && reading ? readNumber(text, reading.format) : readTypedNumber(text)
}

/**
 * Whether the text could be two numbers: people read 'R$ 1.234' as a thousand, but the column's other dots are
 * decimal.
 */
function isUnclear(key: NumberField, text: string, reading: ColumnReading | undefined): boolean {
  if (!reading || text.includes('%') || readTypedNumber(text) === null) return false
  const { format, decimal } = reading
  if (decimal) return Number.isNaN(readNumber(text, saidFormats[decimal]))
  if (!isMoney(key)) return false
  const isNeither = format.dot.beforeThree === 'decimal' && threeDecimals.test(text)
  return isNeither || Number.isNaN(readNumber(text, format))
}

/** The readings of columns by the format of their amounts. `showAll` passes every cell to the function it receives. */
export function readingsOf(
  columns: MappedColumns,
  showAll: (see: (key: ColumnKey, cell: RawCell) => void) => void,
): Partial<Record<ColumnKey, ColumnReading>> {
  const seen = new Map<ColumnKey, NumberColumn>()
  showAll((key, cell) => {
    if (!isNumberKey(key)) return
    const column = seen.get(key) ?? new NumberColumn()
    seen.set(key, column)
    column.see(cell)
  })
  return Object.fromEntries(
    [...seen].map(([key, column]): [ColumnKey, ColumnReading] => [
      key,
      { format: column.format(), unit: columns[key]?.unit, decimal: columns[key]?.decimal },
    ]),
  )
}

/** Rounded to remove the digits that binary fractions add: 0.07 * 100 becomes 7. */
function inOwnUnit(value: number, unit: Unit | undefined): number {
  if (unit === 'fraction') return Number((value * 100).toPrecision(12))
  return unit === 'g' ? Number((value / 1000).toPrecision(12)) : value
}

function readMarketplace(text: string): CellRead {
  const value = marketplaceNamed(text, marketplaceEntries)
  return value ? { value } : { problem: texts.problems.marketplace(text) }
}

/**
 * The categories of all marketplaces. Each name belongs to a single marketplace, and a line of another one ignores it.
 */
const categories = marketplaces.flatMap(categoriesOf)

function readCategory(text: string): CellRead {
  const found = categories.find(({ name }) => plainHeader(name) === plainHeader(text))
  return found ? { value: found.id } : { problem: texts.problems.category(text) }
}

/** People write a dash or a word where there is nothing to say. A formula that failed and 'não' say something. */
function isNothing(text: string): boolean {
  return isNone(text, 'figure') && !formulaError.test(text) && !texts.noWords.includes(plainHeader(text))
}

/** From here on a number of a workbook has lost its last digits. */
const mostExact = 1e15

const formulaError = /^#(N\/[AD]|DIV\/0!|REF!|VALUE!|VALOR!|NAME\?|NOME\?|NUM!|NÚM!|NULL!|NULO!)$/i

/** The form to which spreadsheet programs cut a long code: '7,89123E+12'. */
const cutCode = /^\d[.,]\d+e\+\d+$/i

function readTitle(text: string): CellRead {
  return text.length > longestTitle
    ? { problem: texts.problems.longTitle(text.length, longestTitle) }
    : { value: text }
}

function readSku(text: string): CellRead {
  if (cutCode.test(text)) return { problem: texts.problems.cutCode(text) }
  const isSku = text.length <= longestSku && !/\p{Cc}/u.test(text)
  return isSku ? { value: text } : { problem: texts.problems.sku(longestSku) }
}

function readYesOrNo(text: string): CellRead {
  const plain = plainHeader(text)
  if (texts.yesWords.includes(plain)) return { value: true }
  return texts.noWords.includes(plain) ? { value: false } : { problem: texts.problems.yesOrNo(text) }
}
