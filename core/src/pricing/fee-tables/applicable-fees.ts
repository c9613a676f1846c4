import {
  type Certainty,
  type FeeCategory,
  type FeeRule,
  type FeeTable,
  holds,
  overlap,
  type Range,
} from './fee-table.ts'

/**
 * What a fee table may need to know about a listing. Weight is in kg, `commission` in percent, `freight` in reais.
 *
 * - `category`: the id of one of the table's categories.
 * - `fulfilled`: the marketplace stores and ships the product (FBA of Amazon); false if absent.
 * - `ownDelivery`: the seller delivers instead of the marketplace (Flex of Mercado Livre); false if absent.
 * - `commission`: 0 means unknown, because a new listing starts with it and no marketplace sells for nothing.
 */
export interface FeeFacts {
  readonly freeShipping?: boolean
  readonly category?: string
  readonly fulfilled?: boolean
  readonly ownDelivery?: boolean
  readonly weight?: number
  readonly commission?: number
  readonly freight?: number
}

/** The yes-or-no facts, with the value that counts if a listing does not have them. */
const choices = { freeShipping: true, fulfilled: false, ownDelivery: false } as const
export type Choice = keyof typeof choices
export const choiceNames = Object.keys(choices) as readonly Choice[]

/**
 * The marketplace's fee for prices within `price`: `commission` percent of the price, and `fixedFee` reais.
 *
 * - `fixedFeeShare`: the fixed part as a percent of the price, if it is one; `fixedFee` is 0 then.
 * - `commissionAmount`: a part of the commission in reais that does not grow with the price. It is the minimum, or what
 *   a lower percent on the upper part of the price leaves as a constant.
 * - `certainty`: present if the fee is less certain than its table.
 */
export interface PriceFee {
  readonly price: Range
  readonly commission: number
  readonly commissionAmount?: number
  readonly fixedFee: number
  readonly fixedFeeShare?: number
  readonly certainty?: Certainty
}

const anyPrice: Range = { from: 0, to: null }

/**
 * The fees of a table that apply to a listing, one for each price band, in the sequence of the table.
 *
 * Empty if the table has no fee for the listing, for example above its heaviest weight, or if a needed commission or
 * category is unknown (`lacksCommission`, `lacksCategory`). A missing freight counts as 0. A capped fixed fee becomes
 * two bands: a share of the price up to the price at which both are equal, and the amount above. The commission of a
 * category is split in the same way where it exceeds its minimum.
 */
export function applicableFees(table: FeeTable<string>, facts: FeeFacts): PriceFee[] {
  const rules = rulesFor(table, facts)
  const category = categoryOf(table, facts)
  const isUnknown = ({ commission }: FeeRule) =>
    (commission === 'typed' && !facts.commission) || (commission === 'category' && !category)
  if (rules.some(isUnknown)) return []
  const ofCategory = category ? commissionsIn(category) : []
  return rules.flatMap((rule) => {
    const fees = feesOf(rule, facts, ofCategory)
    const { certainty } = rule
    return certainty === undefined ? fees : fees.map((fee) => ({ ...fee, certainty }))
  })
}

/** Whether the table leaves the commission of such a listing to the seller, and the listing has none. */
export function lacksCommission(table: FeeTable<string>, facts: FeeFacts): boolean {
  return !facts.commission && rulesFor(table, facts).some(({ commission }) => commission === 'typed')
}

/** Whether the commission of such a listing depends on its category, and the listing has none of the table's. */
export function lacksCategory(table: FeeTable<string>, facts: FeeFacts): boolean {
  return (
    !categoryOf(table, facts) && rulesFor(table, facts).some(({ commission }) => commission === 'category')
  )
}

/** Whether the fees of such a listing depend on its weight, and it has none: the lightest band counts then. */
export function lacksWeight(table: FeeTable<string>, facts: FeeFacts): boolean {
  return !facts.weight && factsAskedBy(table, facts).includes('weight')
}

/** The heaviest weight in kg for which a table has a fee; null if the weight does not matter or has no limit. */
export function heaviestWeight(table: FeeTable<string>): number | null {
  const ends = table.rules.map((rule) => rule.weight?.to ?? null)
  return ends.every((end) => end !== null) ? Math.max(...ends) : null
}

/**
 * The facts of a listing that a table's fees depend on, so that the seller is only asked for these. With `facts`, only
 * those that still matter for the listing's programme and way of delivery.
 */
