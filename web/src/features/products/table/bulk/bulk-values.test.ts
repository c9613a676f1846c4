import type { StoredProduct } from '@vendaclara/contract/products'
import { type Cents, toCents } from '@vendaclara/core/money'
import { blankProduct } from '@vendaclara/core/products'
import { expect, test } from 'vitest'
import { withValues } from './bulk-values.ts'

const made = (id: string, part: Partial<StoredProduct> = {}): StoredProduct => ({
  ...blankProduct(id),
  version: '',
  ...part,
})
const cost = { from: '2026-11-01', cost: toCents(12.5), origin: 'typed' } as const

test('only products that differ change, and only in what was given', () => {
  const light = made('light', { weight: 300, tax: 4 })
  const heavy = made('heavy', { weight: 900 })
  expect(withValues([light, heavy], { weight: 300 })).toEqual([{ ...heavy, weight: 300 }])
  expect(withValues([light, heavy], { tax: 4, packaging: 0 as Cents })).toEqual([
    { ...light, packaging: 0 },
    { ...heavy, tax: 4, packaging: 0 },
  ])
  expect(withValues([light], {})).toEqual([])
})

test('a cost counts from its day, beside those of other days, and never for a kit', () => {
  const before = { from: '2026-01-01', cost: toCents(10), origin: 'list' } as const
  const same = { ...before, from: '2026-11-01' }
  const kit = made('kit', { kit: [{ product: 'part', units: 2 }] })
  const found = withValues(
    [made('none'), made('has', { costs: [before, same] }), made('is', { costs: [cost] }), kit],
    { cost },
  )
  expect(found.map(({ id, costs }) => [id, costs])).toEqual([
    ['none', [cost]],
    ['has', [before, cost]],
  ])
})
