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
 * What a fee table may ask of a listing. Weight in kg, `commission` in percent, `freight` in reais; `category` is the id of one
 * of the table's, `fulfilled` whether the marketplace stores and ships the product (FBA of Amazon), `ownDelivery` whether the
 * seller delivers it where the marketplace would (Flex of Mercado Livre); both false unless said. A commission of 0 is unknown: a
 * stored listing starts with it, and no marketplace sells for nothing.
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

/** The facts that are yes or no, and what counts of a listing that does not say. */
const choices = { freeShipping: true, fulfilled: false, ownDelivery: false } as const
export type Choice = keyof typeof choices
export const choiceNames = Object.keys(choices) as readonly Choice[]

/**
 * What the marketplace takes while the price lies in `price`: `commission` percent of it and `fixedFee` reais. Where
 * the fixed part is itself a percent of the price, that is `fixedFeeShare`, and `fixedFee` is 0. `commissionAmount` are
 * reais of the commission that do not grow with the price: its least amount, or what a dearer part of the price pays less.
 * `certainty` is there where the fee is less sure than its table.
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
 * The fees of a table that hold for a listing, one entry for each price band in the table's order. Empty when the
 * table knows no fee for the listing, as for a weight above its heaviest band, or when one of its fees is a commission
 * or a category that is unknown (`lacksCommission`, `lacksCategory`). A typed freight that is missing counts 0. A fixed
 * fee with a cap becomes two bands: a share of the price up to the price at which both are the same, and the amount from
 * there on; so does the commission of a category at the price where it exceeds its least amount.
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

/** The heaviest weight in kg that a table has a fee for; null when its fees do not depend on weight or know no end. */
export function heaviestWeight(table: FeeTable<string>): number | null {
  const ends = table.rules.map((rule) => rule.weight?.to ?? null)
  return ends.every((end) => end !== null) ? Math.max(...ends) : null
}

/**
 * The facts of a listing that a table's fees depend on, so that only these are asked of the seller. With the listing's
 * own facts, those that still matter for its programme and way of delivery.
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

/** The reais a sale that a fee takes whatever the price. */
export function flatAmount({ fixedFee, commissionAmount = 0 }: PriceFee): number {
  return fixedFee + commissionAmount
}

function rulesFor(table: FeeTable<string>, facts: FeeFacts): FeeRule[] {
  return table.rules.filter((rule) => holds(rule.weight, facts.weight ?? 0) && isChosen(rule, facts))
}

/** Whether a rule holds for the programme and the way of delivery of a listing. */
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

/** The least amount up to the price at which the percent is as much, and above it one percent or two. */
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

/** The share of the price up to the price at which it is the amount, and the amount from there on. */
function cappedFees(fixedFee: number, cap: number): Pick<PriceFee, 'price' | 'fixedFee' | 'fixedFeeShare'>[] {
  const capEnd = fixedFee / (cap / 100)
  const share = { fixedFee: 0, fixedFeeShare: cap }
  if (!Number.isFinite(capEnd)) return [{ price: anyPrice, ...share }]
  return [
    { price: { from: 0, to: capEnd }, ...share },
    { price: { from: capEnd, to: null }, fixedFee },
  ]
}

/** A gram is the smallest weight that counts: 10.98 kg are one kilogram above 9.98. */
function byWeight({ weight, eachKilogramMore }: FeeRule, fixedFee: number, facts: FeeFacts): number {
  if (eachKilogramMore === undefined) return fixedFee
  const grams = Math.round(((facts.weight ?? 0) - (weight?.from ?? 0)) * 1000)
  return Math.round((fixedFee + Math.ceil(Math.max(grams, 0) / 1000) * eachKilogramMore) * 1e6) / 1e6
}
