import { fieldNames } from '@vendaclara/contract/pricing'
import { defaultTables } from '@vendaclara/core/pricing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Listing, newListing } from '../../model/listing.ts'
import { changedFields, fieldsApart, valuesBefore, withFieldsOf } from './merge-listings.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const plain = newListing('um', 'shopee', basis)

const few = fc.constantFrom(0, 1, 2)
const perhaps = fc.constantFrom(undefined, 1, 2)
/** Few values each, so that sides often agree. */
const listing: fc.Arbitrary<Listing> = fc
  .record({
    title: fc.constantFrom('Caneca', 'Xícara'),
    sku: fc.constantFrom(undefined, 'A', 'B'),
    productCost: few,
    profitMargin: few,
    freeShipping: fc.boolean(),
    category: fc.constantFrom('', 'casa'),
    currentPrice: perhaps,
    couponPercent: perhaps,
  })
  .map((part) => ({ ...plain, ...part }))
const sides = fc.record({ base: listing, mine: listing, theirs: listing })

/** What the seller sees when nothing is asked, or when an answer takes one side. */
function merged(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Listing>,
  answer: 'mine' | 'theirs',
) {
  const { taken, asked } = fieldsApart({ mine, theirs, before: valuesBefore(base, mine) })
  return withFieldsOf(mine, theirs, answer === 'theirs' ? [...taken, ...asked] : taken)
}

test('a field changed on one side only is taken from it, and one changed on both is asked for', () => {
  const base = { ...plain, productCost: 10, profitMargin: 20, title: 'Caneca', sku: 'A' }
  const mine = { ...base, productCost: 12, title: 'Caneca azul', sku: undefined }
  const theirs = { ...base, productCost: 14, profitMargin: 30, couponPercent: 5, title: 'Caneca azul' }
  const before = valuesBefore(base, mine)
  expect(before).toEqual({ productCost: 10, title: 'Caneca', sku: 'A' })
  expect(fieldsApart({ mine, theirs, before })).toEqual({
    taken: ['profitMargin', 'couponPercent'],
    asked: ['productCost'],
  })
})

test('what is calculated is never asked for', () => {
  const theirs = {
    ...plain,
    salePrice: 99,
    netMargin: 0.5,
    charges: 9,
    fixCost: 9,
    monthlyBilling: 9,
    version: 'v',
  }
  expect(fieldsApart({ mine: plain, theirs, before: {} })).toEqual({ taken: [], asked: [] })
})

test('a listing that was not known here before is asked for in whatever differs', () => {
  const theirs = { ...plain, productCost: 14, sku: 'A' }
  expect(fieldsApart({ mine: plain, theirs, before: undefined })).toEqual({
    taken: [],
    asked: ['sku', 'productCost'],
  })
})

test('a value that was typed and taken back is no change', () => {
  expect(changedFields({ productCost: 0, profitMargin: 10 }, plain)).toEqual(['profitMargin'])
})

test('every field ends with the value of one side, whichever the answer', () => {
  fc.assert(
    fc.property(sides, fc.constantFrom('mine' as const, 'theirs' as const), (all, answer) => {
      const result = merged(all, answer)
      for (const field of fieldNames) expect([all.mine[field], all.theirs[field]]).toContain(result[field])
    }),
  )
})

test('where only one side changed anything the result is that side, and nothing is asked', () => {
  fc.assert(
    fc.property(listing, listing, (base, changed) => {
      expect(merged({ base, mine: changed, theirs: base }, 'mine')).toEqual(changed)
      expect(merged({ base, mine: base, theirs: changed }, 'mine')).toEqual(changed)
      expect(
        fieldsApart({ mine: changed, theirs: changed, before: valuesBefore(base, changed) }).asked,
      ).toEqual([])
    }),
  )
})

test('both devices are asked the same, and come to the same listing whoever is asked', () => {
  fc.assert(
    fc.property(sides, ({ base, mine, theirs }) => {
      const swapped = { base, mine: theirs, theirs: mine }
      const asked = (all: typeof swapped) =>
        fieldsApart({ mine: all.mine, theirs: all.theirs, before: valuesBefore(base, all.mine) }).asked
      expect(asked({ base, mine, theirs })).toEqual(asked(swapped))
      expect(merged({ base, mine, theirs }, 'mine')).toEqual(merged(swapped, 'theirs'))
    }),
  )
})

test('a field is asked for only if both sides changed it, to different values', () => {
  fc.assert(
    fc.property(sides, ({ base, mine, theirs }) => {
      const { asked } = fieldsApart({ mine, theirs, before: valuesBefore(base, mine) })
      const both = fieldNames.filter(
        (field) =>
          base[field] !== mine[field] && base[field] !== theirs[field] && mine[field] !== theirs[field],
      )
      expect(asked).toEqual(both)
    }),
  )
})
