import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '../../money/index.ts'
import { blankProduct, type Product } from '../model/product.ts'
import type { Purchase } from '../model/purchase.ts'
import { costBook, costOn, unitCostsOf, withoutCost } from './cost-book.ts'
import { costOfPieces } from './unit-costs.ts'

const product = (id: string, part: Partial<Product> = {}): Product => ({
  ...blankProduct(id),
  sku: id,
  name: id,
  ...part,
})
const cost = (from: string, amount: number) => ({ from, cost: cents(amount), origin: 'typed' as const })
const purchase = (
  issuedOn: string,
  quantity: number,
  amount: number,
  part: Partial<Purchase> = {},
): Purchase => ({
  key: issuedOn,
  number: '1',
  issuedOn,
  supplier: '11',
  supplierName: '',
  buyer: '22',
  cancelled: false,
  lines: [{ code: 'x', gtin: '', name: '', unit: 'CX', quantity, cost: cents(amount), proposedPack: 1 }],
  ...part,
})
const items = [{ supplier: '11', code: 'x', product: 'a', pack: 12 }]

it('has the cost of the day, and none before the first', () => {
  const book = costBook({
    products: [product('a', { costs: [cost('2026-10-01', 500), cost('2026-11-10', 0)] })],
    purchases: [
      purchase('2026-10-20', 2, 14_401),
      purchase('2026-11-10', 1, 9999),
      purchase('2026-12-01', 1, 9999, { cancelled: true }),
    ],
    items,
    method: 'dated',
  })
  const on = (day: string) => {
    const found = costOn(book, 'a', day)
    return found && [costOfPieces(found), found.origin]
  }
  expect(on('2026-09-30')).toBeNull()
  expect(on('2026-10-01')).toEqual([500, 'typed'])
  // 144.01 for 24 pieces.
  expect(on('2026-10-20')).toEqual([600, 'purchase'])
  expect(costOfPieces(costOn(book, 'a', '2026-10-20') ?? expect.fail(), 24)).toBe(14_401)
  expect(on('2026-12-31')).toEqual([0, 'typed'])
  expect(costOn(book, 'unknown', '2026-12-31')).toBeNull()
})

it('sums what the parts of a kit cost, and knows nothing if one is unknown or it contains itself', () => {
  const book = costBook({
    products: [
      product('a', { costs: [cost('2026-10-01', 500)] }),
      product('b'),
      product('kit', { kit: [{ product: 'a', units: 3 }] }),
      product('large', {
        kit: [
          { product: 'kit', units: 2 },
          { product: 'a', units: 1 },
        ],
      }),
      product('partly', {
        kit: [
          { product: 'a', units: 1 },
          { product: 'b', units: 1 },
        ],
      }),
      product('itself', { kit: [{ product: 'itself', units: 1 }] }),
    ],
    method: 'dated',
  })
  const on = (id: string) => costOn(book, id, '2026-10-01')?.total
  expect(['kit', 'large', 'partly', 'itself'].map(on)).toEqual([1500, 3500, undefined, undefined])
  expect(withoutCost(book, 'partly', '2026-10-01')).toEqual(['b'])
  expect(withoutCost(book, 'large', '2026-10-01')).toEqual([])
  expect(withoutCost(book, 'a', '2026-09-30')).toEqual(['a'])
})

it('has an average of all that was bought divided by its pieces, in any order of the invoices', () => {
  const bought = fc.array(
    fc.record({
      day: fc.integer({ min: 10, max: 28 }),
      quantity: fc.integer({ min: 1, max: 50_000 }).map((many) => many / 100),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(bought, fc.boolean(), (all, isReversed) => {
      const purchases = all.map(({ day, quantity, amount }) => purchase(`2026-10-${day}`, quantity, amount))
      const book = costBook({
        products: [product('a', { costs: [cost('2026-01-01', 1), cost('2026-10-15', 2)] })],
        purchases: isReversed ? purchases.toReversed() : purchases,
        items,
        method: 'average',
      })
      for (const { from, total, units, origin } of unitCostsOf(book, 'a')) {
        if (origin !== 'average') continue
        const until = all.filter(({ day }) => `2026-10-${day}` <= from)
        expect(total).toBe(until.reduce((sum, { amount }) => sum + amount, 0))
        expect(units).toBeCloseTo(
          until.reduce((sum, { quantity }) => sum + quantity * 12, 0),
          4,
        )
      }
    }),
  )
})
