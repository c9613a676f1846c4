import type { Listing } from '../model/listing.ts'
import type { ChangeStorage } from './change-storage.ts'
import { changeKey, type ListingChange } from './listing-change.ts'
import { ListingQueue } from './listing-queue.ts'
import type { SendOutcome } from './save-state.ts'

const config = { monthlyBilling: 0, charges: 0, fixCost: 0 }
export const listing: Listing = {
  marketplace: 'shopee',
  id: 'um',
  title: 'Caneca',
  productCost: 10,
  variableCost: 0,
  profitMargin: 20,
  freeShipping: true,
  mlTax: 0,
  shippingCost: 0,
  peso: 0,
  salePrice: 20,
  netMargin: 0.2,
  ...config,
}
export const key = changeKey(listing)
export const save = (part: Partial<Listing> = {}): ListingChange => ({
  kind: 'save',
  listing: { ...listing, ...part },
})

/** A server whose answers come when the test says so, beside a storage one can look into. */
export function queueBench() {
  const sent: {
    change: ListingChange
    changes: readonly ListingChange[]
    answer: (outcome: SendOutcome) => Promise<void>
  }[] = []
  const timers: { callback: () => void; milliseconds: number }[] = []
  const stored = new Map<string, ListingChange>()
  const storage: ChangeStorage = {
    load: () => [...stored.values()],
    read: (change) => stored.get(changeKey(change.listing)) ?? null,
    keep: (change) => {
      stored.set(changeKey(change.listing), change)
      return true
    },
    drop: (change) => {
      stored.delete(changeKey(change.listing))
    },
  }
  const send = (changes: readonly ListingChange[]) =>
    new Promise<SendOutcome>((resolve) => {
      const answer = async (outcome: SendOutcome) => {
        resolve(outcome)
        await new Promise((done) => setImmediate(done))
      }
      const [change] = changes
      if (!change) throw new Error('nothing was to be sent')
      sent.push({ change, changes, answer })
    })
  const later = (callback: () => void, milliseconds: number) => {
    timers.push({ callback, milliseconds })
    return () => undefined
  }
  const open = () => new ListingQueue({ send, storage, later })
  const last = () => {
    const request = sent.at(-1)
    if (!request) throw new Error('nothing was sent')
    return request
  }
  const ring = () => {
    for (const { callback } of timers.splice(0)) callback()
  }
  return { sent, timers, stored, open, last, ring, storage }
}
