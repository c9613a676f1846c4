import type { ProductFact, ProductFile } from '../files/product-facts.ts'
import { joinedName } from '../keys/sold-name.ts'
import { productBounds } from '../model/bounds.ts'
import type { Product } from '../model/product.ts'
import { type Doubt, keyText, type ProductKey } from '../model/product-key.ts'
import { applyFact, type FactOrigin } from './apply-fact.ts'
import { ambiguousSkus, keyOfFact, nameByTitles, repeatedNames } from './fact-keys.ts'
import {
  type ImportPlan,
  type PlannedRow,
  type PlanOptions,
  type RowOutcome,
  rowOutcomes,
} from './import-plan.ts'
import { blankProduct, ProductDesk } from './product-desk.ts'

/**
 * What files would change of the products; nothing is changed by it. Files given together give the same products in whichever
 * sequence they come: those of the stock first, then the marketplaces by their formats and names.
 *
 * A row is of the product with its id in our own export, its listing's key, its SKU, or (if it has neither key nor SKU) its bar
 * code. A name leads to no product: one that is equal, and that one product and one row alone have, becomes a doubt. So does a
 * SKU that a file has for listings of different names, and a listing whose SKU is another product's.
 */
export function planImport(
  products: readonly Product[],
  files: readonly ProductFile[],
  options: PlanOptions,
): ImportPlan {
  const desk = new ProductDesk(products)
  const rows: PlannedRow[] = []
  const sequence = [...files.entries()].sort(([, one], [, other]) => (rank(one) < rank(other) ? -1 : 1))
  for (const [at, file] of sequence) rows.push(...new FilePlan(desk, file, options).rows(at))
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, 0])) as Record<RowOutcome, number>
  for (const { outcome } of rows) counts[outcome] += 1
  return {
    saved: desk.changed(),
    rows: rows.toSorted((one, other) => one.file - other.file || one.line - other.line),
    counts,
  }
}

function rank({ marketplace, format, source, facts }: ProductFile): string {
  const [first] = facts
  return JSON.stringify([marketplace !== null, format, source, first?.listing, first?.sku])
}

interface Found {
  readonly product?: Product
  readonly doubt?: { readonly of: Product; readonly why: Doubt['why'] }
}

/** One file over the products as they are by then. */
class FilePlan {
  private readonly desk: ProductDesk
  private readonly file: ProductFile
  private readonly options: PlanOptions
  private readonly ambiguous: ReadonlySet<string>
  private readonly repeated: ReadonlySet<string>

  constructor(desk: ProductDesk, file: ProductFile, options: PlanOptions) {
    this.desk = desk
    this.file = file
    this.options = options
    this.ambiguous = ambiguousSkus(file.facts)
    this.repeated = repeatedNames(file.facts)
  }

  rows(at: number): readonly PlannedRow[] {
    return this.file.facts.map((fact) => {
      const { line, name, variation, sku } = fact
      const planned = this.plan(fact)
      return { file: at, line, name: joinedName(name, variation), sku, ...planned }
    })
  }

  private plan(fact: ProductFact): Pick<PlannedRow, 'product' | 'outcome' | 'changes'> {
    const { source, readOn, format } = this.file
    const key = keyOfFact(fact, source, readOn)
    const cost = format === 'calculator' ? 'calculator' : 'list'
    const origin: FactOrigin = { key, cost, costsFrom: this.options.costsFrom }
    if (this.file.wholeListings && key) return this.planListing(fact, key, origin)
    const { product, doubt } = this.find(fact, key)
    const isDoubted = doubt !== undefined && key !== null
    if (isDoubted && !this.addDoubt(doubt.of, { why: doubt.why, key })) return full(doubt.of.id)
    if (!product && doubt) return { product: doubt.of.id, outcome: 'doubt', changes: [] }
    if (!product && key === null && fact.sku === '' && (fact.gtin === '' || fact.name === '')) {
      return { product: '', outcome: 'unknown', changes: [] }
    }
    if (!product && this.desk.size >= productBounds.products) return full('')
    // A SKU whose product the seller said it is not stays that one's.
    const target = product ?? blankProduct(this.options.newId())
    // A list of costs names products in its own way.
    const said = product && format === 'costs' ? { ...fact, name: '' } : fact
    const applied = applyFact(this.desk, target, said, origin)
    if (applied.isFull) return full(target.id)
    this.desk.put(applied.product)
    const outcome = product ? (applied.changes.length > 0 ? 'changed' : 'same') : 'new'
    return { product: target.id, outcome: isDoubted ? 'doubt' : outcome, changes: applied.changes }
  }

