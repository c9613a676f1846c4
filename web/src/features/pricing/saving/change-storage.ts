import { accountStoragePrefix } from '../../../session/account-storage-key.ts'
import { changeKey, type ListingChange, listingChange } from './listing-change.ts'

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

/** One browser storage entry for each listing of the account, so that an edit writes only its own. */
export function changeStorage(account: string, storage: Storage): ChangeStorage {
  const prefix = `${accountStoragePrefix(account)}unsent.`
  const keyOf = (change: ListingChange) => prefix + changeKey(change.listing)
  const readKey = (key: string) => listingChange.safeParse(parse(storage.getItem(key))).data ?? null
  const own = new Map<string, { text: string; change: ListingChange }>()
  return {
    load: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix))
        .map(readKey)
        .filter((change) => change !== null),
    read: (change) => {
      const key = keyOf(change)
      const kept = own.get(key)
      // What this page wrote last is read at every keystroke.
      return kept && storage.getItem(key) === kept.text ? kept.change : readKey(key)
    },
    keep: (change) => {
      try {
        const key = keyOf(change)
        const text = serialize(change)
        storage.setItem(key, text)
        own.set(key, { text, change })
        return true
      } catch (error) {
        if (error instanceof DOMException) return false
        throw error
      }
    },
    drop: (change) => {
      const key = keyOf(change)
      own.delete(key)
      if (storage.getItem(key) === serialize(change)) storage.removeItem(key)
    },
  }
}

function serialize(change: ListingChange): string {
  return JSON.stringify(listingChange.parse(change))
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
