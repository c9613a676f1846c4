import { mostInFeeTable } from '@vendaclara/contract/fee-settings'
import type { Choice } from '@vendaclara/core/pricing'
import { money, rate } from '../../model/fields/amount-field.tsx'
import { texts } from '../fee-texts.ts'
import type { Dimension, RuleDraft } from './table-draft.ts'

/** The part of a rule draft that a cell holds. */
export type BandField = Exclude<keyof RuleDraft, 'key' | 'official'>

interface CommonColumn<Field extends BandField> {
  readonly field: Field
  readonly label: string
  /** The label with its unit, for the head of the table. */
  readonly head: string
  /** The table only has this column if its fees depend on this; without it, every table has the column. */
  readonly dimension?: Dimension
}

/** An amount. If `none` is set, it may be empty, and then `none` is shown. */
export interface AmountColumn
  extends CommonColumn<'priceFrom' | 'priceTo' | 'weightFrom' | 'weightTo' | 'cap' | 'eachKilogramMore'> {
  readonly kind: 'amount'
  readonly amount: AmountKind
  readonly none?: string
}

/** An amount, or one that each listing has. */
export interface FeeColumn extends CommonColumn<'commission' | 'fixedFee'> {
  readonly kind: 'fee'
  readonly amount: AmountKind
}

export interface ChoiceColumn extends CommonColumn<Choice> {
  readonly kind: 'choice'
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export type BandColumn = AmountColumn | FeeColumn | ChoiceColumn

/**
 * How the amounts of a fee table are read and shown. A percentage above 100 is only refused later, with the other
 * problems of its band.
 */
export const bandAmounts = {
  money: money(mostInFeeTable),
  percent: rate(0, mostInFeeTable, '%'),
  weight: rate(0, mostInFeeTable, 'kg'),
} as const
type AmountKind = keyof typeof bandAmounts

const { editor } = texts
const withUnit = (label: string, kind: AmountKind) => `${label} (${bandAmounts[kind].unit})`

function amount(
  field: AmountColumn['field'],
  dimension: Dimension,
  kind: AmountKind,
  label: string,
  none?: string,
): AmountColumn {
  const column = {
    kind: 'amount',
    field,
    dimension,
    amount: kind,
    label,
    head: withUnit(label, kind),
  } as const
  return none === undefined ? column : { ...column, none }
}

function fee(field: FeeColumn['field'], kind: AmountKind, label: string): FeeColumn {
  return { kind: 'fee', field, amount: kind, label, head: withUnit(label, kind) }
}

function choice(field: ChoiceColumn['field'], dimension: Dimension, words: readonly string[]): ChoiceColumn {
  const [label = '', inside = '', outside = ''] = words
  const options = [
    { value: 'null', label: editor.both },
    { value: 'true', label: inside },
    { value: 'false', label: outside },
  ]
  return { kind: 'choice', field, dimension, label, head: label, options }
}

const all: readonly BandColumn[] = [
  amount('priceFrom', 'price', 'money', editor.priceFrom),
  amount('priceTo', 'price', 'money', editor.priceTo, editor.open),
  amount('weightFrom', 'weight', 'weight', editor.weightFrom),
  amount('weightTo', 'weight', 'weight', editor.weightTo, editor.open),
  choice('freeShipping', 'programme', [editor.freeShipping, editor.inProgramme, editor.outOfProgramme]),
  choice('fulfilled', 'fulfilment', [editor.fulfilment, editor.fulfilled, editor.ownShipping]),
  choice('ownDelivery', 'delivery', [editor.delivery, editor.ownDelivery, editor.marketplaceDelivery]),
  fee('commission', 'percent', editor.commission),
  fee('fixedFee', 'money', editor.fixedFee),
  amount('cap', 'cap', 'percent', editor.capOf, editor.noCap),
  amount('eachKilogramMore', 'kilogram', 'money', editor.eachKilogramMore, editor.noKilogramMore),
]

/** The columns, in sequence, of a table whose fees depend on these dimensions. */
export function bandColumns(dependsOn: readonly Dimension[]): readonly BandColumn[] {
  return all.filter(({ dimension }) => dimension === undefined || dependsOn.includes(dimension))
}

/** The text of a cell that is not being edited. */
export function shownIn(column: BandColumn, rule: RuleDraft): string {
  if (column.kind === 'choice') {
    return column.options.find(({ value }) => value === String(rule[column.field]))?.label ?? ''
  }
  const value = rule[column.field]
  if (typeof value === 'string') return editor.asked[value]
  const isNone = column.kind === 'amount' && column.none !== undefined && !value
  return isNone ? (column.none ?? '') : bandAmounts[column.amount].show(value ?? 0)
}
