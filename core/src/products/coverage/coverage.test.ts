import { expect, it } from 'vitest'
import { cents } from '../../money/index.ts'
import { costBook } from '../costs/cost-book.ts'
import { productIndex } from '../keys/product-index.ts'
import type { Product } from '../model/product.ts'
import { blankProduct } from '../model/product.ts'
import { coverageOf, meanPrice, type SoldRow } from './coverage.ts'

const product = (id: string, part: Partial<Product> = {}): Product => ({
  ...blankProduct(id),
  sku: id,
  ...part,
})
const cost = (from: string, amount: number) => [{ from, cost: cents(amount), origin: 'typed' as const }]
const row = (sku: string, revenue: number, part: Partial<SoldRow> = {}): SoldRow => ({
  marketplace: 'shopee',
  sku,
  name: `nome ${sku}`,
  variation: '',
  units: 1,
  unpriced: 0,
  revenue: cents(revenue),
  ...part,
})

const products = [
  product('known', { weight: 300, costs: cost('2026-09-01', 0) }),
  product('none', { weight: 100 }),
  product('late', { costs: cost('2026-10-15', 500) }),
  product('kit', {
    kit: [
      { product: 'known', units: 1 },
      { product: 'none', units: 2 },
    ],
  }),
]
const basis = {
  index: productIndex(products),
  book: costBook({ products, method: 'dated' }),
  from: '2026-10-01',
  until: '2026-10-31',
  knownBeside: ({ marketplace }: SoldRow, one: Product | null) => ({
    fee: marketplace === 'shopee',
    freight: one?.weight != null,
    tax: true,
  }),
}

it('says for how much of the revenue each part is known, and names what has no cost, by revenue', () => {
  const sold = [
    row('known', 5100),
    row('none', 1000),
    row('none', 1500, { marketplace: 'shein' }),
    row('late', 1500),
    row('kit', 500),
    row('other', 300),
    row('other', 100, { name: 'outro nome' }),
    row('known', 0, { units: 3, unpriced: 3 }),
  ]
  const { revenue, units, unpriced, known, uncosted } = coverageOf(sold, basis)
  expect([revenue, units, unpriced]).toEqual([10_000, 10, 3])
  expect(known).toEqual({
    product: { revenue: 9600, percent: 96 },
    // 0 was entered on purpose, and is known.
    cost: { revenue: 5100, percent: 51 },
    fee: { revenue: 8500, percent: 85 },
    freight: { revenue: 7600, percent: 76 },
    tax: { revenue: 10_000, percent: 100 },
  })
  expect(
    uncosted.map((one) => [one.product?.id, one.why, one.missing, one.revenue, one.sold.length]),
  ).toEqual([
    ['none', 'cost', ['none'], 2500, 2],
    ['late', 'later', ['late'], 1500, 1],
    ['kit', 'part', ['none'], 500, 1],
    [undefined, 'product', [], 400, 2],
  ])
})

it('knows no percent of nothing, and divides a mean only by the units that have a price', () => {
  expect(coverageOf([], basis).known.cost).toEqual({ revenue: 0, percent: null })
  expect(coverageOf([row('known', 0, { unpriced: 1 })], basis).known.cost.percent).toBeNull()
  expect(meanPrice(row('a', 3000, { units: 5, unpriced: 2 }))).toBe(1000)
  expect(meanPrice(row('a', 0, { units: 2, unpriced: 2 }))).toBeNull()
})
