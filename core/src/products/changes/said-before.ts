import type { ProductFact } from '../files/product-facts.ts'
import type { ChangedField } from './import-plan.ts'

const fields = ['gtin', 'weight', 'size', 'cost', 'packaging', 'tax'] as const
type Field = (typeof fields)[number] | 'name'

/** What the rows of one file have said of each product: of different rows about it, the first one counts. */
export class SaidBefore {
  private readonly values = new Map<string, string>()

  /** The fact without the fields that differ from an earlier row of the product, and these fields. */
  without(
    product: string,
    fact: ProductFact,
  ): { readonly fact: ProductFact; readonly otherwise: readonly ChangedField[] } {
    const otherwise: Field[] = []
    // Only stock files name products; a listing's title is no name of a product.
    const all: readonly Field[] = fact.marketplace === null ? [...fields, 'name'] : fields
    for (const field of all) {
      const value = fact[field] ?? ''
      if (value === '') continue
      const place = JSON.stringify([product, field])
      const said = JSON.stringify(value)
      const before = this.values.get(place)
      if (before === undefined) this.values.set(place, said)
      else if (before !== said) otherwise.push(field)
    }
    if (otherwise.length === 0) return { fact, otherwise }
    const blanks = otherwise.map((field) => [field, field === 'gtin' || field === 'name' ? '' : null])
    return { fact: { ...fact, ...Object.fromEntries(blanks) }, otherwise }
  }
}
