import { specificationTables } from '@vendaclara/core/pricing'
import { beforeEach, expect, test } from 'vitest'
import { newListing } from '../model/listing.ts'
import { type ChangeStorage, changeStorage } from './change-storage.ts'
import type { ListingChange } from './listing-change.ts'

class MemoryStorage implements Storage {
  [name: string]: unknown

  get length(): number {
    return Object.keys(this).length
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }

  getItem(key: string): string | null {
    const value = this[key]
    return typeof value === 'string' ? value : null
  }

  setItem(key: string, value: string): void {
    this[key] = value
  }

  removeItem(key: string): void {
    delete this[key]
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

const config = { monthlyBilling: 0, charges: 0, fixCost: 0 }
const basis = { config, tables: specificationTables }
const change: ListingChange = { kind: 'create', listing: newListing('um', 'shopee', basis) }
let browser: MemoryStorage
let mine: ChangeStorage

beforeEach(() => {
  browser = new MemoryStorage()
  mine = changeStorage('ana', browser)
})

test('what is kept is found again, by its own account only', () => {
  mine.keep(change)
  expect(mine.load()).toEqual([change])
  expect(mine.read(change)).toEqual(change)
  expect(changeStorage('bia', browser).load()).toEqual([])
})

test('a delivered change is dropped, whichever page delivers it', () => {
  mine.keep(change)
  for (const loaded of changeStorage('ana', browser).load()) mine.drop(loaded)
  expect(mine.load()).toEqual([])
})

test('a newer change of the same listing survives the delivery of an older one', () => {
  mine.keep(change)
  const newer: ListingChange = { kind: 'save', listing: { ...change.listing, title: 'Depois' } }
  mine.keep(newer)
  mine.drop(change)
  expect(mine.load()).toEqual([newer])
})

test('what cannot be read any more is left alone', () => {
  browser.setItem('vendaclara.account.ana.unsent.shopee.um', '{')
  expect(mine.load()).toEqual([])
})
