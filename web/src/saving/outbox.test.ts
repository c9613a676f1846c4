import { beforeEach, describe, expect, test } from 'vitest'
import { type Change, outboxServer, save } from '../../test/saving/outbox-server.ts'
import { noStorage } from './outbox-storage.ts'

let at: ReturnType<typeof outboxServer>
beforeEach(() => {
  at = outboxServer()
})

describe('P03 every edit is saved', () => {
  test('an edit is sent at once and counts as saved only with the answer', async () => {
    const outbox = at.open()
    outbox.add(save())
    expect(outbox.stateOf('one').kind).toBe('saving')
    expect(at.stored.size).toBe(1)
    await at.last().answer({ kind: 'done' })
    expect(outbox.stateOf('one').kind).toBe('saved')
    expect(at.stored.size).toBe(0)
  })

  test('one request is in flight for a key, and the latest edit wins', async () => {
    const outbox = at.open()
    outbox.add(save({ amount: 1 }))
    outbox.add(save({ amount: 2 }))
    outbox.add(save({ amount: 3 }))
    expect(at.sent).toHaveLength(1)
    await at.last().answer({ kind: 'done' })
    expect(at.sent).toHaveLength(2)
    expect(at.last().change.amount).toBe(3)
    expect(outbox.stateOf('one').kind).toBe('saving')
    await at.last().answer({ kind: 'done' })
    expect(outbox.stateOf('one').kind).toBe('saved')
  })

  test('changes of different keys are on their way at the same time', () => {
    const outbox = at.open()
    outbox.add(save({ id: 'one' }))
    outbox.add(save({ id: 'two' }))
    expect(at.sent.map(({ change }) => change.id)).toEqual(['one', 'two'])
  })

  test('a creation stays one until the server has it', async () => {
    const outbox = at.open()
    outbox.add(save({ kind: 'create' }))
    await at.last().answer({ kind: 'retry', reason: 'offline' })
    outbox.add(save({ amount: 2 }))
    at.ring()
    expect(at.last().change).toMatchObject({ kind: 'create', amount: 2 })
    outbox.add(save({ amount: 3 }))
    await at.last().answer({ kind: 'done' })
    expect(at.last().change).toMatchObject({ kind: 'save', amount: 3 })
  })

  test('a removal follows the request that is in flight', async () => {
    const outbox = at.open()
    outbox.add(save())
    outbox.add(save({ kind: 'remove' }))
    expect(at.sent).toHaveLength(1)
    await at.last().answer({ kind: 'done' })
    expect(at.last().change.kind).toBe('remove')
    await at.last().answer({ kind: 'done' })
    expect(at.stored.size).toBe(0)
  })
})

