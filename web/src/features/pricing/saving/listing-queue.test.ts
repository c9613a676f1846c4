import { beforeEach, describe, expect, test } from 'vitest'
import { ListingQueue } from './listing-queue.ts'
import { key, listing, queueBench, save } from './queue-bench.ts'

let at: ReturnType<typeof queueBench>
beforeEach(() => {
  at = queueBench()
})

describe('P03 every edit is saved', () => {
  test('an edit is sent at once and counts as saved only with the answer', async () => {
    const queue = at.open()
    queue.add(save())
    expect(queue.stateOf(key).kind).toBe('saving')
    expect(at.stored.size).toBe(1)
    await at.last().answer({ kind: 'done' })
    expect(queue.stateOf(key).kind).toBe('saved')
    expect(at.stored.size).toBe(0)
  })

  test('one request is in flight for a listing, and the latest edit wins', async () => {
    const queue = at.open()
    queue.add(save({ productCost: 1 }))
    queue.add(save({ productCost: 2 }))
    queue.add(save({ productCost: 3 }))
    expect(at.sent).toHaveLength(1)
    await at.last().answer({ kind: 'done' })
    expect(at.sent).toHaveLength(2)
    expect(at.last().change.listing.productCost).toBe(3)
    expect(queue.stateOf(key).kind).toBe('saving')
    await at.last().answer({ kind: 'done' })
    expect(queue.stateOf(key).kind).toBe('saved')
  })

  test('different listings are on their way at the same time', () => {
    const queue = at.open()
    queue.add(save({ id: 'um' }))
    queue.add(save({ id: 'dois' }))
    expect(at.sent.map(({ change }) => change.listing.id)).toEqual(['um', 'dois'])
  })

  test('a creation stays one until the server has it', async () => {
    const queue = at.open()
    queue.add({ kind: 'create', listing })
    await at.last().answer({ kind: 'retry', reason: 'offline' })
    queue.add(save({ title: 'Xícara' }))
    at.ring()
    expect(at.last().change).toMatchObject({ kind: 'create', listing: { title: 'Xícara' } })
    queue.add(save({ title: 'Prato' }))
    await at.last().answer({ kind: 'done' })
    expect(at.last().change).toMatchObject({ kind: 'save', listing: { title: 'Prato' } })
  })

  test('a removal follows the request that is in flight', async () => {
    const queue = at.open()
    queue.add(save())
    queue.add({ kind: 'remove', listing })
    expect(at.sent).toHaveLength(1)
    await at.last().answer({ kind: 'done' })
    expect(at.last().change.kind).toBe('remove')
    await at.last().answer({ kind: 'done' })
    expect(at.stored.size).toBe(0)
  })
})

