import type { z } from 'zod'
import { accountStoragePrefix } from '../storage/account-storage.ts'

/** Where changes wait until the server has them. All tabs of an account share it. */
export interface OutboxStorage<Change> {
  readonly load: () => Change[]
  /** The stored change with the same key; another tab may have replaced or delivered it. */
  readonly read: (change: Change) => Change | null
  /** Returns whether there was enough space. */
  readonly store: (change: Change) => boolean
  /** Removes exactly this change. A newer one with the same key stays. */
  readonly remove: (change: Change) => void
}

interface OutboxStorageOptions<Change> {
  readonly account: string
  /** The prefix of its keys, after the account's prefix. */
  readonly prefix: string
  readonly keyOf: (change: Change) => string
  /** Checks stored changes, because another version of the page may have written them. */
  readonly schema: z.ZodType<Change>
  readonly storage: Storage
}

/** One storage entry per key, so that an edit writes only its own. */
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
      // Cached, because it is read at every keystroke.
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
      // Compared after parsing, because an older version of the page wrote fewer fields.
      if (stored !== null && serialize(stored) === serialize(change)) storage.removeItem(key)
    },
  }
}

/** For changes that may be lost with the page. */
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