describe('nothing that was shown is lost', () => {
  test('without a connection the change waits in the storage, with growing pauses', async () => {
    const outbox = at.open()
    outbox.add(save())
    const pauses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      await at.last().answer({ kind: 'retry', reason: 'offline' })
      expect(outbox.stateOf('one')).toEqual({ kind: 'waiting', reason: 'offline' })
      pauses.push(at.timers.at(-1)?.milliseconds ?? 0)
      at.ring()
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000, 20000])
    expect(at.stored.size).toBe(1)
  })

  test('the network coming back sends at once what waits', async () => {
    const outbox = at.open()
    outbox.add(save())
    await at.last().answer({ kind: 'retry', reason: 'offline' })
    outbox.retryNow()
    expect(at.sent).toHaveLength(2)
    await at.last().answer({ kind: 'done' })
    expect(outbox.stateOf('one').kind).toBe('saved')
  })

  test('an edit refused without a plan waits without asking again, and is sent once the tool opens again', async () => {
    const outbox = at.open()
    outbox.add(save())
    await at.last().answer({ kind: 'retry', reason: 'no-access' })
    expect(outbox.stateOf('one')).toEqual({ kind: 'waiting', reason: 'no-access' })
    expect([at.timers.length, at.sent.length, at.stored.size]).toEqual([0, 1, 1])
    outbox.retryNow()
    await at.last().answer({ kind: 'done' })
    expect([outbox.stateOf('one').kind, at.sent.length, at.stored.size]).toEqual(['saved', 2, 0])
  })

  test('a new page takes up what the last one left', async () => {
    at.open().add(save({ amount: 7 }))
    const later = at.open()
    expect(later.waiting()).toMatchObject([{ kind: 'save', amount: 7 }])
    expect(at.sent).toHaveLength(2)
    await at.last().answer({ kind: 'done' })
    expect(at.stored.size).toBe(0)
  })

  test('a refusal is kept and said, and the next edit tries again', async () => {
    const outbox = at.open()
    outbox.add(save())
    await at.last().answer({ kind: 'refused', message: 'Título longo demais.' })
    expect(outbox.stateOf('one')).toEqual({ kind: 'refused', message: 'Título longo demais.' })
    expect(at.stored.size).toBe(1)
    outbox.add(save({ amount: 1 }))
    await at.last().answer({ kind: 'done' })
    expect(outbox.stateOf('one').kind).toBe('saved')
  })

  test('a refusal of an older edit does not stop a newer one', async () => {
    const outbox = at.open()
    outbox.add(save({ amount: 1 }))
    outbox.add(save({ amount: 2 }))
    await at.last().answer({ kind: 'refused', message: 'Não.' })
    expect(at.last().change.amount).toBe(2)
  })

  test('a server that asks to slow down is left alone for as long as it says', async () => {
    const outbox = at.open()
    outbox.add(save())
    await at.last().answer({ kind: 'retry', reason: 'busy', afterSeconds: 30 })
    expect(at.timers.map(({ milliseconds }) => milliseconds)).toEqual([30_000, 30_000])
    outbox.add(save({ id: 'two' }))
    expect(at.sent).toHaveLength(1)
    at.ring()
    await new Promise((done) => setImmediate(done))
    expect(at.sent).toHaveLength(3)
  })

  test('what another tab has delivered or replaced is not sent again', async () => {
    const outbox = at.open()
    outbox.add(save({ amount: 1 }))
    outbox.add(save({ id: 'two', amount: 1 }))
    await at.sent[0]?.answer({ kind: 'retry', reason: 'offline' })
    await at.sent[1]?.answer({ kind: 'retry', reason: 'offline' })
    at.stored.delete('one')
    at.stored.set('two', save({ id: 'two', amount: 9 }))
    outbox.retryNow()
    expect(at.sent).toHaveLength(3)
    expect(at.last().change).toMatchObject({ id: 'two', amount: 9 })
    expect(outbox.stateOf('one').kind).toBe('saved')
  })

  test('a full storage is reported', () => {
    const outbox = at.open({ storage: { ...noStorage(), store: () => false } })
    outbox.add(save())
    expect(outbox.everythingStored()).toBe(false)
  })
})

describe('P03 tabs of one account do not overwrite each other', () => {
  test('what waits here gives way to what another tab changed later', async () => {
    const outbox = at.open()
    outbox.add(save({ amount: 88 }))
    await at.last().answer({ kind: 'retry', reason: 'offline' })
    const later = save({ amount: 100 })
    at.stored.set('one', later)
    outbox.adopt([later])
    expect(outbox.waiting()).toEqual([later])
    at.ring()
    expect(at.last().change).toEqual(later)
  })

  test('a removal in another tab is not undone by an edit that waits here', async () => {
    const outbox = at.open()
    outbox.add(save())
    await at.last().answer({ kind: 'retry', reason: 'offline' })
    at.stored.delete('one')
    outbox.adopt([save({ kind: 'remove' })])
    at.ring()
    expect(at.sent).toHaveLength(1)
    expect(outbox.waiting()).toEqual([])
  })

  test('an edit on its way, which may land after the later one of another tab, is followed by that later one', async () => {
    const outbox = at.open()
    outbox.add(save({ amount: 11 }))
    const later = save({ amount: 77 })
    at.stored.delete('one')
    outbox.adopt([later])
    await at.sent[0]?.answer({ kind: 'done' })
    expect(at.sent.map(({ change }) => change.amount)).toEqual([11, 77])
    await at.sent[1]?.answer({ kind: 'done' })
    expect(outbox.waiting()).toEqual([])
  })

  test('a refusal here is over once another tab has taken the change up', async () => {
    const outbox = at.open()
    outbox.add(save())
    await at.last().answer({ kind: 'refused', message: 'Não.' })
    outbox.adopt([save({ amount: 1 })])
    expect(outbox.stateOf('one').kind).toBe('saved')
  })

  test('an answer to an earlier question takes in what was changed here and elsewhere since then', async () => {
    const outbox = at.open()
    outbox.add(save({ amount: 1 }))
    const endCollecting = outbox.collectChanges()
    await at.last().answer({ kind: 'done' })
    outbox.adopt([save({ id: 'two', amount: 2 })])
    outbox.add(save({ amount: 3 }))
    const latest = new Map(endCollecting().map((change) => [change.id, change.amount]))
    expect(latest).toEqual(
      new Map([
        ['one', 3],
        ['two', 2],
      ]),
    )
  })
})

