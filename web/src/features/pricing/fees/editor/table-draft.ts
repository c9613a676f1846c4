import type { OwnFeeTable } from '@vendaclara/contract/fee-settings'
import type { FeeRule, FeeTable } from '@vendaclara/core/pricing'
import { feeTables, withoutCertainty } from '@vendaclara/core/pricing'
import { texts } from '../fee-texts.ts'

/** What the fees of a table can depend on, other than commission and fixed fee, and where a rule says it. */
const partOf = {
  price: 'price',
  weight: 'weight',
  programme: 'freeShipping',
  fulfilment: 'fulfilled',
  delivery: 'ownDelivery',
  cap: 'fixedFeeCap',
  kilogram: 'eachKilogramMore',
} as const satisfies Record<string, keyof FeeRule>
export type Dimension = keyof typeof partOf
export const dimensions = Object.keys(partOf) as Dimension[]

/**
 * A line of a fee table while it is edited. Values of dimensions that the table does not depend on are hidden, but
 * kept.
 */
export interface RuleDraft {
  readonly key: number
  readonly priceFrom: number
  readonly priceTo: number | null
  readonly weightFrom: number
  readonly weightTo: number | null
  readonly freeShipping: boolean | null
  readonly fulfilled: boolean | null
  readonly ownDelivery: boolean | null
  readonly commission: number | 'typed' | 'category'
  readonly fixedFee: number | 'typed'
  readonly cap: number | null
  readonly eachKilogramMore: number | null
  /** The same band in the copied table; absent if the seller added it, or if that table is unknown. */
  readonly official?: RuleDraft
}

/**
 * A seller's own fee table while it is edited. `edge` says which band a weight on the border between two belongs to.
 */
export interface TableDraft {
  readonly name: string
  readonly validFrom: string
  readonly validUntil: string
  readonly dependsOn: readonly Dimension[]
  readonly edge: 'below' | 'above'
  readonly rules: readonly RuleDraft[]
}

export function draftOf(table: FeeTable): TableDraft {
  const { rules } = table
  return {
    name: table.name,
    validFrom: table.validFrom ?? '',
    validUntil: table.validUntil ?? '',
    dependsOn: dimensions.filter((dimension) => rules.some((rule) => rule[partOf[dimension]] !== undefined)),
    edge: belongsAbove(rules) ? 'above' : 'below',
    rules: rules.map(draftOfRule),
  }
}

/** The known table that a seller's own table was copied from, with lines as in a copy; undefined if it cannot be found. */
export function officialOf(table: OwnFeeTable): FeeTable | undefined {
  // Copies made before the id was stored only have the name, in their source.
  const found = feeTables.find(
    ({ id, name }) => id === table.copiedFrom || texts.copySource(name) === table.source,
  )
  return found && { ...found, rules: withoutCertainty(found.rules) }
}

/**
 * Links the bands of a draft to those of the copied table: first by the same range, and the remaining ones by their
 * sequence.
 */
export function besideOfficial(draft: TableDraft, table: FeeTable): TableDraft {
  const left = new Map(draftOf(table).rules.map((rule) => [rule.key, rule]))
  const exact = draft.rules.map((rule) => {
    const found = [...left.values()].find((one) => range.every((field) => isSame(rule, one, field)))
    if (found) left.delete(found.key)
    return found
  })
  const others = [...left.values()]
  return {
    ...draft,
    rules: draft.rules.map(({ official: _, ...rule }, position) => {
      const official = exact[position] ?? others.shift()
      return official ? { ...rule, official } : rule
    }),
  }
}

// Without who delivers: copies made before that could be set are matched by the other fields.
const range = ['priceFrom', 'priceTo', 'weightFrom', 'weightTo', 'freeShipping', 'fulfilled'] as const

export function isAsOfficial(rule: RuleDraft, field: Exclude<keyof RuleDraft, 'key' | 'official'>): boolean {
  return rule.official !== undefined && isSame(rule, rule.official, field)
}

function isSame(one: RuleDraft, other: RuleDraft, field: keyof RuleDraft): boolean {
  return one[field] === other[field]
}

/** The draft with the bands of the copied table. Name and validity stay as the seller set them. */
export function backToOfficial(draft: TableDraft, table: FeeTable): TableDraft {
  const { dependsOn, edge, rules } = draftOf(table)
  const next = nextKey(draft)
  return {
    ...draft,
    dependsOn,
    edge,
    rules: rules.map((rule) => ({ ...rule, key: next + rule.key, official: rule })),
  }
}

