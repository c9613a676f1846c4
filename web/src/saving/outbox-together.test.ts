import { beforeEach, describe, expect, test } from 'vitest'
import { type Change, outboxServer, save } from '../../test/saving/outbox-server.ts'

let at: ReturnType<typeof outboxServer>
beforeEach(() => {
  at = outboxServer()
})

describe('what is done to many at once', () => {
  const many = (count: number, kind: Change['kind'] = 'save'): Change[] =>
    Array.from({ length: count }, (_, index) => ({ ...save({ id: `id-${index}` }), kind }))
  const idsOf = ({ changes }: { changes: readonly Change[] }) => changes.map((change) => change.id)

  test('goes 500 at once, and an edit of the seller does not wait behind the rest', async () => {
    const outbox = at.open()
    outbox.addAll(many(700))
    expect(at.sent.map(({ changes }) => changes.length)).toEqual([500])
    outbox.add(save({ id: 'meu' }))
    expect(idsOf(at.last())).toEqual(['meu'])
    await at.sent[0]?.answer({ kind: 'done' })
    expect(at.sent).toHaveLength(2)
    await at.sent[1]?.answer({ kind: 'done' })
    at.ring()
    expect(at.sent.map(({ changes }) => changes.length)).toEqual([500, 1, 200])
    await at.last().answer({ kind: 'done' })
    expect([outbox.waiting(), at.stored.size]).toEqual([[], 0])
  })

  test('keeps removals and saves apart', async () => {
    const outbox = at.open()
    outbox.addAll([...many(2, 'remove'), save({ id: 'a' }), save({ id: 'b' })])
    expect(idsOf(at.last())).toEqual(['id-0', 'id-1'])
    await at.last().answer({ kind: 'done' })
    at.ring()
    expect(idsOf(at.last())).toEqual(['a', 'b'])
  })

  test('is sent one by one once it was refused, so that only what is wrong stays behind', async () => {
    const outbox = at.open()
    outbox.addAll(many(3))
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
    expect(outbox.waiting().map((change) => change.id)).toEqual(['id-1'])
    expect(outbox.stateOf('id-1')).toEqual({ kind: 'refused', message: 'Não.' })
  })

  test('waits whole while there is no connection, and an edit made while it is sent stays unsent', async () => {
    const outbox = at.open()
    outbox.addAll(many(3))
    outbox.add(save({ id: 'id-1', amount: 9 }))
    await at.sent[0]?.answer({ kind: 'retry', reason: 'offline' })
    expect(outbox.waiting()).toHaveLength(3)
    outbox.retryNow()
    expect(at.sent.slice(1).flatMap(idsOf)).toEqual(['id-1'])
    await at.last().answer({ kind: 'done' })
    outbox.retryNow()
    expect(idsOf(at.last())).toEqual(['id-0', 'id-2'])
    await at.last().answer({ kind: 'done' })
    expect(at.stored.size).toBe(0)
  })

  test('goes on with the rest where another tab has delivered all that was to travel next', async () => {
    const outbox = at.open()
    outbox.addAll(many(1100))
    for (const { id } of at.last().changes) at.stored.delete(id)
    for (const change of [...at.stored.values()].slice(0, 500)) at.stored.delete(change.id)
    await at.last().answer({ kind: 'done' })
    for (let turn = 0; turn < 3; turn += 1) at.ring()
    expect(at.sent).toHaveLength(2)
    await at.last().answer({ kind: 'done' })
    expect(outbox.waiting()).toEqual([])
  })

  test('does not save again what another tab has just removed and not yet told of', async () => {
    const outbox = at.open()
    outbox.add(save({ id: 'antes' }))
    outbox.addAll(many(3))
    const removed = at.stored.get('id-1')
    if (removed) at.stored.set('id-1', { ...removed, kind: 'remove' })
    await at.last().answer({ kind: 'done' })
    at.ring()
    expect(at.last().changes.map(({ kind }) => kind)).not.toContain('remove')
    await at.last().answer({ kind: 'done' })
    at.ring()
    expect(at.last().changes.map(({ kind, id }) => [kind, id])).toEqual([['remove', 'id-1']])
  })

  test('is settled bit by bit where the server answers so', async () => {
    const outbox = at.open()
    outbox.addAll(many(3))
    const [first, second, third] = at.last().changes
    if (!first || !second || !third) throw new Error('three were to be sent')
    at.last().settle([first], { kind: 'done' })
    at.last().settle([second], { kind: 'conflict' })
    at.last().settle([third], { kind: 'refused', message: 'No.' })
    await at.last().answer({ kind: 'done' })
    at.ring()
    expect(outbox.items().map(({ change, state }) => [change.id, state.kind])).toEqual([
      ['id-1', 'conflict'],
      ['id-2', 'refused'],
    ])
    expect(at.sent).toHaveLength(1)
  })
})
