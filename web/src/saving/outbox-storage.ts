import type { z } from 'zod'
import { accountStoragePrefix } from '../storage/account-storage.ts'

/** Where changes wait until the server has them; the tabs of an account share it. */
export interface OutboxStorage<Change> {
  readonly load: () => Change[]
  /** What waits now in the place of a change: another tab may have replaced or delivered it. */
  readonly read: (change: Change) => Change | null
  /** Answers whether there was room. */
  readonly store: (change: Change) => boolean
  /** Removes exactly this change; a newer one in its place stays. */
  readonly remove: (change: Change) => void
}

interface OutboxStorageOptions<Change> {
  readonly account: string
  /** What the keys of its entries begin with, among those of the account. */
  readonly prefix: string
  readonly keyOf: (change: Change) => string
  /** Another version of the page may have written what is read. */
  readonly schema: z.ZodType<Change>
  readonly storage: Storage
}

/** One entry of the browser's storage for each key, so that an edit writes only its own. */
export function outboxStorage<Change>(options: OutboxStorageOptions<Change>): OutboxStorage<Change> {
  const { schema, storage } = options
  const prefix = `${accountStoragePrefix(options.account)}${options.prefix}`
  const keyOf = (change: Change) => prefix + options.keyOf(change)
  const serialize = (change: Change) => JSON.stringify(schema.parse(change))
  const readKey = (key: string) => schema.safeParse(parseJson(storage.getItem(key))).data ?? null
  const own = new Map<string, { text: string; change: Change }>()
  return {
    load: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(prefix))
        .map(readKey)
        .filter((change) => change !== null),
    read: (change) => {
      const key = keyOf(change)
      const stored = own.get(key)
      // What this page wrote last is read at every keystroke.
      return stored && storage.getItem(key) === stored.text ? stored.change : readKey(key)
    },
    store: (change) => {
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
    remove: (change) => {
      const key = keyOf(change)
      own.delete(key)
      const stored = readKey(key)
      // An older version of the page wrote fewer fields.
      if (stored !== null && serialize(stored) === serialize(change)) storage.removeItem(key)
    },
  }
}

/** For what is lost with the page. */
export function noStorage<Change>(): OutboxStorage<Change> {
  return { load: () => [], read: (change) => change, store: () => true, remove: () => {} }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
