import { useLocalStorage } from '@mantine/hooks'
import type { z } from 'zod'
import { accountStorageKey } from './account-storage.ts'

interface StoredValueOptions<Value> {
  /** The key of this value within the account. */
  readonly key: string
  readonly schema: z.ZodType<Value>
  /** The value while nothing is stored that this version can read. */
  readonly absent: Value
  /** The browser's localStorage by default. */
  readonly storage?: () => Storage
  /** Stores the value as plain text instead of JSON. */
  readonly asText?: boolean
}

/** A value that this browser stores for an account. */
export interface StoredValue<Value> {
  readonly absent: Value
  readonly keyOf: (account: string) => string
  readonly parse: (stored: string | null | undefined) => Value
  /** The stored form of a value. */
  readonly textOf: (value: Value) => string
  readonly read: (account: string) => Value
  /** Returns whether it could be stored: the storage can be full or forbidden. */
  readonly write: (account: string, value: Value) => boolean
  readonly remove: (account: string) => void
}

export function storedValue<Value>({
  key,
  schema,
  absent,
  storage = () => localStorage,
  asText = false,
}: StoredValueOptions<Value>): StoredValue<Value> {
  const keyOf = (account: string) => accountStorageKey(account, key)
  const parse = (stored: string | null | undefined) => {
    const { success, data } = schema.safeParse(asText ? stored : parseJson(stored))
    return success ? data : absent
  }
  const textOf = (value: Value) => (asText ? String(value) : JSON.stringify(value))
  return {
    absent,
    keyOf,
    parse,
    textOf,
    read: (account) => parse(whereAllowed(() => storage().getItem(keyOf(account)))),
    write: (account, value) =>
      whereAllowed(() => storage().setItem(keyOf(account), textOf(value))) !== refused,
    remove: (account) => void whereAllowed(() => storage().removeItem(keyOf(account))),
  }
}

/** A stored value as state, the same in all components and tabs. */
export function useStoredValue<Value>(stored: StoredValue<Value>, account: string) {
  return useLocalStorage<Value>({
    key: stored.keyOf(account),
    defaultValue: stored.absent,
    deserialize: stored.parse,
    // Mantine also writes the value when it is first shown.
    serialize: stored.textOf,
    getInitialValueInEffect: false,
  })
}

const refused = null

function whereAllowed<Answer>(use: () => Answer): Answer | typeof refused {
  try {
    return use()
  } catch (error) {
    if (error instanceof DOMException) return refused
    throw error
  }
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
