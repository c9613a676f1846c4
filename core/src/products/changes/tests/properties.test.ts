import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '../../../money/index.ts'
import type { ProductFact, ProductFile } from '../../files/product-facts.ts'
import { productIndex, productOf } from '../../keys/product-index.ts'
import { productBounds } from '../../model/bounds.ts'
import { blankProduct, type Product } from '../../model/product.ts'
import { joinProducts, partProducts } from '../join-products.ts'
import { circularKit } from '../kits.ts'
import { planImport } from '../plan-import.ts'
import { changed, idMaker, madeFile, sharedByTwo } from './made-files.ts'

const shops = ['shopee', 'mercadoLivre'] as const
const amount = fc.option(fc.integer({ min: 1, max: 9999 }).map(cents), { nil: null })

const fact: fc.Arbitrary<Partial<ProductFact>> = fc.record({
  listing: fc.constantFrom('', 'L1', 'L2', 'L3'),
  variationId: fc.constantFrom('', 'v1', 'v2'),
  sku: fc.constantFrom('', 'A', 'B', 'C'),
  name: fc.constantFrom('', 'Copo', 'Prato', 'Copo grande'),
  gtin: fc.constantFrom('', '96385074'),
  price: amount,
  cost: amount,
  weight: fc.option(fc.integer({ min: 1, max: 500 }), { nil: null }),
})

/** As a reader leaves them: one fact of each variation or SKU, one name for each listing, and no listings in stock. */
const file: fc.Arbitrary<ProductFile> = fc
  .tuple(fc.constantFrom(...shops, null), fc.array(fact, { minLength: 1, maxLength: 6 }), fc.uuid())
  .map(([marketplace, facts, source]) => {
    const names = new Map(facts.map(({ listing, name = '' }) => [listing, name]))
    const fit = facts.map((one) =>
      marketplace === null
        ? { ...one, listing: '', variationId: '' }
        : { ...one, name: names.get(one.listing) ?? '' },
    )
    const once = new Map(
      fit
        .filter(({ listing, sku }) => (marketplace === null ? sku !== '' : listing !== ''))
        .map((one) => [JSON.stringify(marketplace ? [one.listing, one.variationId] : one.sku), one]),
    )
    return madeFile(marketplace, [...once.values()], { source })
  })
const files = fc.array(file, { minLength: 1, maxLength: 4 })
const options = () => ({ costsFrom: '2026-11-01', newId: idMaker() })

/** Lists that files one after another have made. */
const lists = files.map((all) => {
  const newId = idMaker('x')
  return all.reduce<readonly Product[]>(
    (products, one) => changed(products, planImport(products, [one], { costsFrom: '2026-10-01', newId })),
    [],
  )
})

it('gives the same list for files that come together, in any sequence of them', () => {
  fc.assert(
    fc.property(lists, files, (products, all) => {
      const [one, other] = [all, all.toReversed()].map((some) => planImport(products, some, options()))
      expect(other?.saved).toEqual(one?.saved)
      expect(other?.counts).toEqual(one?.counts)
    }),
  )
})

it('gives the same list for files that come one after another, if each says other things of it', () => {
  const universe = ['A', 'B', 'C'].flatMap((sku) => [
    ...shops.map((marketplace) =>
      madeFile(marketplace, [
        { listing: `${marketplace}-${sku}`, name: `Copo ${sku}`, sku, price: cents(990) },
      ]),
    ),
    madeFile(null, [{ sku, name: `Estoque ${sku}`, cost: cents(300), weight: 200 }]),
  ])
  const said = ({ id, keys, ...product }: Product) =>
    JSON.stringify({ ...product, keys: keys.map((key) => JSON.stringify(key)).sort() })
  const inOrder = (all: readonly ProductFile[]) => {
    const newId = idMaker()
    const list = all.reduce<readonly Product[]>(
      (products, one) => changed(products, planImport(products, [one], { costsFrom: '2026-11-01', newId })),
      [],
    )
    return list.map(said).sort()
  }
  const expected = inOrder(universe)
  expect(expected).toHaveLength(3)
  fc.assert(
    fc.property(fc.shuffledSubarray(universe, { minLength: universe.length }), (all) => {
      expect(inOrder(all)).toEqual(expected)
    }),
  )
})