describe('what another person or device changed first', () => {
  test('is shown, and nothing is sent until the seller saves again or gives it up', async () => {
    const outbox = at.open()
    outbox.add(save({ amount: 1 }))
    await at.last().answer({ kind: 'conflict' })
    at.ring()
    outbox.retryNow()
    expect([at.sent.length, outbox.stateOf('one').kind]).toEqual([1, 'conflict'])
    outbox.add(save({ amount: 1 }))
    expect([at.sent.length, outbox.stateOf('one').kind]).toEqual([2, 'saving'])
    await at.last().answer({ kind: 'conflict' })
    outbox.remove([save({ amount: 1 })])
    expect([outbox.items(), at.stored.size]).toEqual([[], 0])
  })

  test('holds back what was changed here before that was seen', async () => {
    const outbox = at.open()
    outbox.add(save({ amount: 1 }))
    outbox.add(save({ amount: 2 }))
    await at.last().answer({ kind: 'conflict' })
    expect(at.sent).toHaveLength(1)
    expect(outbox.items()).toEqual([{ change: save({ amount: 2 }), state: { kind: 'conflict' } }])
  })
})

describe('a conflict that waits for an answer', () => {
  /** Changes over 100 wait for an answer. */
  const open = () => at.open({ isHeld: ({ amount }) => amount > 100 })
  const hold = {
    kind: 'conflict',
    held: (waiting: Change) => ({ ...waiting, amount: waiting.amount + 100 }),
  } as const

  test('is noted in the waiting change and not sent, also after a reload, until it is answered', async () => {
    const outbox = open()
    outbox.add(save({ amount: 1 }))
    outbox.add(save({ amount: 2 }))
    await at.last().answer(hold)
    const items = [{ change: save({ amount: 102 }), state: { kind: 'conflict' } }]
    expect([outbox.items(), at.stored.get('one')?.amount]).toEqual([items, 102])
    outbox.add(save({ amount: 103 }))
    outbox.retryNow()
    expect([at.sent.length, outbox.stateOf('one').kind]).toEqual([1, 'conflict'])
    const later = open()
    expect([at.sent.length, later.stateOf('one').kind]).toEqual([1, 'conflict'])
    later.add(save({ amount: 4 }))
    await at.last().answer({ kind: 'done' })
    expect([at.sent.length, later.items(), at.stored.size]).toEqual([2, [], 0])
  })

  test('is not sent either where another tab has noted it', async () => {
    const outbox = open()
    outbox.add(save({ amount: 1 }))
    await at.last().answer({ kind: 'retry', reason: 'offline' })
    at.stored.set('one', save({ amount: 101 }))
    outbox.retryNow()
    expect([at.sent.length, outbox.stateOf('one').kind]).toEqual([1, 'conflict'])
  })

  test('is over where the later change needs no answer', async () => {
    const outbox = open()
    outbox.add(save({ amount: 1 }))
    outbox.add(save({ amount: -50 }))
    await at.last().answer(hold)
    expect([at.sent.length, at.last().change.amount]).toEqual([2, 50])
  })
})

test('a change is combined with what another tab has not sent yet', async () => {
  const outbox = at.open()
  at.stored.set('one', save({ kind: 'create', amount: 1 }))
  outbox.add(save({ amount: 2 }))
  expect(at.last().change).toEqual(save({ kind: 'create', amount: 2 }))
})

test('the items stay the same list until something changes', async () => {
  const outbox = at.open()
  outbox.add(save())
  const items = outbox.items()
  expect(outbox.items()).toBe(items)
  await at.last().answer({ kind: 'refused', message: 'No.' })
  expect(outbox.items()).toEqual([{ change: save(), state: { kind: 'refused', message: 'No.' } }])
})

test('what is given up while it is on its way is not brought back by its answer', async () => {
  const outbox = at.open()
  outbox.add(save())
  outbox.remove([save()])
  await at.last().answer({ kind: 'retry', reason: 'offline' })
  at.ring()
  expect([outbox.items(), at.sent.length, at.stored.size]).toEqual([[], 1, 0])
})
