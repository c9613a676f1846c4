import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../test/storage/memory-storage.ts'
import { ConnectionProblem } from '../../api/api-problem.ts'
import { removeAuthToken, storeAuthToken } from '../../api/auth-token.ts'
import { closingQueries } from '../../features/closing/files/saving/closing-queries.ts'
import { rememberAnswers } from './remember-answers.ts'

/** What a browser has stored, by account and hash of the query; null is a record that cannot be read. */
class Browser {
  readonly kept = new Map<string, unknown>()
  isFull = false

  read = async (account: string, name: string): Promise<unknown> => {
    const found = this.kept.get(`${account} ${name}`)
    if (found === null) throw new DOMException('damaged', 'UnknownError')
    return found
  }

  write = async (account: string, name: string, data: unknown): Promise<void> => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.kept.set(`${account} ${name}`, data)
  }
}

let browser: Browser
let queries: QueryClient

const listings = (account: string) => ['listings', account]
const nameOf = (account: string) => `${account} ${JSON.stringify(listings(account))}`
const noConnection = () => Promise.reject(new ConnectionProblem('offline'))

/** Runs a query with a retry, as the product does, and waits for its end. */
async function ask(account: string, queryFn: () => Promise<unknown>): Promise<void> {
  const asked = queries.fetchQuery({ queryKey: listings(account), queryFn, retry: 1 }).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1_500)
  await asked
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('window', globalThis)
  storeAuthToken('of ana')
  browser = new Browser()
  queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })
  rememberAnswers(queries, browser)
})

afterEach(() => {
  queries.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what the server answered is kept for its account, and what is no list of a tool is not', async () => {
  await ask('ana', async () => ['caneca'])
  await queries.fetchQuery({ queryKey: ['settings', 'ana'], queryFn: async () => 1 })
  await vi.runAllTimersAsync()
  expect([...browser.kept]).toEqual([[nameOf('ana'), ['caneca']]])
})

test('of several quick changes the last is kept', async () => {
  await ask('ana', async () => ['caneca'])
  for (const title of ['c', 'co', 'copo']) queries.setQueryData(listings('ana'), [title])
  await vi.runAllTimersAsync()
  expect(browser.kept.get(nameOf('ana'))).toEqual(['copo'])
})

test.each([
  ['the logout', removeAuthToken],
  ['the login of another account', () => storeAuthToken('of bia')],
])('what was answered before %s is not kept after it', async (_, end) => {
  queries.setQueryData(listings('ana'), ['caneca'])
  end()
  await vi.runAllTimersAsync()
  expect(browser.kept).toEqual(new Map())
})

test('without a connection an account sees what was kept for it, marked as old, and no other does', async () => {
  browser.kept.set(nameOf('ana'), ['caneca'])
  await Promise.all([ask('ana', noConnection), ask('bia', noConnection)])
  await vi.runAllTimersAsync()
  expect(queries.getQueryData(listings('ana'))).toEqual(['caneca'])
  expect(queries.getQueryState(listings('ana'))?.dataUpdatedAt).toBe(1)
  expect(queries.getQueryState(listings('bia'))).toMatchObject({ status: 'error', data: undefined })
})

test('closings that an earlier version kept with the names of their months are shown', async () => {
  const before = { year: 26, marketplace: 'shopee', duplicate: false, figures: {} }
  const [list, summary] = [closingQueries.list('ana'), closingQueries.summary('ana', 'a')]
  browser.kept.set(`ana ${JSON.stringify(list.queryKey)}`, [{ ...before, id: 'a', month: 'Março' }])
  browser.kept.set(`ana ${JSON.stringify(summary.queryKey)}`, { ...before, id: 'a', month: 'Março' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const asked = Promise.allSettled([
    queries.fetchQuery({ ...list, retry: 1 }),
    queries.fetchQuery({ ...summary, retry: 1 }),
  ])
  await vi.runAllTimersAsync()
  await asked
  expect(queries.getQueryData(list.queryKey)).toEqual([{ ...before, id: 'a', month: 3 }])
  expect(queries.getQueryData(summary.queryKey)).toEqual({ ...before, id: 'a', month: 3 })
})

test('what the page knows already is not replaced, and a refusal of the server recalls nothing', async () => {
  browser.kept.set(nameOf('ana'), ['old'])
  await ask('ana', () => Promise.reject(new Error('refused')))
  await vi.runAllTimersAsync()
  expect(queries.getQueryData(listings('ana'))).toBeUndefined()
  queries.setQueryData(listings('ana'), ['new'])
  await ask('ana', noConnection)
  await vi.runAllTimersAsync()
  expect(queries.getQueryData(listings('ana'))).toEqual(['new'])
})

test('a full browser and a damaged record cost nothing but what was kept', async () => {
  browser.isFull = true
  await ask('ana', async () => ['caneca'])
  await vi.runAllTimersAsync()
  expect(queries.getQueryData(listings('ana'))).toEqual(['caneca'])
  expect(browser.kept).toEqual(new Map())
  browser.kept.set(nameOf('bia'), null)
  await ask('bia', noConnection)
  await vi.runAllTimersAsync()
  expect(queries.getQueryState(listings('bia'))).toMatchObject({ status: 'error', data: undefined })
})
