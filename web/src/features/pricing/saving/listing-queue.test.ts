import { beforeEach, describe, expect, test } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import type { ChangeStorage } from './change-storage.ts'
import { changeKey, type ListingChange } from './listing-change.ts'
import { ListingQueue } from './listing-queue.ts'
import type { SendOutcome } from './send-outcome.ts'

const config = { monthlyBilling: 0, charges: 0, fixCost: 0 }
const listing: Listing = {
  marketplace: 'shopee',
  id: 'um',
  title: 'Caneca',
  productCost: 10,
  variableCost: 0,
  profitMargin: 20,
  freeShipping: true,
  mlTax: 0,
  shippingCost: 0,
  peso: 0,
  salePrice: 20,
  netMargin: 0.2,
  ...config,
}
const key = changeKey(listing)
const save = (part: Partial<Listing> = {}): ListingChange => ({
  kind: 'save',
  listing: { ...listing, ...part },
})

/** A server whose answers come when the test says so, beside a storage one can look into. */
function bench() {
  const sent: {
    change: ListingChange
    changes: readonly ListingChange[]
    answer: (outcome: SendOutcome) => Promise<void>
  }[] = []
  const timers: { callback: () => void; milliseconds: number }[] = []
  const stored = new Map<string, ListingChange>()
  const storage: ChangeStorage = {
    load: () => [...stored.values()],
    read: (change) => stored.get(changeKey(change.listing)) ?? null,
    keep: (change) => {
      stored.set(changeKey(change.listing), change)
      return true
    },
    drop: (change) => {
      stored.delete(changeKey(change.listing))
    },
  }
  const send = (changes: readonly ListingChange[]) =>
    new Promise<SendOutcome>((resolve) => {
      const answer = async (outcome: SendOutcome) => {
        resolve(outcome)
        await new Promise((done) => setImmediate(done))
      }
      const [change] = changes
      if (!change) throw new Error('nothing was to be sent')
      sent.push({ change, changes, answer })
    })
  const later = (callback: () => void, milliseconds: number) => {
    timers.push({ callback, milliseconds })
    return () => undefined
  }
  const open = () => new ListingQueue({ send, storage, later })
  const last = () => {
    const request = sent.at(-1)
    if (!request) throw new Error('nothing was sent')
    return request
  }
  const ring = () => {
    for (const { callback } of timers.splice(0)) callback()
  }
  return { sent, timers, stored, open, last, ring, storage }
}

let at: ReturnType<typeof bench>
beforeEach(() => {
  at = bench()
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

describe('what is done to a whole shop', () => {
  const shop = (count: number, kind: ListingChange['kind'] = 'save'): ListingChange[] =>
    Array.from({ length: count }, (_, index) => ({ ...save({ id: `id-${index}` }), kind }))
  const idsOf = ({ changes }: { changes: readonly ListingChange[] }) =>
    changes.map((change) => change.listing.id)

  test('goes 500 at once, and an edit of the seller does not wait behind the rest', async () => {
    const queue = at.open()
    queue.addAll(shop(700))
    expect(at.sent.map(({ changes }) => changes.length)).toEqual([500])
    queue.add(save({ id: 'meu' }))
    expect(idsOf(at.last())).toEqual(['meu'])
    await at.sent[0]?.answer({ kind: 'done' })
    expect(at.sent).toHaveLength(2)
    await at.sent[1]?.answer({ kind: 'done' })
    at.ring()
    expect(at.sent.map(({ changes }) => changes.length)).toEqual([500, 1, 200])
    await at.last().answer({ kind: 'done' })
    expect([queue.waiting(), at.stored.size]).toEqual([[], 0])
  })

  test('keeps removals and saves apart', async () => {
    const queue = at.open()
    queue.addAll([...shop(2, 'remove'), save({ id: 'a' }), save({ id: 'b' })])
    expect(idsOf(at.last())).toEqual(['id-0', 'id-1'])
    await at.last().answer({ kind: 'done' })
    at.ring()
    expect(idsOf(at.last())).toEqual(['a', 'b'])
  })

  test('is sent one by one once it was refused, so that only what is wrong stays behind', async () => {
    const queue = at.open()
    queue.addAll(shop(3))
    await at.last().answer({ kind: 'refused', message: 'Título longo demais.' })
    for (const outcome of [
      { kind: 'done' },
      { kind: 'refused', message: 'Não.' },
      { kind: 'done' },
    ] as const) {
      at.ring()
      expect(at.last().changes).toHaveLength(1)
      await at.last().answer(outcome)
    }
    expect(queue.waiting().map((change) => change.listing.id)).toEqual(['id-1'])
    expect(queue.stateOf('shopee.id-1')).toEqual({ kind: 'refused', message: 'Não.' })
  })

  test('waits whole while there is no connection, and an edit made meanwhile is not taken for sent', async () => {
    const queue = at.open()
    queue.addAll(shop(3))
    queue.add(save({ id: 'id-1', productCost: 9 }))
    await at.sent[0]?.answer({ kind: 'retry', reason: 'offline' })
    expect(queue.waiting()).toHaveLength(3)
    queue.retryNow()
    expect(at.sent.slice(1).flatMap(idsOf)).toEqual(['id-1'])
    await at.last().answer({ kind: 'done' })
    queue.retryNow()
    expect(idsOf(at.last())).toEqual(['id-0', 'id-2'])
    await at.last().answer({ kind: 'done' })
    expect(at.stored.size).toBe(0)
  })

  test('goes on with the rest where another tab has delivered all that was to travel next', async () => {
    const queue = at.open()
    queue.addAll(shop(1100))
    for (const { listing } of at.last().changes) at.stored.delete(changeKey(listing))
    for (const change of [...at.stored.values()].slice(0, 500)) at.stored.delete(changeKey(change.listing))
    await at.last().answer({ kind: 'done' })
    for (let turn = 0; turn < 3; turn += 1) at.ring()
    expect(at.sent).toHaveLength(2)
    await at.last().answer({ kind: 'done' })
    expect(queue.waiting()).toEqual([])
  })

  test('does not save again what another tab has just removed and not yet told of', async () => {
    const queue = at.open()
    queue.add(save({ id: 'antes' }))
    queue.addAll(shop(3))
    const removed = at.stored.get('shopee.id-1')
    if (removed) at.stored.set('shopee.id-1', { ...removed, kind: 'remove' })
    await at.last().answer({ kind: 'done' })
    at.ring()
    expect(at.last().changes.map(({ kind }) => kind)).not.toContain('remove')
    await at.last().answer({ kind: 'done' })
    at.ring()
    expect(at.last().changes.map(({ kind, listing }) => [kind, listing.id])).toEqual([['remove', 'id-1']])
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