export function factsAskedBy({ rules }: FeeTable<string>, facts?: FeeFacts): (keyof FeeFacts)[] {
  const left = facts ? rules.filter((rule) => isChosen(rule, facts)) : rules
  const isAsked = (choice: Choice) => rules.some((rule) => rule[choice] !== undefined)
  const asked: Record<keyof FeeFacts, boolean> = {
    freeShipping: isAsked('freeShipping'),
    category: left.some((rule) => rule.commission === 'category'),
    fulfilled: isAsked('fulfilled'),
    ownDelivery: isAsked('ownDelivery'),
    weight: left.some((rule) => (rule.weight ?? rule.eachKilogramMore) !== undefined),
    commission: left.some((rule) => rule.commission === 'typed'),
    freight: left.some((rule) => rule.fixedFee === 'typed'),
  }
  return (Object.keys(asked) as (keyof FeeFacts)[]).filter((fact) => asked[fact])
}

/** The part of a fee, in reais a sale, that does not depend on the price. */
export function flatAmount({ fixedFee, commissionAmount = 0 }: PriceFee): number {
  return fixedFee + commissionAmount
}

function rulesFor(table: FeeTable<string>, facts: FeeFacts): FeeRule[] {
  return table.rules.filter((rule) => holds(rule.weight, facts.weight ?? 0) && isChosen(rule, facts))
}

/** Whether a rule applies to the programme and the way of delivery of a listing. */
function isChosen(rule: FeeRule, facts: FeeFacts): boolean {
  return choiceNames.every(
    (name) => rule[name] === undefined || rule[name] === (facts[name] ?? choices[name]),
  )
}

function categoryOf({ categories = [] }: FeeTable<string>, facts: FeeFacts): FeeCategory | undefined {
  return categories.find(({ id }) => id === facts.category)
}

type Commission = Pick<PriceFee, 'price' | 'commission' | 'commissionAmount'>

function feesOf(rule: FeeRule, facts: FeeFacts, ofCategory: readonly Commission[]): PriceFee[] {
  const price = rule.price ?? anyPrice
  const fixedFee = rule.fixedFee === 'typed' ? (facts.freight ?? 0) : byWeight(rule, rule.fixedFee, facts)
  const cap = fixedFee === 0 ? undefined : rule.fixedFeeCap
  if (rule.commission !== 'category' && cap === undefined) {
    return [{ price, commission: percentOf(rule.commission, facts), fixedFee }]
  }
  const commissions =
    rule.commission === 'category'
      ? ofCategory
      : [{ price: anyPrice, commission: percentOf(rule.commission, facts) }]
  const fixedFees = cap === undefined ? [{ price: anyPrice, fixedFee }] : cappedFees(fixedFee, cap)
  return commissions.flatMap((commission) => {
    const within = overlap(price, commission.price)
    return fixedFees.flatMap((fixed) => {
      const both = within && overlap(within, fixed.price)
      return both ? [{ ...commission, ...fixed, price: both }] : []
    })
  })
}

function percentOf(commission: number | 'typed', facts: FeeFacts): number {
  return commission === 'typed' ? (facts.commission ?? 0) : commission
}

/** The minimum up to the price at which the percent equals it; above that the percent, which may change once more. */
function commissionsIn({ commission, least, above }: FeeCategory): Commission[] {
  const leastEnd = commission === 0 ? null : least / (commission / 100)
  const upTo: Commission = { price: { from: 0, to: leastEnd }, commission: 0, commissionAmount: least }
  if (leastEnd === null) return [upTo]
  const atLeast = leastEnd === 0 ? [] : [upTo]
  if (!above) return [...atLeast, { price: { from: leastEnd, to: null }, commission }]
  const saved = Math.round(above.price * (commission - above.commission) * 1e4) / 1e6
  return [
    ...atLeast,
    { price: { from: leastEnd, to: above.price }, commission },
    {
      price: { from: above.price, to: null },
      commission: above.commission,
      commissionAmount: saved,
    },
  ]
}

/** The share of the price up to the price at which it equals the amount; above that the amount. */
function cappedFees(fixedFee: number, cap: number): Pick<PriceFee, 'price' | 'fixedFee' | 'fixedFeeShare'>[] {
  const capEnd = fixedFee / (cap / 100)
  const share = { fixedFee: 0, fixedFeeShare: cap }
  if (!Number.isFinite(capEnd)) return [{ price: anyPrice, ...share }]
  return [
    { price: { from: 0, to: capEnd }, ...share },
    { price: { from: capEnd, to: null }, fixedFee },
  ]
}

/** Weights are compared in whole grams, because of binary fractions: 10.98 kg is one kilogram above 9.98. */
function byWeight({ weight, eachKilogramMore }: FeeRule, fixedFee: number, facts: FeeFacts): number {
  if (eachKilogramMore === undefined) return fixedFee
  const grams = Math.round(((facts.weight ?? 0) - (weight?.from ?? 0)) * 1000)
  return Math.round((fixedFee + Math.ceil(Math.max(grams, 0) / 1000) * eachKilogramMore) * 1e6) / 1e6
}
