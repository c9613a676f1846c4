import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersIn } from './last-answers.ts'

interface Answer {
  readonly key: string
  readonly data: unknown
  readonly at: number
}

/** The databases of a browser, one per account. A failed transaction stores nothing. */
function browserDatabases() {
  const stores = new Map<string, ReadonlyMap<string, Answer>>()
  const browser = { stores, isFull: false }
  const transact = async (
    account: string,
    _stores: readonly string[],
    _mode: IDBTransactionMode,
    work: (transaction: unknown) => Promise<unknown>,
  ): Promise<unknown> => {
    const rows = new Map(stores.get(account))
    const done = await work({ objectStore: () => objectStore(rows) })
    if (browser.isFull) throw new DOMException('full', 'QuotaExceededError')
    stores.set(account, rows)
    return done
  }
  return { browser, answers: answersIn({ transact } as unknown as Parameters<typeof answersIn>[0]) }
}

function objectStore(rows: Map<string, Answer>) {
  const cursorAt = (ordered: readonly Answer[], place: number): unknown => {
    const row = ordered[place]
    return row ? { primaryKey: row.key, continue: async () => cursorAt(ordered, place + 1) } : null
  }
  return {
    get: async (key: string) => rows.get(key),
    put: async (row: Answer) => rows.set(row.key, row),
    count: async () => rows.size,
    delete: async (key: string) => rows.delete(key),
    index: (name: 'at') => ({
      openKeyCursor: async () =>
        cursorAt(
          [...rows.values()].toSorted((one, other) => one[name] - other[name]),
          0,
        ),
    }),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})

afterEach(() => {
  vi.useRealTimers()
})

test('an answer is read by its own account only, in its latest form', async () => {
  const { answers } = browserDatabases()
  await answers.write('ana', 'listings', ['caneca'])
  await answers.write('ana', 'listings', ['copo'])
  expect(await answers.read('ana', 'listings')).toEqual(['copo'])
  expect(await answers.read('bia', 'listings')).toBeUndefined()
  expect(await answers.read('ana', 'closings')).toBeUndefined()
})

test('of more than forty the oldest go, and an answer that was written again is not old', async () => {
  const { answers, browser } = browserDatabases()
  for (let number = 0; number < 40; number += 1) {
    vi.setSystemTime(number)
    await answers.write('ana', `closing ${number}`, number)
  }
  vi.setSystemTime(40)
  await answers.write('ana', 'closing 0', 'again')
  vi.setSystemTime(41)
  await answers.write('ana', 'closing 40', 40)
  expect(browser.stores.get('ana')?.size).toBe(40)
  expect(await answers.read('ana', 'closing 0')).toBe('again')
  expect(await answers.read('ana', 'closing 1')).toBeUndefined()
  expect(await answers.read('ana', 'closing 2')).toBe(2)
  expect(await answers.read('ana', 'closing 40')).toBe(40)
})

test('a full browser says so and keeps what it had', async () => {
  const { answers, browser } = browserDatabases()
  await answers.write('ana', 'listings', ['caneca'])
  browser.isFull = true
  await expect(answers.write('ana', 'listings', ['copo'])).rejects.toThrow('full')
  browser.isFull = false
  expect(await answers.read('ana', 'listings')).toEqual(['caneca'])
})
