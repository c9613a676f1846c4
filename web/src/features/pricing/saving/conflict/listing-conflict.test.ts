import { defaultTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { type Listing, newListing, withPrice } from '../../model/listing.ts'
import { type ListingChange, savingOf } from '../listing-change.ts'
import { type Answer, conflictOf, resolve, withTaken } from './listing-conflict.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const priced = (listing: Listing) => withPrice(listing, basis)
const base = priced({ ...newListing('um', 'shopee', basis), productCost: 10, version: 'v1' })
const theirs = (part: Partial<Listing>) => priced({ ...base, ...part, version: 'v2' })

/** A change made here while another device stored something else. */
const held = (part: Partial<Listing>, elsewhere: Listing | null): ListingChange => ({
  ...savingOf(base, priced({ ...base, ...part })),
  elsewhere,
})
const isAsked = (change: ListingChange) => conflictOf(change)?.isAsked

test('only a change that another device crossed is in conflict, and a removal is a decision already', () => {
  const change = savingOf(base, { ...base, productCost: 12 })
  expect(conflictOf(change)).toBeUndefined()
  expect(conflictOf({ ...change, kind: 'remove', elsewhere: theirs({ productCost: 14 }) })).toBeUndefined()
})

test('changes of different fields are joined and calculated anew, over what is stored now', () => {
  const change = held({ productCost: 12 }, theirs({ profitMargin: 30 }))
  expect(conflictOf(change)).toMatchObject({ taken: ['profitMargin'], asked: [], isAsked: false })
  const { change: saved, isSent } = resolve(change, 'mine', priced)
  expect([isSent, saved.replaces, saved.before]).toEqual([true, ['v2'], { productCost: 10 }])
  // (12 + 4) / (1 - 0.30 - 0.20)
  expect(saved.listing).toMatchObject({ productCost: 12, profitMargin: 30, netMargin: 0.3, salePrice: 32 })
})

test('what came to the same on both devices is not sent again', () => {
  const change = held({ productCost: 12 }, theirs({ productCost: 12, profitMargin: 30 }))
  expect(isAsked(change)).toBe(false)
  expect(resolve(change, 'mine', priced)).toMatchObject({
    isSent: false,
    change: { listing: { productCost: 12, profitMargin: 30, version: 'v2' } },
  })
})

test('a price of another configuration is sent, though no field of the seller differs', () => {
  const taxed = { ...basis, config: { ...basis.config, charges: 10 } }
  const change = held({}, theirs({ productCost: 14 }))
  const { change: saved, isSent } = resolve(change, 'mine', (listing) => withPrice(listing, taxed))
  expect([isSent, saved.listing.productCost, saved.listing.charges]).toEqual([true, 14, 10])
})

test.each<[Answer, number, number | undefined]>([
  ['mine', 12, 5],
  ['theirs', 14, 5],
])(
  'of a field changed on both devices the answer %s says which stays; the rest is joined',
  (answer, productCost, couponPercent) => {
    const change = held({ productCost: 12, couponPercent: 5 }, theirs({ productCost: 14, profitMargin: 30 }))
    expect(conflictOf(change)).toMatchObject({
      asked: ['productCost'],
      taken: ['profitMargin'],
      isAsked: true,
    })
    const { change: saved } = resolve(change, answer, priced)
    expect(saved).toMatchObject({ kind: 'save', replaces: ['v2'] })
    expect(saved.listing).toMatchObject({ productCost, couponPercent, profitMargin: 30 })
  },
)

test('what only the other device changed is in the listing while the rest is asked, and no change made here', () => {
  const change = held({ productCost: 12 }, theirs({ productCost: 14, profitMargin: 30 }))
  const conflict = conflictOf(change)
  if (!conflict) throw new Error('no conflict')
  const shown = withTaken(change, conflict, priced)
  expect(shown.listing).toMatchObject({ productCost: 12, profitMargin: 30, netMargin: 0.3 })
  expect(conflictOf(shown)).toMatchObject({ asked: ['productCost'], taken: [], isAsked: true })
  expect(shown.before).toEqual({ productCost: 10 })
})

test('typing the value of the other device answers the question', () => {
  expect(isAsked(held({ productCost: 14 }, theirs({ productCost: 14 })))).toBe(false)
})

test('a listing removed elsewhere is asked for only if something was changed here', () => {
  expect(conflictOf(held({ productCost: 12 }, null))).toMatchObject({ asked: ['productCost'], isAsked: true })
  expect(isAsked(held({}, null))).toBe(false)
  const restored = resolve(held({ productCost: 12 }, null), 'mine', priced)
  expect(restored).toMatchObject({ isSent: true, change: { kind: 'create', replaces: [null] } })
  expect(restored.change.listing).toMatchObject({ id: 'um', productCost: 12 })
  expect(resolve(held({ productCost: 12 }, null), 'theirs', priced)).toMatchObject({
    ...{ isSent: false, change: { kind: 'remove', listing: { id: 'um' } } },
  })
})
