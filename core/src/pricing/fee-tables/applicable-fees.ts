import { type FeeRule, type FeeTable, holds, type Range } from './fee-table.ts'

/**
 * What a fee table may ask of a listing. Weight in kg, `commission` in percent, `freight` in reais. A commission of 0
 * is unknown: a stored listing starts with it, and no marketplace sells for nothing.
 */
export interface FeeFacts {
  readonly freeShipping?: boolean
  readonly weight?: number
  readonly commission?: number
  readonly freight?: number
}

/**
 * What the marketplace takes while the price lies in `price`: `commission` percent of it and `fixedFee` reais. Where
 * the fixed part is itself a percent of the price, that is `fixedFeeShare`, and `fixedFee` is 0.
 */
export interface PriceFee {
  readonly price: Range
  readonly commission: number
  readonly fixedFee: number
  readonly fixedFeeShare?: number
}

const anyPrice: Range = { from: 0, to: null }

/**
 * The fees of a table that hold for a listing, one entry for each price band in the table's order. Empty when the
 * table knows no fee for the listing, as for a weight above its heaviest band, or when one of its fees is a commission
 * that is unknown (`lacksCommission`). A typed freight that is missing counts 0. A fixed fee with a cap becomes two
 * bands: a share of the price up to the price at which both are the same, and the amount from there on.
 */
export function applicableFees(table: FeeTable<string>, facts: FeeFacts): PriceFee[] {
  if (lacksCommission(table, facts)) return []
  return rulesFor(table, facts).flatMap((rule) => feesOf(rule, facts))
}

/** Whether the table leaves the commission of such a listing to the seller, and the listing has none. */
export function lacksCommission(table: FeeTable<string>, facts: FeeFacts): boolean {
  return !facts.commission && rulesFor(table, facts).some(({ commission }) => commission === 'typed')
}

/** The heaviest weight in kg that a table has a fee for; null when its fees do not depend on weight or know no end. */
export function heaviestWeight(table: FeeTable<string>): number | null {
  const ends = table.rules.map((rule) => rule.weight?.to ?? null)
  return ends.every((end) => end !== null) ? Math.max(...ends) : null
}

/** The facts of a listing that a table's fees depend on, so that only these are asked of the seller. */
export function factsAskedBy({ rules }: FeeTable<string>): (keyof FeeFacts)[] {
  const asked: Record<keyof FeeFacts, boolean> = {
    freeShipping: rules.some((rule) => rule.freeShipping !== undefined),
    weight: rules.some((rule) => rule.weight !== undefined),
    commission: rules.some((rule) => rule.commission === 'typed'),
    freight: rules.some((rule) => rule.fixedFee === 'typed'),
  }
  return (Object.keys(asked) as (keyof FeeFacts)[]).filter((fact) => asked[fact])
}

function rulesFor(table: FeeTable<string>, facts: FeeFacts): FeeRule[] {
  return table.rules.filter(
    (rule) =>
      holds(rule.weight, facts.weight ?? 0) &&
      (rule.freeShipping === undefined || rule.freeShipping === (facts.freeShipping ?? true)),
  )
}

function feesOf(rule: FeeRule, facts: FeeFacts): PriceFee[] {
  const price = rule.price ?? anyPrice
  const commission = rule.commission === 'typed' ? (facts.commission ?? 0) : rule.commission
  const fixedFee = rule.fixedFee === 'typed' ? (facts.freight ?? 0) : rule.fixedFee
  const cap = rule.fixedFeeCap
  const capEnd = cap === undefined || fixedFee === 0 ? 0 : fixedFee / (cap / 100)
  if (cap === undefined || capEnd <= price.from) return [{ price, commission, fixedFee }]
  const capped = { commission, fixedFee: 0, fixedFeeShare: cap }
  if (capEnd >= (price.to ?? Number.POSITIVE_INFINITY)) return [{ price, ...capped }]
  const { fromExcluded: _, ...above } = price
  const { toIncluded: __, ...below } = price
  return [
    { price: { ...below, to: capEnd }, ...capped },
    { price: { ...above, from: capEnd }, commission, fixedFee },
  ]
}
