import { cents } from '../../../money/index.ts'
import type { Marketplace } from '../../../pricing/index.ts'
import type { ProductFact, ProductFile } from '../../files/product-facts.ts'
import type { Product } from '../../model/product.ts'
import { keyText } from '../../model/product-key.ts'
import type { ListChange } from '../answer-doubt.ts'

/** A fact with only what a test says of it. */
function madeFact(part: Partial<ProductFact>): ProductFact {
  return {
    line: 1,
    marketplace: 'shopee',
    listing: '',
    variationId: '',
    name: '',
    variation: '',
    sku: '',
    gtin: '',
    price: null,
    commission: null,
    fixedFee: null,
    weight: null,
    size: null,
    cost: null,
    ...part,
  }
}

export function madeFile(
  marketplace: Marketplace | null,
  parts: readonly Partial<ProductFact>[],
  about: Partial<ProductFile> = {},
): ProductFile {
  return {
    format: `made-${marketplace ?? 'stock'}`,
    marketplace,
    source: 'arquivo',
    readOn: '2026-11-28',
    facts: parts.map((part, index) => madeFact({ line: index + 2, marketplace, ...part })),
    leftOut: { notes: 0, parents: 0, nameless: 0, copies: 0 },
    problems: [],
    problemCount: 0,
    ...about,
  }
}

/** Ids p1, p2, … */
export function idMaker(prefix = 'p'): () => string {
  let count = 0
  return () => {
    count += 1
    return `${prefix}${count}`
  }
}

/** The list after a change. */
export function changed(
  products: readonly Product[],
  { saved, removed = [] }: Pick<ListChange, 'saved'> & Partial<ListChange>,
): readonly Product[] {
  const next = new Map(products.map((product) => [product.id, product]))
  for (const id of removed) next.delete(id)
  for (const product of saved) next.set(product.id, product)
  return [...next.values()]
}

/** The SKUs and keys that more than one product has. */
export function sharedByTwo(products: readonly Product[]): readonly string[] {
  const texts = products.flatMap(({ sku, keys }) => [...keys.map(keyText), ...(sku === '' ? [] : [sku])])
  return texts.filter((text, place) => texts.indexOf(text) !== place)
}

export const reais = (amount: number) => cents(Math.round(amount * 100))
