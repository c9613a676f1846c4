import { useLocalStorage } from '@mantine/hooks'
import { useCallback } from 'react'
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
  /** Undefined if this version cannot read it. */
  readonly parseReadable: (stored: string | null | undefined) => Value | undefined
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
  const parseReadable = (stored: string | null | undefined) =>
    schema.safeParse(asText ? stored : parseJson(stored)).data
  const parse = (stored: string | null | undefined) => {
    const readable = parseReadable(stored)
    return readable === undefined ? absent : readable
  }
  const textOf = (value: Value) => (asText ? String(value) : JSON.stringify(value))
  return {
    absent,
    keyOf,
    parse,
    parseReadable,
    textOf,
    read: (account) => parse(whereAllowed(() => storage().getItem(keyOf(account)))),
    write: (account, value) =>
      whereAllowed(() => storage().setItem(keyOf(account), textOf(value))) !== refused,
    remove: (account) => void whereAllowed(() => storage().removeItem(keyOf(account))),
  }
}

/**
 * A stored value as state, the same in all components and tabs. Showing it stores nothing if the value is absent or cannot
 * be read.
 */
export function useStoredValue<Value>(stored: StoredValue<Value>, account: string) {
  const { absent } = stored
  const [value, setValue] = useLocalStorage<Value | undefined>({
    key: stored.keyOf(account),
    deserialize: stored.parseReadable,
    // Mantine also writes the value when it is first shown.
    serialize: (shown = absent) => stored.textOf(shown),
    getInitialValueInEffect: false,
  })
  const change = useCallback(
    (next: Value | ((before: Value) => Value)) =>
      setValue(next instanceof Function ? (before = absent) => next(before) : next),
    [setValue, absent],
  )
  return [value ?? absent, change] as const
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
