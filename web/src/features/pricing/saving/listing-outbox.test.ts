import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { describe, expect, test } from 'vitest'
import { MemoryStorage } from '../../../../test/storage/memory-storage.ts'
import { Outbox } from '../../../saving/outbox.ts'
import type { SendOutcome } from '../../../saving/send-outcome.ts'
import { newListing } from '../model/listing.ts'
import { applyChanges } from './apply-changes.ts'
import { creationOf, type ListingChange, removalOf, savingOf } from './listing-change.ts'
import { listingsInOutbox, unsentListings } from './listing-outbox.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const listing = newListing('um', 'shopee', basis)

/** An outbox whose server answers when the test says so. */
function open(storage: Storage) {
  const sent: {
    changes: readonly ListingChange[]
    answer: (outcome: SendOutcome<ListingChange>) => Promise<void>
  }[] = []
  const outbox = new Outbox<ListingChange>({
    ...listingsInOutbox,
    storage: unsentListings('u-1', storage),
    send: (changes) =>
      new Promise((resolve) => {
        const answer = async (outcome: SendOutcome<ListingChange>) => {
          resolve(outcome)
          await new Promise((done) => setImmediate(done))
        }
        sent.push({ changes, answer })
      }),
  })
  return { outbox, sent }
}

test('P03 a creation stays one until the server has it', async () => {
  const { outbox, sent } = open(new MemoryStorage())
  outbox.add({ kind: 'create', listing })
  await sent[0]?.answer({ kind: 'retry', reason: 'offline' })
  outbox.add({ kind: 'save', listing: { ...listing, title: 'Xícara' } })
  outbox.retryNow()
  expect(sent[1]?.changes).toMatchObject([{ kind: 'create', listing: { title: 'Xícara' } }])
  outbox.add({ kind: 'save', listing: { ...listing, title: 'Prato' } })
  await sent[1]?.answer({ kind: 'done' })
  expect(sent[2]?.changes).toMatchObject([{ kind: 'save', listing: { title: 'Prato' } }])
})

test('P03 changes that the last version of the page did not send are sent by this one', async () => {
  const storage = new MemoryStorage()
  const key = 'vendaclara.account.u-1.unsent.mercadoLivre.6f0c'
  storage.setItem(
    key,
    '{"kind":"save","listing":{"marketplace":"mercadoLivre","id":"6f0c","title":"Caneca","sku":"C-1","productCost":10,"variableCost":0.5,"profitMargin":20,"freeShipping":true,"mlTax":12,"shippingCost":6,"peso":0,"salePrice":41.9,"netMargin":0.2,"monthlyBilling":10000,"charges":6,"fixCost":1000}}',
  )
  const { outbox, sent } = open(storage)
  expect(sent[0]?.changes).toMatchObject([{ kind: 'save', listing: { id: '6f0c', salePrice: 41.9 } }])
  await sent[0]?.answer({ kind: 'done' })
  expect([outbox.waiting(), storage.getItem(key)]).toEqual([[], null])
})

test('P03 edits made in the panel and in the table without a network all arrive after a reload, each once', async () => {
  const storage = new MemoryStorage()
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => newListing(id, 'shopee', basis))
  const before = open(storage)
  const save = (part: Partial<typeof listing>) => (one: typeof listing) =>
    ({ kind: 'save', listing: { ...one, ...part } }) as const
  for (const one of five) before.outbox.add(save({ productCost: 12 })(one))
  await before.sent[0]?.answer({ kind: 'retry', reason: 'offline' })
  before.outbox.addAll(five.slice(0, 3).map(save({ productCost: 12, currentPrice: 49.9 })))

  const after = open(storage)
  await after.sent[0]?.answer({ kind: 'retry', reason: 'offline' })
  after.outbox.retryNow()
  for (let sent = 1; sent < after.sent.length; sent += 1) await after.sent[sent]?.answer({ kind: 'done' })
  const arrived = after.sent.slice(1).flatMap(({ changes }) => changes.map(({ listing: one }) => one))
  expect(arrived.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(arrived.every(({ productCost }) => productCost === 12)).toBe(true)
  expect(arrived.filter(({ currentPrice }) => currentPrice === 49.9)).toHaveLength(3)
  expect([after.outbox.waiting(), storage.length]).toEqual([[], 0])
})

