import type { NumberField } from '@vendaclara/contract/pricing'
import { columnDecides, NumberColumn, type NumberFormat, readTypedNumber } from '@vendaclara/core/money'
import { CellReader } from '../cell-reader.ts'
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

/** What the values of a column say about it. */
export interface SurveyedColumn {
  readonly place: number
  /** The text of its header; '' if there is none. */
  readonly name: string
  /** Some of its values, without repetition. */
  readonly examples: readonly RawCell[]
  /** The share of numbers among its filled cells, from 0 to 1; undefined if there are no values. */
  readonly numbers: number | undefined
  /** Whether one of its values is a number other than 0, without a unit of its own. */
  readonly hasNumbers: boolean
  readonly format: NumberFormat
  /** If the decimal mark is open: how its numbers would be read under either mark, for each kind of number. */
  readonly doubts: Readonly<Partial<Record<DoubtKind, DecimalDoubt>>>
  readonly units: Readonly<Record<'weight' | 'rate', { readonly unit: Unit; readonly isSure: boolean }>>
}

/**
 * Values that are one number with a decimal comma and another with a decimal dot; null if they are not a number then.
 */
export interface DecimalDoubt {
  readonly count: number
  readonly examples: readonly {
    readonly text: string
    readonly comma: number | null
    readonly dot: number | null
  }[]
}

type DoubtKind = 'money' | 'margin' | 'rate' | 'kg' | 'g'

const mostExamples = 3
const longestExample = 200

export function surveyColumn(place: number, name: string, cells: readonly RawCell[]): SurveyedColumn {
  const filled = cells.filter((cell) => cellText(cell) !== '')
  const numbers = filled.filter((cell) => roughNumber(cell) !== null)
  const unmarked = filled.filter((cell) => !ownUnit.test(cellText(cell))).map(roughNumber)
  const bare = unmarked.filter((value) => value !== null)
  const column = new NumberColumn()
  for (const cell of filled) column.see(cell)
  const format = column.format()
  return {
    place,
    name,
    examples: examplesOf(filled),
    numbers: filled.length === 0 ? undefined : numbers.length / filled.length,
    hasNumbers: bare.some((value) => value !== 0),
    format,
    doubts: doubtsIn(filled, format),
    units: { weight: weightUnit(name, bare), rate: rateUnit(filled, bare) },
  }
}

/** The unit of a column if it is read as a field, unless the seller chooses another one. */
export function unitFor(key: ColumnKey, { units }: SurveyedColumn): { unit?: Unit; isSure: boolean } {
  if (kindOf(key) === 'weight') return units.weight
  return unitsOf(key).length > 0 ? units.rate : { isSure: true }
}

/** What is open about the numbers of a column that is read as a field in a unit. */
export function doubtAbout(
  key: ColumnKey,
  { doubts }: SurveyedColumn,
  unit: Unit | undefined,
): DecimalDoubt | undefined {
  const kind = kindOf(key)
  if (kind === 'weight') return doubts[unit === 'g' ? 'g' : 'kg']
  if (kind === 'margin' || kind === 'rate') return unit === 'fraction' ? undefined : doubts[kind]
  if (kind === 'share') return doubts.rate
  return isNumberKey(key) ? doubts.money : undefined
}

/** How each example of a column is read: a number, a word or a problem. */
export function readExamples(
  key: ColumnKey,
  column: SurveyedColumn,
  { unit, decimal }: Omit<MappedColumn, 'place'>,
) {
  const reader = new CellReader({ [key]: { format: column.format, unit, decimal } })
  return column.examples.map((cell) => ({ text: cellText(cell), read: reader.read(key, cell) }))
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

const kinds: readonly (readonly [DoubtKind, NumberField, Unit | undefined])[] = [
  ['money', 'productCost', undefined],
  ['margin', 'profitMargin', 'percent'],
  ['rate', 'mlTax', 'percent'],
  ['kg', 'peso', 'kg'],
  ['g', 'peso', 'g'],
]

function doubtsIn(filled: readonly RawCell[], format: NumberFormat): SurveyedColumn['doubts'] {
  const written = filled
    .filter((cell) => typeof cell === 'string')
    .map((text) => text.replace(ownUnit, ''))
    .filter((text) => readTypedNumber(text) !== null)
  if (!written.some((text) => columnDecides(text))) return {}
  const shown = marksShown(written)
  return Object.fromEntries(
    kinds.flatMap(([kind, key, unit]) => {
      const doubt = doubtIn(written, { kind, key, unit, format, shown })
      return doubt ? [[kind, doubt]] : []
    }),
  )
}

/** The marks that are clearly used as decimal marks. */
function marksShown(written: readonly string[]): ReadonlySet<DecimalMark> {
  const shown = new Set<DecimalMark>()
  for (const text of written) {
    const decided = columnDecides(text)
    if (decided && !decided.isGrouped) shown.add(decided.mark)
    if (decided) continue
    const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
    if (dot >= 0 && comma >= 0) shown.add(dot > comma ? 'dot' : 'comma')
    else if (dot >= 0) shown.add('comma')
    else if (comma >= 0) shown.add('dot')
  }
  return shown
}

interface DoubtSought {
  readonly kind: DoubtKind
  readonly key: NumberField
  readonly unit: Unit | undefined
  readonly format: NumberFormat
  readonly shown: ReadonlySet<DecimalMark>
}

/** Values that can be two numbers within the bounds, if the other values of the column do not decide between them. */
function doubtIn(written: readonly string[], sought: DoubtSought): DecimalDoubt | undefined {
  const { kind, key, unit, format, shown } = sought
  const reader = (decimal?: DecimalMark) => new CellReader({ [key]: { format, unit, decimal } })
  const [comma, dot, own] = [reader('comma'), reader('dot'), reader()]
  const valueIn = (one: CellReader, text: string) => {
    const read = one.read(key, text)
    return 'value' in read && typeof read.value === 'number' ? read.value : null
  }
  const isOpen = (text: string) => {
    const decided = columnDecides(text)
    if (!decided) return false
    const isTwo = valueIn(comma, text) !== null && valueIn(dot, text) !== null
    if (shown.size === 0) return decided.isGrouped && isTwo
    if (kind === 'money')
      return valueIn(own, text) === null && (valueIn(comma, text) ?? valueIn(dot, text)) !== null
    return shown.size === 1 && decided.isGrouped && !shown.has(decided.mark) && isTwo
  }
  const open = [...new Set(written.filter(isOpen))]
  if (open.length === 0) return undefined
  const examples = open.slice(0, mostExamples).map((text) => ({
    text: cellText(text),
    comma: valueIn(comma, text),
    dot: valueIn(dot, text),
  }))
  return { count: open.length, examples }
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