export function differsFrom(draft: TableDraft, table: FeeTable, copy: OwnFeeTable): boolean {
  const back = backToOfficial(draft, table)
  return JSON.stringify(tableOfDraft(draft, copy).rules) !== JSON.stringify(tableOfDraft(back, copy).rules)
}

function belongsAbove(rules: readonly FeeRule[]): boolean {
  return rules.some(({ weight }) => weight && weight.from > 0 && weight.fromExcluded !== true)
}

function draftOfRule(rule: FeeRule, key: number): RuleDraft {
  return {
    key,
    priceFrom: rule.price?.from ?? 0,
    priceTo: rule.price?.to ?? null,
    weightFrom: rule.weight?.from ?? 0,
    weightTo: rule.weight?.to ?? null,
    freeShipping: rule.freeShipping ?? null,
    fulfilled: rule.fulfilled ?? null,
    ownDelivery: rule.ownDelivery ?? null,
    commission: rule.commission,
    fixedFee: rule.fixedFee,
    cap: rule.fixedFeeCap ?? null,
    eachKilogramMore: rule.eachKilogramMore ?? null,
  }
}

type OwnRule = OwnFeeTable['rules'][number]

/**
 * Converts a draft back to the table it began as. A price on a border belongs to the band that begins there, a weight
 * to the band that `edge` says. The heaviest weight always belongs to the last band.
 */
export function tableOfDraft(draft: TableDraft, table: OwnFeeTable): OwnFeeTable {
  return {
    ...table,
    name: draft.name.trim(),
    validFrom: draft.validFrom || null,
    validUntil: draft.validUntil || null,
    rules: draft.rules.map((rule) => ruleOf(rule, draft)),
  }
}

function ruleOf(rule: RuleDraft, draft: TableDraft): OwnRule {
  const { priceFrom, priceTo, weightFrom, weightTo, commission, fixedFee } = rule
  const parts: Record<Dimension, OwnRule[(typeof partOf)[Dimension]] | null> = {
    price: isAny(priceFrom, priceTo) ? null : { from: priceFrom, to: priceTo },
    weight: isAny(weightFrom, weightTo) ? null : weightOf(rule, draft),
    programme: rule.freeShipping,
    fulfilment: rule.fulfilled,
    delivery: rule.ownDelivery,
    cap: rule.cap,
    kilogram: rule.eachKilogramMore,
  }
  const asked = draft.dependsOn.filter((dimension) => parts[dimension] !== null)
  return {
    ...Object.fromEntries(asked.map((dimension) => [partOf[dimension], parts[dimension]])),
    commission,
    fixedFee,
  }
}

function isAny(from: number, to: number | null): boolean {
  return from === 0 && to === null
}

function weightOf(
  { weightFrom, weightTo }: RuleDraft,
  { edge, rules }: TableDraft,
): NonNullable<OwnRule['weight']> {
  const isHeaviest = rules.every((other) => other.weightTo !== null && other.weightTo <= (weightTo ?? 0))
  return {
    from: weightFrom,
    to: weightTo,
    ...(edge === 'below' && weightFrom > 0 ? { fromExcluded: true } : {}),
    ...(weightTo !== null && (edge === 'below' || isHeaviest) ? { toIncluded: true } : {}),
  }
}

function nextKey({ rules }: TableDraft): number {
  return Math.max(-1, ...rules.map(({ key }) => key)) + 1
}

export function ruleAfter(draft: TableDraft): RuleDraft {
  const { rules, dependsOn } = draft
  const key = nextKey(draft)
  if (rules.length === 0) return { ...emptyRule, key }
  const { official: _, ...last } = rules.at(-1) ?? emptyRule
  const goesOnInWeight = dependsOn.includes('weight') && last.priceTo === null && last.weightTo !== null
  return goesOnInWeight
    ? { ...last, key, weightFrom: last.weightTo ?? 0, weightTo: null, priceFrom: 0, priceTo: null }
    : { ...last, key, priceFrom: last.priceTo ?? last.priceFrom, priceTo: null }
}

const emptyRule = draftOfRule({ commission: 0, fixedFee: 0 }, 0)
