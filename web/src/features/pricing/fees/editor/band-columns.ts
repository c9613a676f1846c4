import { mostInFeeTable } from '@vendaclara/contract/fee-settings'
import { money, rate } from '../../model/fields/amount-field.tsx'
import { texts } from '../fee-texts.ts'
import type { Dimension, RuleDraft } from './table-draft.ts'

export type BandField = Exclude<keyof RuleDraft, 'key' | 'official'>

export interface BandColumn {
  readonly field: BandField
  readonly label: string
  /** The label with its unit, for the head of the table. */
  readonly head: string
  /** The table only has this column if its fees depend on this; without it, every table has the column. */
  readonly dimension?: Dimension
  /** The kind of its amounts, or what can be chosen. */
  readonly amount?: keyof typeof bandAmounts
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Shown in place of an amount that is not there. Without it, there is always one. */
  readonly none?: string
  /** Whether each listing can have the amount instead: typed, or by its category. */
  readonly mayBeAsked?: boolean
}

/**
 * How the amounts of a fee table are read and shown. A percentage above 100 is only refused later, with the other
 * problems of its band.
 */
export const bandAmounts = {
  money: money(mostInFeeTable),
  percent: rate(0, mostInFeeTable, '%'),
  weight: rate(0, mostInFeeTable, 'kg'),
} as const

const { editor } = texts

function amount(
  field: BandField,
  kind: keyof typeof bandAmounts,
  label: string,
  more: Pick<BandColumn, 'dimension' | 'none' | 'mayBeAsked'>,
): BandColumn {
  return { field, label, head: `${label} (${bandAmounts[kind].unit})`, amount: kind, ...more }
}

function choice(field: BandField, dimension: Dimension, label: string, words: [string, string]): BandColumn {
  const options = ['null', 'true', 'false'].map((value, at) => ({
    value,
    label: [editor.both, ...words][at] ?? '',
  }))
  return { field, label, head: label, dimension, options }
}

const all: readonly BandColumn[] = [
  amount('priceFrom', 'money', editor.priceFrom, { dimension: 'price' }),
  amount('priceTo', 'money', editor.priceTo, { dimension: 'price', none: editor.open }),
  amount('weightFrom', 'weight', editor.weightFrom, { dimension: 'weight' }),
  amount('weightTo', 'weight', editor.weightTo, { dimension: 'weight', none: editor.open }),
  choice('freeShipping', 'programme', editor.freeShipping, [editor.inProgramme, editor.outOfProgramme]),
  choice('fulfilled', 'fulfilment', editor.fulfilment, [editor.fulfilled, editor.ownShipping]),
  choice('ownDelivery', 'delivery', editor.delivery, [editor.ownDelivery, editor.marketplaceDelivery]),
  amount('commission', 'percent', editor.commission, { mayBeAsked: true }),
  amount('fixedFee', 'money', editor.fixedFee, { mayBeAsked: true }),
  amount('cap', 'percent', editor.capOf, { dimension: 'cap', none: editor.noCap }),
  amount('eachKilogramMore', 'money', editor.eachKilogramMore, {
    dimension: 'kilogram',
    none: editor.noKilogramMore,
  }),
]

export function bandColumns(dependsOn: readonly Dimension[]): readonly BandColumn[] {
  return all.filter(({ dimension }) => dimension === undefined || dependsOn.includes(dimension))
}

export function shownIn({ field, amount: kind, options, none }: BandColumn, rule: RuleDraft): string {
  const value = rule[field]
  if (options) return options.find((option) => option.value === String(value))?.label ?? ''
  if (typeof value === 'string') return editor.asked[value]
  return none !== undefined && !value ? none : bandAmounts[kind ?? 'money'].show(Number(value))
}
