import { beforeEach, describe, expect, test } from 'vitest'
import { changeKey, type ListingChange } from './listing-change.ts'
import { queueBench, save } from './queue-bench.ts'

let at: ReturnType<typeof queueBench>
beforeEach(() => {
  at = queueBench()
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
