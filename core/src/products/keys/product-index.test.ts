import { expect, it } from 'vitest'
import { blankProduct, type Product } from '../model/product.ts'
import type { ProductKey } from '../model/product-key.ts'
import { productIndex, productOf, productsOfListing } from './product-index.ts'
import { proposedProducts } from './proposed-product.ts'
import type { SoldName } from './sold-name.ts'
import { statedFees } from './stated-fees.ts'

const product = (id: string, part: Partial<Product> = {}): Product => ({ ...blankProduct(id), ...part })
const key = (part: Partial<ProductKey> & Pick<ProductKey, 'kind' | 'id'>): ProductKey => ({
  marketplace: 'mercadoLivre',
  variation: '',
  source: '',
  ...part,
})
const line = (part: Partial<SoldName>): SoldName => ({
  marketplace: 'mercadoLivre',
  sku: '',
  name: 'Copo',
  variation: '',
  ...part,
})
const offer = (commission: number | null, readOn = '2026-11-01') => ({
  title: 'Copo',
  price: null,
  commission,
  fixedFee: null,
  readOn,
})

it('finds the product of a line by the surest key that the line has', () => {
  const index = productIndex([
    product('a', { sku: 'A', keys: [key({ kind: 'listing', id: 'MLB1', variation: '1' })] }),
    product('b', { sku: 'B', keys: [key({ kind: 'listing', id: 'MLB1', variation: '2' })] }),
    product('c', {
      keys: [
        key({ kind: 'sku', id: 'A' }),
        key({ kind: 'sku', id: 'ML' }),
        key({ kind: 'calculator', id: 'calc' }),
      ],
    }),
    product('d', { keys: [key({ kind: 'name', id: 'Copo', variation: 'Azul' })] }),
    product('e', { keys: [key({ kind: 'listing', id: 'MLB2' })] }),
  ])
  const found = (part: Partial<SoldName>) => {
    const answer = productOf(index, line(part))
    return answer && [answer.product.id, answer.by]
  }
  expect(found({ listing: 'MLB1', variationId: '2', sku: 'A' })).toEqual(['b', 'listing'])
  expect(found({ listing: ' MLB2 ', sku: 'A' })).toEqual(['e', 'listing'])
  expect(found({ calculator: 'calc', sku: 'B' })).toEqual(['c', 'calculator'])
  expect(found({ sku: 'A' })).toEqual(['c', 'sku'])
  expect(found({ marketplace: 'shopee', sku: ' A ' })).toEqual(['a', 'own'])
  expect(found({ marketplace: 'shopee', sku: 'ML' })).toEqual(['c', 'sku'])
  expect(found({ listing: 'MLB1', sku: 'B' })).toEqual(['b', 'own'])
  expect(found({ variation: 'Azul' })).toEqual(['d', 'name'])
  expect(found({ marketplace: 'shopee', sku: 'a' })).toBeNull()
  expect(found({ listing: 'MLB1' })).toBeNull()
  expect(found({ listing: 'MLB1', variationId: '3' })).toBeNull()
  expect(found({ variation: 'Azul', sku: 'unknown' })).toBeNull()
  expect(productsOfListing(index, 'mercadoLivre', 'MLB1').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(productsOfListing(index, 'shopee', 'MLB1')).toEqual([])
})

it('knows the commission that a file states for a listing, and none where two could be meant', () => {
  const index = productIndex([
    product('a', {
      sku: 'A',
      keys: [
        key({ kind: 'listing', id: 'MLB1', variation: '1', offer: offer(14, '2026-10-01') }),
        key({ kind: 'listing', id: 'MLB1', variation: '2', offer: offer(12) }),
      ],
    }),
    product('b', {
      sku: 'B',
      keys: [
        key({ kind: 'listing', id: 'MLB2', offer: offer(11) }),
        key({ kind: 'listing', id: 'MLB3', offer: { ...offer(17), title: 'Copo premium' } }),
      ],
    }),
    product('c', { sku: 'C', keys: [key({ kind: 'listing', id: 'MLB4', offer: offer(null) })] }),
  ])
  const commission = (part: Partial<SoldName>) => statedFees(index, line(part))?.commission
  expect(commission({ listing: 'MLB1' })).toBe(12)
  expect(commission({ sku: 'A' })).toBe(12)
  expect(commission({ sku: 'B', name: 'Copo premium' })).toBe(17)
  expect(commission({ sku: 'B', name: 'Outro' })).toBeUndefined()
  expect(commission({ sku: 'C' })).toBeUndefined()
  expect(commission({ listing: 'MLB4' })).toBeUndefined()
})

it('proposes a product only by a name that is exactly its own and no other one has', () => {
  const propose = proposedProducts([
    product('blue', { name: 'Copo - Azul' }),
    product('one', { name: 'Prato' }),
    product('two', { name: 'Prato' }),
    product('none'),
  ])
  expect(propose({ name: ' Copo ', variation: 'Azul' })?.id).toBe('blue')
  expect(propose({ name: 'Copo - Azul', variation: '' })?.id).toBe('blue')
  for (const name of ['Copo', 'copo - azul', 'Copo - Azul ', 'Prato', '']) {
    const found = propose({ name, variation: '' })
    expect(found?.id).toBe(name.trim() === 'Copo - Azul' ? 'blue' : undefined)
  }
})
