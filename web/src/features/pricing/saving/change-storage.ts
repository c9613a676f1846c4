import { z } from 'zod'
import { accountStoragePrefix } from '../../../session/account-storage-key.ts'
import { changeKey, type ListingChange } from './listing-change.ts'

/** Where changes wait until the server has them; the tabs of an account share it. */
export interface ChangeStorage {
  load: () => ListingChange[]
  /** What waits now for the listing of a change: another tab may have replaced or delivered it. */
  read: (change: ListingChange) => ListingChange | null
  /** Answers whether there was room. */
  keep: (change: ListingChange) => boolean
  /** Removes exactly this change; a newer one of the same listing stays. */
  drop: (change: ListingChange) => void
}

const storedChange = z.object({
  kind: z.enum(['create', 'save', 'remove']),
  listing: z.object({
    marketplace: z.enum(['shopee', 'mercadoLivre', 'shein']),
    id: z.string(),
    title: z.string(),
    productCost: z.number(),
    variableCost: z.number(),
    profitMargin: z.number(),
    freeShipping: z.boolean(),
    mlTax: z.number(),
    shippingCost: z.number(),
    peso: z.number(),
    salePrice: z.number().nullable(),
    netMargin: z.number(),
    monthlyBilling: z.number(),
    charges: z.number(),
    fixCost: z.number(),
  }),
})

/** One browser storage entry for each listing of the account, so that an edit writes only its own. */
export function changeStorage(account: string, storage: Storage): ChangeStorage {
  const prefix = `${accountStoragePrefix(account)}unsent.`
  const keyOf = (change: ListingChange) => prefix + changeKey(change.listing)
  const readKey = (key: string) => storedChange.safeParse(parse(storage.getItem(key))).data ?? null
  return {
    load: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix))
        .map(readKey)
        .filter((change) => change !== null),
    read: (change) => readKey(keyOf(change)),
    keep: (change) => {
      try {
        storage.setItem(keyOf(change), serialize(change))
        return true
      } catch (error) {
        if (error instanceof DOMException) return false
        throw error
      }
    },
    drop: (change) => {
      const key = keyOf(change)
      if (storage.getItem(key) === serialize(change)) storage.removeItem(key)
    },
  }
}

function serialize(change: ListingChange): string {
  return JSON.stringify(storedChange.parse(change))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
