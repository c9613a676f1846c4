import { cents } from '@vendaclara/core/money'
import { blankProduct, type Product } from '@vendaclara/core/products'
import { expect, it } from 'vitest'
import { checksOf } from './describe-change.ts'

const product = (cost: number, more: Partial<Product> = {}): Product => ({
  ...blankProduct('a'),
  weight: 350,
  keys: [{ ...key, offer }],
  costs: [{ from: '2026-01-01', cost: cents(cost), origin: 'list' }],
  ...more,
})
const key = { marketplace: 'shopee', kind: 'listing', id: '1', variation: '', source: '' } as const
const offer = {
  title: 'Caneca',
  price: cents(2990),
  commission: null,
  fixedFee: null,
  readOn: '2026-01-01',
}

it.each<[string, Product | undefined, Product, readonly string[]]>([
  ['a cost ten times as large', product(945), product(9450), ['passa a 10 vezes', 'mais do que o preço']],
  ['a cost above the price', undefined, product(3001), ['mais do que o preço']],
  [
    'a weight in tons',
    product(945),
    product(945, { weight: 350_000 }),
    ['passa a 10 vezes', 'mais do que 30 kg'],
  ],
  [
    'a price ten times as large',
    product(945),
    product(945, { keys: [{ ...key, offer: { ...offer, price: cents(29_900) } }] }),
    ['preço de 1 anúncio: passa a 10 vezes'],
  ],
  ['another cost', product(945), product(990), []],
  ['an unchanged cost', product(9450), product(9450, { name: 'Caneca azul' }), []],
])('asks about %s', (_, before, after, said) => {
  const checks = checksOf(before, after)
  expect(checks).toHaveLength(said.length)
  for (const [place, words] of said.entries()) expect(checks[place]).toContain(words)
})
