import { cents } from '@vendaclara/core/money'
import { keyText, type Product, type ProductKey } from '@vendaclara/core/products'
import { formatCents, formatPercent } from '../../../ui/number-formats.ts'
import { weightInWords, texts as words } from '../model/texts.ts'
import { texts } from './texts.ts'

const { fields, change, check, fact } = texts.preview

/** What a file would change of a product, or say of a new one, in words. */
export function describeChange(before: Product | undefined, after: Product): readonly string[] {
  const said = (name: string, is: string, was?: string) => {
    if (is === was || (before === undefined && is === '')) return []
    return was === undefined || was === '' ? [fact(name, is)] : [change(name, was, is || words.none)]
  }
  return [
    // Of a new one both are named beside it.
    ...(before ? said(fields.name, after.name, before.name) : []),
    ...(before ? said(fields.sku, after.sku, before.sku) : []),
    ...said(fields.gtin, after.gtin, before?.gtin),
    ...said(fields.weight, weight(after), before && weight(before)),
    ...said(fields.size, size(after), before && size(before)),
    ...said(fields.packaging, money(after.packaging), before && money(before.packaging)),
    ...said(fields.tax, percent(after.tax), before && percent(before.tax)),
    ...costsChanged(before?.costs ?? [], after.costs),
    ...keysChanged(before?.keys ?? [], after.keys),
  ]
}

/**
 * The points of a change that the seller should check: a number, a listing's price too, that would become ten or more times what it was, or a tenth, a cost
 * above what a listing sells for, and a weight that no parcel has.
 */
export function checksOf(before: Product | undefined, after: Product): readonly string[] {
  const [was, is] = [before?.costs.at(-1)?.cost, after.costs.at(-1)?.cost]
  const isNewCost = is !== undefined && is !== was
  const prices = after.keys.flatMap(({ offer }) => offer?.price ?? [])
  const lowest = Math.min(...prices)
  const isNewWeight = after.weight !== null && after.weight !== before?.weight
  return [
    ...(isNewCost && isScaled(was, is) ? [check.scaled(fields.cost)] : []),
    ...(isNewCost && is > lowest ? [check.costAbovePrice(money(is), money(cents(lowest)))] : []),
    ...(isNewWeight && isScaled(before?.weight, after.weight) ? [check.scaled(fields.weight)] : []),
    ...(isNewWeight && (after.weight ?? 0) > heaviest ? [check.heavy(weight(after))] : []),
    ...(isScaled(before?.packaging, after.packaging) ? [check.scaled(fields.packaging)] : []),
    ...(hasScaledPrice(before, after) ? [check.scaled(fields.prices(1))] : []),
  ]
}

function hasScaledPrice(before: Product | undefined, after: Product): boolean {
  const prices = new Map(before?.keys.map((key) => [keyText(key), key.offer?.price]))
  return after.keys.some((key) => isScaled(prices.get(keyText(key)), key.offer?.price))
}

/** In grams; marketplaces take no heavier parcel. */
const heaviest = 30_000

function isScaled(was: number | null | undefined, is: number | null | undefined): boolean {
  if (!was || !is || was === is) return false
  const power = Math.log10(is / was)
  return Math.round(power) !== 0 && Math.abs(power - Math.round(power)) < 0.01
}

function keysChanged(before: readonly ProductKey[], after: readonly ProductKey[]): string[] {
  const known = new Map(before.map((key) => [keyText(key), key]))
  const added = after.filter((key) => !known.has(keyText(key))).length
  const read = after.flatMap(({ offer, ...key }) => {
    const was = known.get(keyText(key))
    return was && offer && offer !== was.offer ? [offer.price === was.offer?.price] : []
  })
  const confirmed = read.filter(Boolean).length
  const priced = read.length - confirmed
  return [
    ...(added > 0 ? [fields.keys(added)] : []),
    ...(priced > 0 ? [fields.prices(priced)] : []),
    ...(confirmed > 0 ? [fields.confirmed(confirmed)] : []),
  ]
}

function weight({ weight: grams }: Product): string {
  return grams === null ? '' : weightInWords(grams)
}

function size({ size: of }: Product): string {
  return of
    ? [of.length, of.width, of.height].map((side) => String(side / 10).replace('.', ',')).join(' × ')
    : ''
}

function money(amount: Product['packaging']): string {
  return amount === null ? '' : formatCents(amount)
}

function percent(tax: number | null): string {
  return tax === null ? '' : formatPercent(tax)
}

/** Each cost that is new or another one, with what held on its day before. */
function costsChanged(before: Product['costs'], after: Product['costs']): string[] {
  const known = new Map(before.map(({ from, cost }) => [from, cost]))
  return after.flatMap(({ from, cost }) => {
    if (known.get(from) === cost) return []
    const was = before.findLast((one) => one.from <= from)
    return was ? [change(fields.cost, money(was.cost), money(cost))] : [fact(fields.cost, money(cost))]
  })
}
