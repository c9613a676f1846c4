import type { ProductFact, ProductFile } from '../files/product-facts.ts'
import { joinedName } from '../keys/sold-name.ts'
import { productBounds } from '../model/bounds.ts'
import { blankProduct, type Product } from '../model/product.ts'
import { type Doubt, keyText, type ProductKey } from '../model/product-key.ts'
import { applyFact, type FactOrigin } from './apply-fact.ts'
import { ambiguousSkus, keyOfFact, nameByTitles, repeatedNames } from './fact-keys.ts'
import type { ChangedField, FieldChange, PlannedRow, PlanOptions, RowOutcome } from './import-plan.ts'
import type { ProductDesk } from './product-desk.ts'
import { SaidBefore } from './said-before.ts'

type Planned = Pick<PlannedRow, 'product' | 'outcome' | 'changes' | 'otherwise'>

/** A row whose product is known: what it says of these products is still to count. */
interface Placed {
  readonly planned: Planned
  readonly products: readonly string[]
}

function placed(
  outcome: RowOutcome,
  product = '',
  changes: readonly FieldChange[] = [],
  otherwise: readonly ChangedField[] = [],
): Placed {
  return { planned: { product, outcome, changes, ...(otherwise.length > 0 && { otherwise }) }, products: [] }
}

/** A row of a listing as a whole is of all its variations. It makes no product: the listing may have variations. */
function placedListing(products: readonly Product[]): Placed {
  const [first] = products
  return first ? { ...placed('same', first.id), products: products.map(({ id }) => id) } : placed('unknown')
}

/** The fact without values, which count only once all rows have their products. */
function withoutValues({ marketplace, name }: ProductFact): Partial<ProductFact> {
  const none = { weight: null, size: null, cost: null, packaging: null, tax: null }
  return { ...none, name: marketplace === null ? '' : name }
}

interface Found {
  readonly product?: Product
  readonly doubt?: { readonly of: Product; readonly why: Doubt['why'] }
}

/** One file over the products as they are by then. */
export class FilePlan {
  private readonly desk: ProductDesk
  private readonly file: ProductFile
  private readonly options: PlanOptions
  private readonly ambiguous: ReadonlySet<string>
  private readonly repeated: ReadonlySet<string>
  private readonly said = new SaidBefore()

  constructor(desk: ProductDesk, file: ProductFile, options: PlanOptions) {
    this.desk = desk
    this.file = file
    this.options = options
    this.ambiguous = ambiguousSkus(file.facts)
    this.repeated = repeatedNames(file.facts)
  }

  /**
   * What becomes of each row. Rows of known listings are placed first, because their SKUs may help to find the others. Then
   * the rows change their products in the sequence of the file.
   */
  rows(at: number): readonly PlannedRow[] {
    const { facts } = this.file
    const known = facts.map((fact) => this.isKnown(fact))
    const placed = new Map<ProductFact, Placed>()
    for (const first of [true, false]) {
      for (const [place, fact] of facts.entries()) {
        if (known[place] === first) placed.set(fact, this.place(fact))
      }
    }
    return facts.map((fact) => {
      const { line, name, variation, sku } = fact
      const planned = this.withValues(fact, placed.get(fact) as Placed)
      return { file: at, line, name: joinedName(name, variation), sku, ...planned }
    })
  }

  private isKnown(fact: ProductFact): boolean {
    const key = this.keyOf(fact)
    return Boolean(this.desk.get(fact.product) ?? (key && this.desk.ofKey(key)))
  }

  private keyOf(fact: ProductFact): ProductKey | null {
    return keyOfFact(fact, this.file.source, this.file.readOn)
  }

  private originOf(key: ProductKey | null): FactOrigin {
    const cost = this.file.format === 'calculator' ? 'calculator' : 'list'
    return { key, cost, costsFrom: this.options.costsFrom }
  }

  private place(fact: ProductFact): Placed {
    const key = this.keyOf(fact)
    if (this.file.wholeListings && key) return placedListing(this.desk.ofListing(key))
    const { product, doubt } = this.find(fact, key)
    const isDoubted = doubt !== undefined && key !== null
    if (isDoubted && !this.addDoubt(doubt.of, { why: doubt.why, key })) return placed('full', doubt.of.id)
    if (!product && doubt) return placed('doubt', doubt.of.id)
    if (!product && key === null && fact.sku === '' && (fact.gtin === '' || fact.name === '')) {
      return placed('unknown')
    }
    if (!product && this.desk.size >= productBounds.products) return placed('list-full')
    // A SKU whose product the seller said it is not stays that one's.
    const target = product ?? blankProduct(this.options.newId())
    const said = this.said.without(target.id, { ...fact, ...withoutValues(fact) })
    const applied = applyFact(this.desk, target, said.fact, this.originOf(key))
    if (applied.isFull) return placed('full', target.id)
    this.desk.put(applied.product)
    const outcome = isDoubted ? 'doubt' : product ? 'same' : 'new'
    return { ...placed(outcome, target.id, applied.changes, said.otherwise), products: [target.id] }
  }

  private withValues(fact: ProductFact, { planned, products }: Placed): Planned {
    const changes = [...planned.changes]
    const otherwise = new Set(planned.otherwise)
    // A list of costs names products in its own way, and a listing's title is its offer's.
    const isNaming = fact.marketplace === null && (planned.outcome === 'new' || this.file.format !== 'costs')
    const values = { ...fact, sku: '', gtin: '', ...(!isNaming && { name: '' }) }
    for (const id of products) {
      const product = this.desk.get(id)
      if (!product) continue
      const said = this.said.without(id, values)
      const applied = applyFact(this.desk, product, said.fact, this.originOf(null))
      if (applied.isFull) return { ...planned, outcome: 'full' }
      this.desk.put(applied.product)
      changes.push(...applied.changes)
      for (const field of said.otherwise) otherwise.add(field)
    }
    const outcome = planned.outcome === 'same' && changes.length > 0 ? 'changed' : planned.outcome
    return { ...planned, outcome, changes, ...(otherwise.size > 0 && { otherwise: [...otherwise] }) }
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
