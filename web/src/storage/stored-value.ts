import { useLocalStorage } from '@mantine/hooks'
import { useCallback } from 'react'
import type { z } from 'zod'
import { accountStorageKey } from './account-storage.ts'

interface StoredValueOptions<Value> {
  /** Of this value among those of the account. */
  readonly key: string
  readonly schema: z.ZodType<Value>
  /** What holds while nothing is stored that this version can read. */
  readonly absent: Value
  /** The browser's storage for good, unless said otherwise. */
  readonly storage?: () => Storage
  /** A text is stored as it is, anything else as JSON. */
  readonly asText?: boolean
}

/** Something this browser remembers of an account. */
export interface StoredValue<Value> {
  readonly absent: Value
  readonly keyOf: (account: string) => string
  readonly parse: (stored: string | null | undefined) => Value
  /** Undefined where this version cannot read it. */
  readonly parseReadable: (stored: string | null | undefined) => Value | undefined
  /** As it is stored. */
  readonly textOf: (value: Value) => string
  readonly read: (account: string) => Value
  /** Answers whether the browser let it be stored: storage can be full, or forbidden. */
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

/** A stored value as state, the same in all components and tabs. To show it stores neither what is absent nor what cannot be read. */
export function useStoredValue<Value>(stored: StoredValue<Value>, account: string) {
  const { absent } = stored
  const [value, setValue] = useLocalStorage<Value | undefined>({
    key: stored.keyOf(account),
    deserialize: stored.parseReadable,
    // What is there is also written once more when it is first shown.
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
