import { cents } from '@vendaclara/core/money'
import { defaultTables } from '@vendaclara/core/pricing'
import { blankProduct, type Product, type ProductKey } from '@vendaclara/core/products'
import { expect, test } from 'vitest'
import type { CalculatorListing } from './pricing.ts'
import { offersOf } from './sales.ts'

const basis = {
  config: { monthlyBilling: 0, fixCost: 0, charges: 0 },
  tables: defaultTables,
  listings: [],
}
const key = (marketplace: ProductKey['marketplace'], price: number, part: object = {}): ProductKey => ({
  marketplace,
  kind: 'listing',
  id: '1',
  variation: '',
  source: 'a.xlsx',
  offer: { title: 'T', price: cents(price), commission: null, fixedFee: null, readOn: '2026-11-01', ...part },
})
const product = (keys: ProductKey[], part: Partial<Product> = {}): Product => ({
  ...blankProduct('p'),
  keys,
  ...part,
})
const listing: CalculatorListing = {
  id: 'c',
  marketplace: 'shopee',
  title: 'C',
  href: '',
  sku: 'P',
  currentPrice: undefined,
  costs: { productCost: 1, variableCost: 0, profitMargin: 20, tax: 0, monthlyCost: 0, monthlyBilling: 0 },
  facts: { freeShipping: true },
}

test('a price of a file leaves what the fees in use and the cost of the product leave', () => {
  // Shopee of the specification takes 20% and R$ 4,00: 100 - 20 - 4 - 50 = 26.
  const [offer] = offersOf(product([key('shopee', 100_00)]), 50, [], basis)
  expect(offer).toMatchObject({ price: 100, lacks: [], state: 'on-margin' })
  expect(offer?.margin).toBeCloseTo(26)
})

test('Mercado Livre’s own commission of the listing counts, and without it the margin is unknown', () => {
  const own = key('mercadoLivre', 100_00, { commission: 14.5, fixedFee: cents(600) })
  const [known] = offersOf(product([own]), 50, [], basis)
  expect(known?.margin).toBeCloseTo(100 - 14.5 - 6 - 50)
  const [unknown] = offersOf(product([key('mercadoLivre', 100_00)]), 50, [], basis)
  expect(unknown).toMatchObject({ margin: null, lacks: ['commission'] })
})

test('no cost gives no margin; a cost of 0 gives one', () => {
  expect(offersOf(product([key('shopee', 100_00)]), null, [], basis)[0]).toMatchObject({
    margin: null,
    lacks: ['cost'],
  })
  expect(offersOf(product([key('shopee', 100_00)]), 0, [], basis)[0]?.margin).toBeCloseTo(76)
})

test('the margin that the calculator wants decides whether a price is below it', () => {
  const at = (price: number) => offersOf(product([key('shopee', price)]), 50, [listing], basis)
  expect(at(60_00)[0]?.state).toBe('loss')
  expect(at(80_00)[0]?.state).toBe('below-margin')
  expect(at(100_00)[0]?.state).toBe('on-margin')
  // The listing without a current price of its own is the same place.
  expect(at(80_00)).toHaveLength(1)
})
