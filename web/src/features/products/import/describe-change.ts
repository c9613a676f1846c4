import { keyText, type Product, type ProductKey } from '@vendaclara/core/products'
import { formatCents, formatPercent } from '../../../ui/number-formats.ts'
import { weightInWords, texts as words } from '../model/texts.ts'
import { texts } from './texts.ts'

const { fields, change, fact } = texts.preview

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

function keysChanged(before: readonly ProductKey[], after: readonly ProductKey[]): string[] {
  const known = new Map(before.map((key) => [keyText(key), key]))
  const added = after.filter((key) => !known.has(keyText(key))).length
  const priced = after.filter((key) => {
    const was = known.get(keyText(key))
    return was !== undefined && key.offer?.price != null && key.offer.price !== was.offer?.price
  }).length
  return [...(added > 0 ? [fields.keys(added)] : []), ...(priced > 0 ? [fields.prices(priced)] : [])]
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
