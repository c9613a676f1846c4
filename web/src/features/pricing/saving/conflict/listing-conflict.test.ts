import { defaultTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { type Listing, newListing, withPrice } from '../../model/listing.ts'
import { type ListingChange, savingOf } from '../listing-change.ts'
import { type Answer, conflictOf, resolve } from './listing-conflict.ts'

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

test('every field in which the devices differ is in question, an absent value like any other', () => {
  const change = held({ productCost: 12, couponPercent: 5 }, theirs({ productCost: 14, profitMargin: 30 }))
  expect(conflictOf(change)).toMatchObject({
    apart: ['productCost', 'profitMargin', 'couponPercent'],
    isAsked: true,
  })
})

test.each<[Answer, Partial<Listing>]>([
  ['mine', { productCost: 12, profitMargin: 20, couponPercent: 5 }],
  ['theirs', { productCost: 14, profitMargin: 30 }],
])('the answer %s keeps the whole listing of that side, over what is stored now', (answer, kept) => {
  const change = held({ productCost: 12, couponPercent: 5 }, theirs({ productCost: 14, profitMargin: 30 }))
  const { change: left, isSent } = resolve(change, answer, priced)
  expect(left.listing.couponPercent).toBe(kept.couponPercent)
  expect([left.listing, left.replaces, isSent]).toMatchObject([kept, ['v2'], answer === 'mine'])
})

test('nothing is asked where both come to the same, or where only a price was calculated again here', () => {
  expect(isAsked(held({ productCost: 14 }, theirs({ productCost: 14 })))).toBe(false)
  const repriced = held({}, theirs({ productCost: 14 }))
  expect(isAsked(repriced)).toBe(false)
  const taxed = { ...basis, config: { ...basis.config, charges: 10 } }
  const { change, isSent } = resolve(repriced, 'theirs', (listing) => withPrice(listing, taxed))
  expect([isSent, change.listing.productCost, change.listing.charges]).toEqual([true, 14, 10])
})

test('a listing removed elsewhere is asked for only if something was changed here', () => {
  expect(isAsked(held({ productCost: 12 }, null))).toBe(true)
  expect(isAsked(held({}, null))).toBe(false)
  const restored = resolve(held({ productCost: 12 }, null), 'mine', priced)
  expect(restored).toMatchObject({ isSent: true, change: { kind: 'create', replaces: [null] } })
  expect(restored.change.listing).toMatchObject({ id: 'um', productCost: 12 })
  expect(resolve(held({ productCost: 12 }, null), 'theirs', priced)).toMatchObject({
    isSent: false,
    change: { kind: 'remove', listing: { id: 'um' } },
  })
})
