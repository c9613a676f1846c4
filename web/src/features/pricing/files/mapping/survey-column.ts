import {
  columnDecides,
  NumberColumn,
  type NumberFormat,
  readNumber,
  readTypedNumber,
} from '@vendaclara/core/money'
import { readCell } from '../cell-reader.ts'
import {
  type ColumnKey,
  type DecimalMark,
  isNumberKey,
  kindOf,
  type MappedColumn,
  type Unit,
  unitsOf,
} from '../columns.ts'
import { unitWords } from '../file-texts.ts'
import { cellText, type RawCell } from '../raw-table.ts'
import { wordsOf } from './guess-columns.ts'

export interface SurveyedColumn {
  readonly place: number
  readonly name: string
  readonly examples: readonly RawCell[]
  /** The share of numbers among its filled cells, from 0 to 1; undefined if there are no values. */
  readonly numbers: number | undefined
  /** Whether one of its values is a number other than 0, without a unit of its own. */
  readonly hasNumbers: boolean
  readonly format: NumberFormat
  /** Its texts that may be two numbers, depending on the decimal mark, and the marks that it is seen to use as that. */
  readonly open: readonly string[]
  readonly marks: readonly DecimalMark[]
  readonly units: Readonly<Record<'weight' | 'rate', { readonly unit: Unit; readonly isSure: boolean }>>
}

/** A value that is one number with a decimal comma and another with a decimal dot; null if it is not a number then. */
export interface DecimalDoubt {
  readonly text: string
  readonly comma: number | null
  readonly dot: number | null
}

const mostExamples = 3
const longestExample = 200

export function surveyColumn(place: number, name: string, cells: readonly RawCell[]): SurveyedColumn {
  const filled = cells.filter((cell) => cellText(cell) !== '')
  const numbers = filled.filter((cell) => roughNumber(cell) !== null)
  const unmarked = filled.filter((cell) => !ownUnit.test(cellText(cell))).map(roughNumber)
  const bare = unmarked.filter((value) => value !== null)
  const format = columnOf(filled).format()
  return {
    place,
    name,
    examples: examplesOf(filled),
    numbers: filled.length === 0 ? undefined : numbers.length / filled.length,
    hasNumbers: bare.some((value) => value !== 0),
    format,
    ...openIn(filled, format),
    units: { weight: weightUnit(name, bare), rate: rateUnit(filled, bare) },
  }
}

/** The unit of a column if it is read as a field, unless the seller chooses another one. */
export function unitFor(key: ColumnKey, { units }: SurveyedColumn): { unit?: Unit; isSure: boolean } {
  if (kindOf(key) === 'weight') return units.weight
  return unitsOf(key).length > 0 ? units.rate : { isSure: true }
}

/**
 * Some of the values of a column, read as a field in a unit, that are two numbers within the bounds of the field, if its
 * other values do not decide between them.
 */
export function doubtsAbout(
  key: ColumnKey,
  { format, open, marks }: SurveyedColumn,
  unit: Unit | undefined,
): readonly DecimalDoubt[] {
  if (!isNumberKey(key) || unit === 'fraction') return []
  const isMoney = kindOf(key) === 'money' || kindOf(key) === 'price'
  // A price that has too many decimals under one of the marks is asked about, too.
  const field = isMoney ? 'productCost' : key
  const valueIn = (text: string, decimal?: DecimalMark) => {
    const read = readCell(field, text, { format, unit, decimal })
    return 'value' in read && typeof read.value === 'number' ? read.value : null
  }
  const doubts: DecimalDoubt[] = []
  for (const text of open) {
    const { mark, isGrouped } = columnDecides(text) ?? {}
    const [comma, dot] = [valueIn(text, 'comma'), valueIn(text, 'dot')]
    const isTwo = isGrouped && comma !== null && dot !== null
    const isUnread = () => valueIn(text) === null && (comma ?? dot) !== null
    const isOpen =
      marks.length === 0
        ? isTwo
        : isMoney
          ? isUnread()
          : isTwo && marks.length === 1 && mark !== undefined && !marks.includes(mark)
    if (isOpen) doubts.push({ text: cellText(text), comma, dot })
    if (doubts.length === mostExamples) break
  }
  return doubts
}