it('changes nothing by the same file again', () => {
  fc.assert(
    fc.property(lists, file, (products, one) => {
      const next = changed(products, planImport(products, [one], options()))
      const again = planImport(next, [one], { costsFrom: '2026-11-01', newId: idMaker('z') })
      expect(again.saved).toEqual([])
      expect(again.counts.new + again.counts.changed).toBe(0)
    }),
  )
})

it('never has a SKU or key with two products, and shows every change of what was there', () => {
  const shown = ['sku', 'name', 'gtin', 'weight'] as const
  fc.assert(
    fc.property(lists, files, (products, all) => {
      const { saved, rows } = planImport(products, all, options())
      expect(sharedByTwo(changed(products, { saved }))).toEqual([])
      for (const after of saved) {
        expect(after.keys.length).toBeLessThanOrEqual(productBounds.keys)
        const before = products.find(({ id }) => id === after.id)
        for (const field of before ? shown : []) {
          if (before?.[field] === after[field] || (field === 'name' && before?.name === '')) continue
          const changes = rows.flatMap((row) => (row.product === after.id ? row.changes : []))
          expect(changes).toContainEqual(expect.objectContaining({ field, is: after[field] }))
        }
      }
    }),
  )
})

it('gives back the product of each line when joined products are parted', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (products, one, other) => {
      const [a, b] = [products[one % products.length], products[other % products.length]]
      if (!a || !b || a === b || a.sku === '') return
      const joined = joinProducts(products, [], { into: a.id, from: b.id })
      if (typeof joined === 'string') expect.fail(joined)
      const together = changed(products, joined)
      expect(sharedByTwo(together)).toEqual([])
      const lines = products.flatMap(({ id, sku, keys }) =>
        keys
          .filter(({ kind }) => kind === 'listing')
          .map((key) => ({
            id,
            marketplace: key.marketplace,
            listing: key.id,
            variationId: key.variation,
            sku,
          })),
      )
      const ownerOf = (list: readonly Product[]) => {
        const index = productIndex(list)
        return lines.map((line) => productOf(index, { ...line, name: '', variation: '' })?.product.id)
      }
      expect(ownerOf(together)).toEqual(lines.map(({ id }) => (id === b.id ? a.id : id)))
      const parted = partProducts(together, { product: a.id, keys: b.keys, sku: b.sku }, () => b.id)
      if (typeof parted === 'string') expect.fail(parted)
      const apart = changed(together, parted)
      expect(ownerOf(apart)).toEqual(lines.map(({ id }) => id))
      expect(apart.find(({ id }) => id === a.id)).toMatchObject({
        sku: a.sku,
        name: a.name || b.name,
        keys: a.keys,
      })
      expect(apart.find(({ id }) => id === b.id)).toMatchObject({ sku: b.sku, keys: b.keys })
    }),
  )
})

it('never joins so that a kit contains itself', () => {
  const kits = fc
    .array(fc.array(fc.nat({ max: 4 }), { maxLength: 2 }), { minLength: 5, maxLength: 5 })
    .map((all) =>
      all.map(
        (parts, at): Product => ({
          ...madeProduct(`k${at}`),
          // Only products further on, so that none contains itself.
          kit: [...new Set(parts.filter((part) => part > at))].map((part) => ({
            product: `k${part}`,
            units: 2,
          })),
        }),
      ),
    )
  fc.assert(
    fc.property(kits, fc.nat({ max: 4 }), fc.nat({ max: 4 }), (products, one, other) => {
      const joined = joinProducts(products, [], { into: `k${one}`, from: `k${other}` })
      if (joined === 'kit' || joined === 'full') return
      const list = changed(products, joined)
      const byId = new Map(list.map((product) => [product.id, product]))
      for (const { id, kit } of list) {
        expect(circularKit(byId, [id])).toBeUndefined()
        expect(kit.every(({ product }) => byId.has(product))).toBe(true)
      }
    }),
  )
})

function madeProduct(id: string): Product {
  return { ...blankProduct(id), sku: id, name: id }
}
