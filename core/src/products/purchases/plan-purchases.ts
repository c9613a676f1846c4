import { addCents, type Cents } from '../../money/index.ts'
import { supplierItemText } from '../costs/unit-costs.ts'
import type { Product } from '../model/product.ts'
import type { Purchase, PurchaseLine, SupplierItem } from '../model/purchase.ts'

/** What invoices would change: those to save, and how many were known as they are. `cancelled`: of those to save, the ones that do not count now. */
export interface PurchasePlan {
  readonly saved: readonly Purchase[]
  readonly same: number
  readonly cancelled: number
}

/**
 * What invoices and cancellations that were read change of the stored ones, in any order. An invoice counts
 * once, however often it was read, and a cancelled one stays cancelled.
 */
export function planPurchases(stored: readonly Purchase[], read: readonly Purchase[]): PurchasePlan {
  const known = new Map(stored.map((purchase) => [purchase.key, purchase]))
  const saved = new Map<string, Purchase>()
  let same = 0
  let cancelled = 0
  for (const one of read) {
    const before = saved.get(one.key) ?? known.get(one.key)
    const after = before ? merged(before, one) : one
    if (after === before) {
      same += 1
      continue
    }
    if (after.cancelled && !before?.cancelled) cancelled += 1
    saved.set(one.key, after)
  }
  return { saved: [...saved.values()], same, cancelled }
}

/** The same object if nothing is new. */
function merged(before: Purchase, read: Purchase): Purchase {
  const isCancelled = before.cancelled || read.cancelled
  const stated = before.lines.length > 0 || read.lines.length === 0 ? before : read
  if (stated === before && isCancelled === before.cancelled) return before
  return { ...stated, cancelled: isCancelled }
}

/**
 * A supplier's code without a product: its latest line, and what was bought of it in all. `product` is the only one with its
 * bar code, '' if there is none.
 */
export interface UnmatchedLine
  extends Pick<PurchaseLine, 'code' | 'gtin' | 'name' | 'unit' | 'proposedPack'> {
  readonly supplier: string
  readonly supplierName: string
  readonly quantity: number
  readonly cost: Cents
  readonly product: string
}

/** The suppliers' codes that are no product's yet, those that cost most first. Cancelled invoices ask nothing. */
export function unmatchedLines(
  purchases: readonly Purchase[],
  items: readonly SupplierItem[],
  products: readonly Product[],
): readonly UnmatchedLine[] {
  const ids = new Set(products.map(({ id }) => id))
  const known = new Set(items.flatMap((item) => (ids.has(item.product) ? supplierItemText(item) : [])))
  const byGtin = gtinOwners(products)
  const found = new Map<string, UnmatchedLine>()
  const inOrder = purchases.toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1))
  for (const { supplier, supplierName, cancelled, lines } of inOrder) {
    if (cancelled) continue
    for (const { code, gtin, name, unit, proposedPack, quantity, cost } of lines) {
      const text = supplierItemText({ supplier, code })
      if (known.has(text)) continue
      const before = found.get(text)
      found.set(text, {
        supplier,
        supplierName,
        code,
        gtin,
        name,
        unit,
        proposedPack,
        product: byGtin.get(gtin) ?? '',
        quantity: (before?.quantity ?? 0) + quantity,
        cost: before ? addCents(before.cost, cost) : cost,
      })
    }
  }
  return [...found.values()].sort((one, other) => other.cost - one.cost)
}

/** Units that are one piece of any product. */
const piece = /^(un|und|uni|unid|unidade|pc|pca|peca|peça)s?\.?$/i

/**
 * The codes that need no question: the bar code is one product's, and the unit is a piece. Others are to be asked once, with the
 * pieces in their unit.
 */
export function surelyMatched(lines: readonly UnmatchedLine[]): readonly SupplierItem[] {
  return lines.flatMap(({ supplier, code, product, unit, proposedPack }) =>
    product !== '' && proposedPack === 1 && piece.test(unit) ? [{ supplier, code, product, pack: 1 }] : [],
  )
}

function gtinOwners(products: readonly Product[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  const shared = new Set<string>()
  for (const { id, gtin } of products) {
    if (gtin === '') continue
    if (owners.has(gtin)) shared.add(gtin)
    owners.set(gtin, id)
  }
  for (const gtin of shared) owners.delete(gtin)
  return owners
}
