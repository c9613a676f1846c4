import { markKey, type OrderMark, type StoredMarks } from '@vendaclara/contract/closing'
import { cents } from '@vendaclara/core/money'
import { beforeEach, expect, test } from 'vitest'
import { type Mark, type Marks, noMarks, withMarks } from '../../model/marks.ts'
import { marksOutbox, unsavedMarks, withUnsaved } from './marks-outbox.ts'

const made = (orderId: string, note = ''): Mark => ({
  orderId,
  state: 'contestado',
  note,
  recovered: cents(0),
  date: '2026-04-02',
})
const [a, b, c] = [made('A'), made('B'), made('C')]

/** A server that answers when the test says so. */
function open(first: Marks = noMarks) {
  let stored = first
  const calls: {
    orders: readonly OrderMark[]
    answer: (part?: Partial<StoredMarks>) => Promise<void>
    fail: (message: string) => Promise<void>
  }[] = []
  const notices: { marks: readonly Mark[]; before: readonly Mark[] }[] = []
  const settled = () => new Promise<void>((done) => setTimeout(done, 200))
  const outbox = marksOutbox({
    stored: () => stored,
    store: (orders) =>
      new Promise((resolve, reject) => {
        const answer = ({ refused = [] }: Partial<StoredMarks> = {}) => {
          const lost = new Set(refused.map(markKey))
          const kept = orders.filter((mark) => !lost.has(markKey(mark)))
          resolve({ kept: kept.map((mark) => ({ ...mark, version: mark.version + 1 })), refused })
          return settled()
        }
        const fail = (message: string) => {
          reject(new Error(message))
          return settled()
        }
        calls.push({ orders, answer, fail })
      }),
    onAnswer: (latest) => {
      stored = withMarks(stored, latest)
    },
    onStored: (marks, before) => notices.push({ marks, before }),
    failureMessage: (error) => (error as Error).message,
  })
  return { outbox, calls, notices, unsaved: () => unsavedMarks(outbox.items()), stored: () => stored }
}

let at: ReturnType<typeof open>
beforeEach(() => {
  at = open()
})

test('an unsaved mark is shown over the stored one, with the version that is stored', () => {
  const stored = withMarks(noMarks, [{ ...made('A', 'antes'), version: 3 }])
  const { outbox, unsaved } = open(stored)
  expect(withUnsaved(stored, unsaved())).toBe(stored)
  outbox.addAll([a, b])
  expect([...withUnsaved(stored, unsaved()).values()]).toEqual([
    { ...a, version: 3 },
    { ...b, version: 0 },
  ])
})

test('what is marked while another call is under way is stored and undone by itself', async () => {
  at.outbox.addAll([a])
  at.outbox.addAll([made('A', 'depois')])
  at.outbox.addAll([b, c])
  await at.calls[0]?.answer()
  await at.calls[1]?.answer()
  await at.calls[2]?.answer()
  const ids = at.notices.map(({ marks }) => marks.map(({ orderId }) => orderId))
  expect(ids.slice(1).toSorted()).toEqual([['A'], ['B', 'C']])
})

test('marks are stored together, and can be undone together', async () => {
  at.outbox.addAll([a, b])
  await at.calls[0]?.answer()
  expect(at.unsaved()).toEqual({ marks: new Map(), failure: null, refused: new Map() })
  expect(at.stored().get('A')).toEqual({ ...a, version: 1 })
  const open = { state: null, note: '', recovered: 0, date: null }
  expect(at.notices).toEqual([
    {
      marks: [a, b],
      before: [
        { orderId: 'A', ...open },
        { orderId: 'B', ...open },
      ],
    },
  ])
})

test('one call follows the other with the version its predecessor left', async () => {
  at.outbox.addAll([a])
  at.outbox.addAll([made('A', 'depois'), b])
  expect(at.calls).toHaveLength(1)
  await at.calls[0]?.answer()
  expect(at.calls[1]?.orders.map(({ orderId, note, version }) => [orderId, note, version])).toEqual([
    ['A', 'depois', 1],
    ['B', '', 0],
  ])
})

test('a failure is shown and waits for the seller, and a mark of another order is still sent', async () => {
  at.outbox.addAll([a, b])
  await at.calls[0]?.fail('sem conexão')
  expect([at.unsaved().failure, at.unsaved().marks.size, at.calls.length]).toEqual(['sem conexão', 2, 1])
  at.outbox.addAll([c])
  await at.calls[1]?.answer()
  expect([at.unsaved().failure, [...at.unsaved().marks.keys()]]).toEqual(['sem conexão', ['A', 'B']])
  at.outbox.addAll([...at.unsaved().marks.values()])
  expect(at.unsaved().failure).toBeNull()
  await at.calls[2]?.answer()
  expect(at.unsaved().marks.size).toBe(0)
})

test('what another tab marked first is not shown and waits for the seller, with what was marked here since then', async () => {
  at.outbox.addAll([a, b])
  at.outbox.addAll([made('B', 'depois')])
  await at.calls[0]?.answer({ refused: [{ ...made('B', 'outra aba'), version: 7 }] })
  expect([at.unsaved().marks.size, at.unsaved().refused.get('B')?.note]).toEqual([0, 'depois'])
  expect(at.stored().get('B')?.note).toBe('outra aba')
  expect([at.calls.length, at.notices[0]?.marks]).toEqual([1, [a]])
  at.outbox.addAll([...at.unsaved().refused.values()])
  expect(at.calls[1]?.orders).toEqual([{ ...made('B', 'depois'), version: 7 }])
})

test('the mark of an order and the mark of its freight neither replace each other nor conflict', async () => {
  const freight: Mark = { ...made('A', 'frete'), subject: 'freight' }
  at.outbox.addAll([a])
  at.outbox.addAll([freight])
  expect([...at.unsaved().marks.values()]).toEqual([a, freight])
  await at.calls[0]?.answer()
  await at.calls[1]?.answer({ refused: [{ ...freight, note: 'outra aba', version: 4 }] })
  expect([...at.unsaved().refused.values()]).toEqual([freight])
  expect(at.stored().get('A')).toEqual({ ...a, version: 1 })
  expect(at.notices.map(({ marks }) => marks)).toEqual([[a]])
  at.outbox.addAll([freight])
  expect(at.calls[2]?.orders).toEqual([{ ...freight, version: 4 }])
  await at.calls[2]?.answer()
  expect(at.notices[1]?.before).toEqual([{ ...freight, note: 'outra aba' }])
})

test.each([
  [{}, true],
  [{ note: 'x' }, false],
  [{ state: null }, false],
  [{ recovered: cents(1) }, false],
  [{ date: null }, false],
])(
  'a refused mark is known as stored by all it says, at any version: with %o %s',
  async (other, isStored) => {
    at.outbox.addAll([a])
    await at.calls[0]?.answer({ refused: [{ ...a, version: 9, ...other }] })
    expect(at.unsaved().refused.size === 0).toBe(isStored)
  },
)