test('P01 P03 listings made in quick succession arrive in the same sequence, and an edit between them does not wait', async () => {
  const { outbox, sent } = open(new MemoryStorage())
  const [a, b, c] = ['a', 'b', 'c'].map((id) => creationOf(newListing(id, 'shopee', basis))) as [
    ListingChange,
    ListingChange,
    ListingChange,
  ]
  for (const creation of [a, b, c]) outbox.add(creation)
  outbox.add({ kind: 'save', listing: { ...a.listing, title: 'Xícara' } })
  outbox.add({ kind: 'save', listing })
  expect(sent.map(({ changes }) => changes[0]?.listing.id)).toEqual(['a', 'um'])
  for (let next = 0; next < sent.length; next += 1) await sent[next]?.answer({ kind: 'done' })
  const arrived = sent.flatMap(({ changes }) => changes.map(({ kind, listing: { id } }) => `${kind} ${id}`))
  expect(arrived).toEqual(['create a', 'save um', 'save a', 'create b', 'create c'])
  expect(outbox.waiting()).toEqual([])
})

test('P01 P03 a refused listing does not hold up later ones', async () => {
  const { outbox, sent } = open(new MemoryStorage())
  for (const id of ['a', 'b']) outbox.add(creationOf(newListing(id, 'shopee', basis)))
  await sent[0]?.answer({ kind: 'refused', message: 'Não.' })
  expect(sent[1]?.changes).toMatchObject([{ kind: 'create', listing: { id: 'b' } }])
})

test('P01 P03 listings made without a network keep their sequence after a reload, and arrive in it', async () => {
  const storage = new MemoryStorage()
  const before = open(storage)
  for (const id of ['c', 'a', 'd', 'b']) before.outbox.add(creationOf(newListing(id, 'shopee', basis)))
  const stored = unsentListings('u-1', storage).load().toReversed()
  const shown = applyChanges(
    forEachMarketplace(() => []),
    stored,
  )
  expect(shown.shopee.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
  const { sent } = open(storage)
  expect(sent[0]?.changes.map(({ listing: { id } }) => id)).toEqual(['c', 'a', 'd', 'b'])
})

describe('P03 a listing that another device changed too', () => {
  const stored = { ...listing, version: 'v1' }
  const theirs = { ...listing, productCost: 14, version: 'v2' }
  const conflict: SendOutcome<ListingChange> = {
    kind: 'conflict',
    held: (waiting) => ({ ...waiting, elsewhere: theirs }),
  }

  test('waits for an answer, over edits and a reload, and is then sent over what is stored', async () => {
    const storage = new MemoryStorage()
    const before = open(storage)
    const edited = savingOf(stored, { ...stored, productCost: 12 })
    before.outbox.add(edited)
    await before.sent[0]?.answer(conflict)
    before.outbox.add(savingOf(edited.listing, { ...edited.listing, title: 'Xícara' }))
    const after = open(storage)
    for (const { outbox, sent } of [before, after]) {
      outbox.retryNow()
      expect(outbox.items()).toMatchObject([
        {
          state: { kind: 'conflict' },
          change: { listing: { productCost: 12, title: 'Xícara' }, elsewhere: { productCost: 14 } },
        },
      ])
      expect(sent).toHaveLength(outbox === before.outbox ? 1 : 0)
    }
    after.outbox.add(savingOf(theirs, { ...theirs, productCost: 12, title: 'Xícara' }))
    expect(after.sent[0]?.changes).toMatchObject([{ replaces: ['v2'], listing: { title: 'Xícara' } }])
    await after.sent[0]?.answer({ kind: 'done' })
    expect([after.outbox.items(), storage.length]).toEqual([[], 0])
  })

  test('is deleted here without a question', async () => {
    const { outbox, sent } = open(new MemoryStorage())
    const edited = savingOf(stored, { ...stored, productCost: 12 })
    outbox.add(edited)
    outbox.add(removalOf(edited.listing))
    await sent[0]?.answer(conflict)
    expect(sent[1]?.changes).toMatchObject([{ kind: 'remove' }])
  })
})

test('P03 a later edit names what a lost answer or the other tab may have stored', async () => {
  const storage = new MemoryStorage()
  const [one, other] = [open(storage), open(storage)]
  const stored = { ...listing, version: 'v1' }
  const first = savingOf(stored, { ...stored, productCost: 12 })
  one.outbox.add(first)
  await one.sent[0]?.answer({ kind: 'retry', reason: 'offline' })
  const second = savingOf(first.listing, { ...first.listing, title: 'Xícara' })
  other.outbox.add(second)
  one.outbox.adopt([second])
  expect(other.sent[0]?.changes).toMatchObject([{ replaces: ['v1', first.listing.version] }])
  one.outbox.retryNow()
  expect(one.sent[1]?.changes).toEqual(other.sent[0]?.changes)
})
