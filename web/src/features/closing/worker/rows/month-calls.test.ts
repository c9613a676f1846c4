import { getSentResults, markKey, writeDifference, writeUnmatched } from '@vendaclara/contract/closing'
import type {
  Adjustment,
  AuditedOrder,
  OrderDifference,
  Reconciliation,
  SettledOrder,
  UnmatchedOrder,
} from '@vendaclara/core/closing'
import { cents, toCents } from '@vendaclara/core/money'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someDifference, someUnmatched } from '../../../../../test/closing-rows.ts'
import { NearWorker } from '../../../../../test/near-worker.ts'
import { readJson } from '../../../../api/compress-json.ts'
import { receivePieces } from '../../../../workers/pieces.ts'
import type { Marks } from '../../model/marks.ts'
import { noFilters } from './filters.ts'
import { monthCalls, monthErrors } from './month-calls.ts'
import { MonthProxy } from './month-proxy.ts'
import { MonthRows } from './month-rows.ts'

const difference = (id: string, amount: number) => someDifference(id, toCents(amount))
const unmatched = (id: string) => someUnmatched(id, { subtotal: 1000, commission: 100, serviceFee: 0 })
const noFiles = { marketplace: 'shopee', files: [], others: [] } as const
const sent = (differences: OrderDifference[], awaited: UnmatchedOrder[] = []) => {
  const unmatched = awaited.map((row) => ({ ...writeUnmatched(row), ...(row.due && { due: row.due }) }))
  const answer = { errors: differences.map(writeDifference), unmatched }
  expect(getSentResults.answer.safeParse(answer).success).toBe(true)
  return { ...noFiles, answer: new Blob([JSON.stringify(answer)]) }
}
const compared = (
  differences: OrderDifference[],
  awaited: UnmatchedOrder[] = [],
  adjustments: Adjustment[] = [],
  audited: AuditedOrder[] = [],
  settled: SettledOrder[] = [],
): Reconciliation => ({
  outcomes: [],
  matched: 10,
  totalDifference: cents(-100),
  differences,
  unmatched: awaited,
  sums: {} as never,
  ...(adjustments.length > 0 && { adjustments }),
  ...(audited.length > 0 && { audited }),
  ...(settled.length > 0 && { settled }),
})
const wholeMonth = Array.from({ length: 1000 }, (_, index) => difference(`A${index}`, -1 - index))
const never = new AbortController().signal
const all = { filters: noFilters, sort: 'file', selected: [], wanted: 3, today: '2026-03-20' } as const

const onLost = vi.fn()
let month: MonthRows
let results: MonthProxy
/** Shows a comparison of files. */
const showCompared = (found: Reconciliation, isCompared = true) => {
  const totals = month.showMonth('shopee', { orders: [], leftOut: [], found, isCompared })
  results.show({ ...totals, files: [], gone: [] })
}
const written = async () => readJson((await results.ask('writeResults', 100)) ?? new Blob())
beforeEach(() => {
  onLost.mockReset()
  month = new MonthRows()
  const start = () => new NearWorker(monthCalls(month), monthErrors) as unknown as Worker
  results = new MonthProxy(onLost, start)
})
afterEach(() => results.end())

test('a month says why its two files do not fit, as they were compared', () => {
  const doubt = { kind: 'most-differ', reason: 'cancelled', orders: 3, all: 3 } as const
  showCompared({ ...compared([difference('A1', -100)]), doubt })
  expect(results.totals()).toMatchObject({ doubt })
})

test('a month that was sent answers its totals, and only the rows asked for', async () => {
  expect(results.totals()).toBeUndefined()
  await results.showStored(sent(wholeMonth, [unmatched('U1')]), never)
  expect(results.totals()).toMatchObject({
    differences: 1000,
    unmatched: 1,
    undated: 0,
    figures: null,
    orders: null,
    reasons: [{ reason: 'none', count: 1000 }],
    days: [{ day: '2026-03-01' }],
  })
  const list = await results.ask('listDifferences', { ...all, sort: 'loss' })
  expect(list).toMatchObject({ count: 1000, losses: 1000 })
  expect(list.rows.map(({ orderId }) => orderId)).toEqual(['A999', 'A998', 'A997'])
  const awaited = await results.ask('listUnmatched', {
    state: null,
    today: '2026-03-20',
    sort: 'newest',
    wanted: 9,
  })
  expect(awaited.rows).toEqual([unmatched('U1')])
})

const counts = { unpaid: 0, paidLate: 0, refunded: 0, cancelled: 0, returned: 0 }