describe('nothing that was shown is lost', () => {
  test('without a connection the change waits in the storage, with growing pauses', async () => {
    const queue = at.open()
    queue.add(save())
    const pauses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      await at.last().answer({ kind: 'retry', reason: 'offline' })
      expect(queue.stateOf(key)).toEqual({ kind: 'waiting', reason: 'offline' })
      pauses.push(at.timers.at(-1)?.milliseconds ?? 0)
      at.ring()
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000, 20000])
    expect(at.stored.size).toBe(1)
  })

  test('the network coming back sends at once what waits', async () => {
    const queue = at.open()
    queue.add(save())
    await at.last().answer({ kind: 'retry', reason: 'offline' })
    queue.retryNow()
    expect(at.sent).toHaveLength(2)
    await at.last().answer({ kind: 'done' })
    expect(queue.stateOf(key).kind).toBe('saved')
  })

  test('an edit refused for want of a plan waits without asking again, and is sent once the tool opens anew', async () => {
    const queue = at.open()
    queue.add(save())
    await at.last().answer({ kind: 'retry', reason: 'no-access' })
    expect(queue.stateOf(key)).toEqual({ kind: 'waiting', reason: 'no-access' })
    expect([at.timers.length, at.sent.length, at.stored.size]).toEqual([0, 1, 1])
    queue.retryNow()
    await at.last().answer({ kind: 'done' })
    expect([queue.stateOf(key).kind, at.sent.length, at.stored.size]).toEqual(['saved', 2, 0])
  })

  test('a new page takes up what the last one left', async () => {
    at.open().add(save({ productCost: 7 }))
    const later = at.open()
    expect(later.waiting()).toMatchObject([{ kind: 'save', listing: { productCost: 7 } }])
    expect(at.sent).toHaveLength(2)
    await at.last().answer({ kind: 'done' })
    expect(at.stored.size).toBe(0)
  })

  test('a refusal is kept and said, and the next edit tries again', async () => {
    const queue = at.open()
    queue.add(save())
    await at.last().answer({ kind: 'refused', message: 'Título longo demais.' })
    expect(queue.stateOf(key)).toEqual({ kind: 'refused', message: 'Título longo demais.' })
    expect(at.stored.size).toBe(1)
    queue.add(save({ title: 'Curto' }))
    await at.last().answer({ kind: 'done' })
    expect(queue.stateOf(key).kind).toBe('saved')
  })

  test('a refusal of an older edit does not stop a newer one', async () => {
    const queue = at.open()
    queue.add(save({ productCost: 1 }))
    queue.add(save({ productCost: 2 }))
    await at.last().answer({ kind: 'refused', message: 'Não.' })
    expect(at.last().change.listing.productCost).toBe(2)
  })

  test('a server that asks to slow down is left alone for as long as it says', async () => {
    const queue = at.open()
    queue.add(save())
    await at.last().answer({ kind: 'retry', reason: 'busy', afterSeconds: 30 })
    expect(at.timers.map(({ milliseconds }) => milliseconds)).toEqual([30_000, 30_000])
    queue.add(save({ id: 'dois' }))
    expect(at.sent).toHaveLength(1)
    at.ring()
    await new Promise((done) => setImmediate(done))
    expect(at.sent).toHaveLength(3)
  })

  test('what another tab has delivered or replaced meanwhile is not sent again', async () => {
    const queue = at.open()
    queue.add(save({ productCost: 1 }))
    queue.add(save({ id: 'dois', productCost: 1 }))
    await at.sent[0]?.answer({ kind: 'retry', reason: 'offline' })
    await at.sent[1]?.answer({ kind: 'retry', reason: 'offline' })
    at.stored.delete(key)
    at.stored.set('shopee.dois', save({ id: 'dois', productCost: 9 }))
    queue.retryNow()
    expect(at.sent).toHaveLength(3)
    expect(at.last().change.listing).toMatchObject({ id: 'dois', productCost: 9 })
    expect(queue.stateOf(key).kind).toBe('saved')
  })

  test('a full storage is said', () => {
    const queue = new ListingQueue({
      send: () => new Promise(() => undefined),
      storage: { ...at.storage, keep: () => false },
      later: () => () => undefined,
    })
    queue.add(save())
    expect(queue.everythingKept()).toBe(false)
  })
})

describe('P03 tabs of one account do not overwrite each other', () => {
  test('what waits here gives way to what another tab changed later', async () => {
    const queue = at.open()
    queue.add(save({ productCost: 88 }))
    await at.last().answer({ kind: 'retry', reason: 'offline' })
    const later = save({ productCost: 100 })
    at.stored.set(key, later)
    queue.takeOver([later])
    expect(queue.waiting()).toEqual([later])
    at.ring()
    expect(at.last().change).toEqual(later)
  })

  test('a removal in another tab is not undone by an edit that waits here', async () => {
    const queue = at.open()
    queue.add(save())
    await at.last().answer({ kind: 'retry', reason: 'offline' })
    at.stored.delete(key)
    queue.takeOver([{ kind: 'remove', listing }])
    at.ring()
    expect(at.sent).toHaveLength(1)
    expect(queue.waiting()).toEqual([])
  })

  test('an edit on its way, which may land after the later one of another tab, is followed by that later one', async () => {
    const queue = at.open()
    queue.add(save({ productCost: 11 }))
    const later = save({ productCost: 77 })
    at.stored.delete(key)
    queue.takeOver([later])
    await at.sent[0]?.answer({ kind: 'done' })
    expect(at.sent.map(({ change }) => change.listing.productCost)).toEqual([11, 77])
    await at.sent[1]?.answer({ kind: 'done' })
    expect(queue.waiting()).toEqual([])
  })

  test('a refusal here is over once another tab has taken the listing up', async () => {
    const queue = at.open()
    queue.add(save())
    await at.last().answer({ kind: 'refused', message: 'Não.' })
    queue.takeOver([save({ title: 'Curto' })])
    expect(queue.stateOf(key).kind).toBe('saved')
  })

  test('an answer asked for earlier takes in what was changed here and elsewhere meanwhile', async () => {
    const queue = at.open()
    queue.add(save({ productCost: 1 }))
    const endGathering = queue.gather()
    await at.last().answer({ kind: 'done' })
    queue.takeOver([save({ id: 'dois', productCost: 2 })])
    queue.add(save({ productCost: 3 }))
    const latest = new Map(endGathering().map((change) => [change.listing.id, change.listing.productCost]))
    expect(latest).toEqual(
      new Map([
        ['um', 3],
        ['dois', 2],
      ]),
    )
  })
})
