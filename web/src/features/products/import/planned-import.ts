import type { StoredProduct } from '@vendaclara/contract/products'
import {
  type DoubtedShop,
  doubtedShops,
  type ImportPlan,
  type PurchasePlan,
  planImport,
  planPurchases,
  type SupplierItem,
  surelyMatched,
  type UnmatchedLine,
  unmatchedLines,
} from '@vendaclara/core/products'
import type { Bought } from '../purchases/bought.ts'
import { lineText } from '../purchases/matches.ts'
import type { ProductList } from '../saving/queries.ts'
import type { NewChange } from '../saving/use-change-products.ts'
import { versioned } from '../saving/versioned.ts'
import type { FilesRead } from './use-read-files.ts'

/** What the files that were read would change. `products` are those of the list with the new ones, to choose from. */
export interface PlannedImport {
  readonly products: readonly StoredProduct[]
  readonly files: ImportPlan
  readonly shops: readonly DoubtedShop[]
  readonly purchases: PurchasePlan
  readonly sure: readonly SupplierItem[]
  readonly unmatched: readonly UnmatchedLine[]
}

export function plannedImport(
  { products }: ProductList,
  { purchases, items }: Bought,
  read: Pick<FilesRead, 'products' | 'invoices'>,
  costsFrom: string,
): PlannedImport {
  const files = planImport(products, read.products, { costsFrom, newId: () => crypto.randomUUID() })
  const saved = new Map(
    versioned(products, { saved: files.saved, removed: [] }).saved.map((one) => [one.id, one]),
  )
  const after = [
    ...products.map((product) => saved.get(product.id) ?? product),
    ...[...saved.values()].filter(({ version }) => version === ''),
  ]
  const plan = planPurchases(
    purchases,
    read.invoices.map(({ purchase }) => purchase),
  )
  const lines = unmatchedLines(plan.saved, items, after)
  const sure = surelyMatched(lines)
  const asked = new Set(sure.map(lineText))
  return {
    products: after,
    files,
    shops: doubtedShops(products, read.products),
    purchases: plan,
    sure,
    unmatched: lines.filter((line) => !asked.has(lineText(line))),
  }
}

/** The change that saves all of it. */
export function changeOfImport(
  { products, settings }: ProductList,
  planned: PlannedImport,
  { name, items, taxIds }: { name: string; items: readonly SupplierItem[]; taxIds: readonly string[] },
): NewChange {
  const { saved } = versioned(products, { saved: planned.files.saved, removed: [] })
  const isNews = taxIds.some((id) => !settings.taxIds.includes(id)) && planned.purchases.saved.length > 0
  return {
    kind: saved.length > 0 ? 'file' : 'purchases',
    name,
    saved,
    purchases: [...planned.purchases.saved],
    items: [...planned.sure, ...items],
    ...(isNews && { settings: { method: settings.method, taxIds: [...taxIds] } }),
  }
}