test('what is still expected is summed where the rows are, and its orders are listed by their state', async () => {
  const due = (id: string, on: string) => ({ ...unmatched(id), due: { on, basis: 'rule' } as const })
  const orders = [due('U1', '2026-03-19'), due('U2', '2026-03-25'), unmatched('U3')]
  await results.showStored(sent([difference('A', -5)], orders), never)
  const today = '2026-03-20'
  const { receivable, settled, asExpected } = await results.ask('states', {
    today,
    matched: 6,
    counts: { ...counts, paidLate: 1, refunded: 1 },
  })
  expect(receivable).toMatchObject({ count: 3, amount: 2700, bands: { 'past-7': { count: 1, amount: 900 } } })
  expect(receivable.weeks).toEqual([{ from: '2026-03-23', to: '2026-03-29', count: 1, amount: 900 }])
  expect(settled).toEqual({ paid: 3, 'paid-late': 1, 'paid-less': 1, 'paid-more': 0, refunded: 1 })
  expect(asExpected).toEqual({ 'paid-late': 1, refunded: 1 })
  const overdue = { state: 'overdue', today, sort: 'file', wanted: 9 } as const
  expect((await results.ask('listUnmatched', overdue)).rows).toEqual([due('U1', '2026-03-19')])
})

test('marks join the rows by the ID of their order, and go with what changed them; those of freight do not', async () => {
  await results.showStored(sent([difference('A', -5), difference('B', -7)]), never)
  const mark = (orderId: string, state: 'contestado' | 'recuperado') =>
    [orderId, { orderId, version: 1, state, note: '', recovered: cents(300), date: null }] as const
  const marks: Marks = new Map([mark('A', 'contestado'), mark('B', 'recuperado')])
  const { totals } = await results.with(marks).ask('listDifferences', all)
  expect(totals).toEqual({
    sum: -1200,
    contested: { count: 1, amount: -500 },
    recovered: { count: 1, amount: 300 },
  })
  const open = { ...all, filters: { ...noFilters, mark: 'open' as const } }
  expect((await results.with(marks).ask('listDifferences', open)).count).toBe(0)
  const discarded: Marks = new Map([mark('B', 'recuperado')])
  expect((await results.with(discarded).ask('listDifferences', open)).rows).toMatchObject([{ orderId: 'A' }])
  const freight = { ...mark('A', 'contestado')[1], subject: 'freight' } as const
  const withFreight: Marks = new Map([...discarded, [markKey(freight), freight]])
  expect((await results.with(withFreight).ask('listDifferences', open)).rows).toMatchObject([
    { orderId: 'A' },
  ])
})

test('the answer says what filters hide of a selection', async () => {
  await results.showStored(sent([difference('A', -5), difference('B', 7)]), never)
  const losses = { ...all, filters: { ...noFilters, sign: 'loss' as const }, selected: ['A', 'B'] }
  expect((await results.ask('listDifferences', losses)).hidden).toEqual(['B'])
})

test('what files come to is shown in place of what was sent, and written as the API takes it', async () => {
  await results.showStored(sent([difference('OLD', -1)], [unmatched('U1')]), never)
  expect(await results.ask('writeResults', 100)).toBeNull()
  showCompared(compared([difference('NEW', -1)], [unmatched('U1')]))
  expect((await results.ask('listDifferences', all)).rows).toMatchObject([{ orderId: 'NEW' }])
  expect(results.totals()).toMatchObject({
    unmatched: 1,
    orders: { months: {}, partly: [] },
    figures: { matched: 10, differences: 1, unmatched: 1, totalDifference: -100, lost: 100 },
  })
  expect(await written()).toMatchObject({
    errors: [writeDifference(difference('NEW', -1))],
    unmatched: [writeUnmatched(unmatched('U1'))],
    quantity: 10,
    totalErrors: -1,
  })
  expect(await results.ask('writeResults', 1)).toBeNull()
})

test('orders whose payments are not given yet are known, and nothing of them is compared', () => {
  showCompared(compared([]), false)
  expect(results.totals()).toMatchObject({ figures: null, orders: { months: {} }, differences: 0 })
})

test('orders paid late are listed from the latest on, those with a refund apart', async () => {
  const paidLate = (orderId: string, on: string, paidOn: string): SettledOrder => ({
    orderId,
    createdAt: '',
    amount: cents(100),
    paidOn,
    due: { on, basis: 'rule' },
  })
  const back = { ...paidLate('C', '2026-03-10', '2026-05-10'), refunded: cents(900) }
  const some = [paidLate('A', '2026-03-10', '2026-03-15'), paidLate('B', '2026-03-10', '2026-04-10'), back]
  showCompared(compared([], [], [], [], some))
  const view = await results.ask('listSettled', { state: 'paid-late', wanted: 2 })
  expect(view.count).toBe(2)
  expect(view.rows.map(({ orderId, daysLate }) => [orderId, daysLate])).toEqual([
    ['B', 31],
    ['A', 5],
  ])
  const refunded = await results.ask('listSettled', { state: 'refunded', wanted: 2 })
  expect(refunded).toMatchObject({ count: 1, rows: [back] })
})