/** How each example of a column is read: a number, a word or a problem. */
export function readExamples(
  key: ColumnKey,
  column: SurveyedColumn,
  { unit, decimal }: Omit<MappedColumn, 'place'>,
) {
  const reading = { format: column.format, unit, decimal }
  return column.examples.map((cell) => ({ text: cellText(cell), read: readCell(key, cell, reading) }))
}

function columnOf(cells: readonly RawCell[]): NumberColumn {
  const column = new NumberColumn()
  for (const cell of cells) column.see(cell)
  return column
}

function examplesOf(filled: readonly RawCell[]): RawCell[] {
  const byText = new Map<string, RawCell>()
  for (const cell of filled) {
    if (byText.size === mostExamples) break
    byText.set(cellText(cell), typeof cell === 'string' ? cell.slice(0, longestExample) : cell)
  }
  return [...byText.values()]
}

const ownUnit = /\s*(kgs?|gr?s?|gramas?|quilos?|kilos?)\.?$/i

function roughNumber(cell: RawCell): number | null {
  if (typeof cell === 'number') return cell
  return typeof cell === 'string' ? readTypedNumber(cell.replace(ownUnit, '')) : null
}

function openIn(filled: readonly RawCell[], format: NumberFormat): Pick<SurveyedColumn, 'open' | 'marks'> {
  const written = filled
    .filter((cell) => typeof cell === 'string')
    .map((text) => text.replace(ownUnit, ''))
    .filter((text) => readTypedNumber(text) !== null)
  const { decimals, groups } = columnOf(written)
  const isOpen = (text: string) => {
    const decided = columnDecides(text)
    return decided && (decided.isGrouped || Number.isNaN(readNumber(text, format)))
  }
  return {
    open: [...new Set(written.filter(isOpen))],
    marks: [
      ...(decimals.comma || groups.dot ? (['comma'] as const) : []),
      ...(decimals.dot || groups.comma ? (['dot'] as const) : []),
    ],
  }
}

/** Whole numbers are grams if at least one reaches this, unless the name contains another unit. */
const leastGrams = 50
/** No parcel weighs more kilograms, and not all weigh less than this many grams. */
const [mostKilograms, mostOfLightest] = [30, 5]

/** The unit of the name, unless the numbers speak against it: then the seller is asked. */
function weightUnit(name: string, numbers: readonly number[]): { unit: Unit; isSure: boolean } {
  const words = wordsOf(name)
  const weights = numbers.filter((value) => value !== 0)
  const heaviest = Math.max(0, ...weights)
  const isGrams = weights.length > 0 && weights.every(Number.isInteger) && heaviest >= leastGrams
  const isHeavy = heaviest > mostKilograms
  if (words.some((word) => unitWords.kg.includes(word)))
    return { unit: isGrams ? 'g' : 'kg', isSure: !isHeavy }
  if (words.some((word) => unitWords.g.includes(word))) {
    const isLight = weights.length > 0 && heaviest < mostOfLightest
    return { unit: isLight ? 'kg' : 'g', isSure: !isLight }
  }
  return { unit: isGrams ? 'g' : 'kg', isSure: !isGrams && !isHeavy }
}

function rateUnit(filled: readonly RawCell[], numbers: readonly number[]): { unit: Unit; isSure: boolean } {
  const isPercent = filled.some((cell) => cellText(cell).includes('%'))
  const rates = numbers.filter((value) => value !== 0)
  const isFraction = !isPercent && rates.length > 0 && rates.every((value) => Math.abs(value) < 1)
  return { unit: isFraction ? 'fraction' : 'percent', isSure: !isFraction }
}