  /** A row of a listing as a whole is of all its variations. It makes no product: the listing may have variations. */
  private planListing(fact: ProductFact, key: ProductKey, origin: FactOrigin) {
    const products = this.desk.ofListing(key)
    const [first] = products
    if (!first) return { product: '', outcome: 'unknown' as const, changes: [] }
    const measures = { ...fact, sku: '', gtin: '', name: '' }
    const changes = products.flatMap((product) => {
      const applied = applyFact(this.desk, product, measures, { ...origin, key: null })
      this.desk.put(applied.product)
      return applied.changes
    })
    const outcome = changes.length > 0 ? 'changed' : 'same'
    return { product: first.id, outcome, changes } as const
  }

  private find(fact: ProductFact, key: ProductKey | null): Found {
    const named = this.desk.get(fact.product)
    if (named) return { product: named }
    const byKey = key && this.desk.ofKey(key)
    const bySku = this.desk.ofSku(fact.sku, fact.marketplace)
    if (key && byKey) {
      const isShared = bySku && bySku.id !== byKey.id && !isRefused(bySku, key)
      return { product: byKey, ...(isShared && { doubt: { of: bySku, why: 'shared' as const } }) }
    }
    if (key && this.ambiguous.has(fact.sku)) {
      if (bySku && isRefused(bySku, key)) return {}
      const of = bySku ?? this.ofSkuAlone(fact)
      return of ? { doubt: { of, why: 'sku' } } : {}
    }
    if (bySku && !(key && isRefused(bySku, key))) return { product: bySku }
    if (fact.sku === '' && key === null) {
      const byGtin = this.desk.ofGtin(fact.gtin)
      return byGtin ? { product: byGtin } : {}
    }
    const joined = joinedName(fact.name, fact.variation)
    const like = bySku || !key || this.repeated.has(joined) ? undefined : this.desk.ofName(joined)
    const isProposed = key && like && (fact.sku === '' || like.sku === '') && !isRefused(like, key)
    return isProposed ? { doubt: { of: like, why: 'name' } } : {}
  }

  /** A product with no more than the SKU, for the doubts about the listings that have it. */
  private ofSkuAlone({ sku }: ProductFact): Product | undefined {
    if (this.desk.size >= productBounds.products) return undefined
    const product = { ...blankProduct(this.options.newId()), sku }
    this.desk.put(product)
    return product
  }

  /** Whether the product has the doubt, now or before. */
  private addDoubt(product: Product, doubt: Doubt): boolean {
    const text = keyText(doubt.key)
    if (product.doubts.some(({ key }) => keyText(key) === text)) return true
    if (product.doubts.length >= productBounds.doubts) return false
    const doubts = [...product.doubts, doubt]
    const name = product.name || nameByTitles({ ...product, doubts })
    this.desk.put({ ...product, doubts, name })
    return true
  }
}

function isRefused({ doubts }: Product, key: ProductKey): boolean {
  return doubts.some((doubt) => doubt.refused && keyText(doubt.key) === keyText(key))
}

function full(product: string): Pick<PlannedRow, 'product' | 'outcome' | 'changes'> {
  return { product, outcome: 'full', changes: [] }
}