test('orders whose fees differ are listed by their reason, those that differ most first', async () => {
  const fees = (orderId: string, group: number, charged: number): AuditedOrder => ({
    orderId,
    group,
    createdAt: '2026-03-01 17:15',
    charged: cents(charged),
    due: cents(1000),
  })
  const audited = [fees('A0', 0, 1100), fees('B', 1, 1300), fees('C', 0, 700)]
  showCompared(compared([difference('A0', -1)], [], [], audited))
  expect(await results.ask('listAudited', { group: 0, wanted: 1 })).toEqual({
    count: 2,
    rows: [audited[2]],
  })
  expect(await results.ask('listAudited', { group: 2, wanted: 5 })).toEqual({ count: 0, rows: [] })
})

test('adjustments are listed with what was shown beside them', async () => {
  const tax = { kind: 'other', description: 'DIFAL', amount: cents(-1234) } as const
  const topUp = { kind: 'ads-top-up', description: 'Recarga', amount: cents(-5000) } as const
  await results.showStored(sent([difference('OLD', -1)]), never)
  expect((await results.ask('listAdjustments', { wanted: 10 })).count).toBe(0)
  showCompared(compared([], [], [tax, topUp, tax]))
  const shown = { count: 3, rows: [tax, topUp], topUps: { count: 1, amount: -5000 } }
  expect(await results.ask('listAdjustments', { wanted: 2 })).toEqual(shown)
  const { adjustments } = await results.ask('exportMonth', '2026-03-20')
  expect(await receivePieces(adjustments)).toEqual([tax, topUp, tax])
})

test('downloads get their rows: all differences, or the losses of the list in its order', async () => {
  await results.showStored(sent([difference('A', -5), difference('B', 7), difference('C', -9)]), never)
  await results.ask('listDifferences', { ...all, sort: 'loss' })
  const rows = async (kind: 'errors' | 'support') =>
    (
      await receivePieces<OrderDifference>(
        await (kind === 'errors'
          ? results.ask('exportDifferences', undefined)
          : results.ask('exportClaimable', '2026-03-20')),
      )
    ).map(({ orderId }) => orderId)
  expect(await rows('errors')).toEqual(['A', 'B', 'C'])
  expect(await rows('support')).toEqual(['C', 'A'])
})

test('an answer that cannot be read changes nothing that is shown', async () => {
  await results.showStored(sent([difference('A', -5)]), never)
  const before = results.totals()
  await expect(
    results.showStored({ ...noFiles, answer: new Blob(['{"errors":1}']) }, never),
  ).rejects.toMatchObject({
    code: 'unreadable_answer',
  })
  expect((await results.ask('listDifferences', all)).count).toBe(1)
  expect(results.totals()).toBe(before)
})

test('totals are of what is shown, whether stored rows were still wanted or not', async () => {
  await results.showStored(sent([difference('A', -5)]), never)
  const cancelling = new AbortController()
  const opening = results.showStored(sent(wholeMonth), cancelling.signal)
  cancelling.abort(new Error('the screen was left'))
  await Promise.allSettled([opening])
  expect(results.totals()?.differences).toBe((await results.ask('listDifferences', all)).count)
})

test('a worker that ended says so once, and takes its totals along', async () => {
  await results.showStored(sent([difference('A', -5)]), never)
  const worker = NearWorker.started.at(-1)
  worker?.onmessageerror?.()
  expect(results.totals()).toBeUndefined()
  expect(await results.ask('writeResults', 100)).toBeNull()
  expect(onLost).toHaveBeenCalledOnce()
  results.end()
  expect(onLost).toHaveBeenCalledOnce()
})

test('an order is found with its neighbours in the list, and where it was once a mark takes it out', async () => {
  await results.showStored(
    sent([difference('A', -3), difference('B', -2), difference('C', -1)], [unmatched('U')]),
    never,
  )
  const find = (orderId: string, index?: number) =>
    results.ask('findOrder', { orderId, today: '2026-03-20', index })
  const open = { ...all, sort: 'gain', filters: { ...noFilters, mark: 'open' } } as const
  await results.ask('listDifferences', open)
  expect(await find('B')).toMatchObject({
    order: { orderId: 'B', row: { difference: -200 } },
    place: { index: 1, count: 3, previous: 'C', next: 'A' },
  })
  const contested: Marks = new Map([
    ['B', { orderId: 'B', version: 1, note: '', recovered: cents(0), state: 'contestado', date: null }],
  ])
  await results.with(contested).ask('listDifferences', open)
  expect(await find('B')).toMatchObject({
    order: { orderId: 'B' },
    place: null,
  })
  expect((await find('B', 1)).place).toEqual({
    index: 1,
    count: 2,
    previous: 'C',
    next: 'A',
  })
  expect(await find('U')).toMatchObject({
    order: { orderId: 'U', row: { status: 'Concluído' } },
  })
  expect(await find('X')).toEqual({ order: null, place: null, sources: null })
})
