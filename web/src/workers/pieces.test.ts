import { expect, test } from 'vitest'
import { eachPiece, receivePieces, sendInPieces } from './pieces.ts'

test.each([0, 1, 500, 501, 12_345])('a list of %i items arrives whole and in order', async (length) => {
  const list = Array.from({ length }, (_, index) => ({ index, parts: { amount: -index } }))
  expect(await receivePieces(sendInPieces(list))).toEqual(list)
})

test('a receiver that gives up says why', async () => {
  const gone = AbortSignal.abort(new Error('the screen was left'))
  await expect(receivePieces(sendInPieces([1]), gone)).rejects.toThrow('the screen was left')
})

test('a receiver that gives up between two pieces says why, though the sender is gone', async () => {
  const cancelling = new AbortController()
  const { port1, port2 } = new MessageChannel()
  const received = receivePieces(port2, cancelling.signal)
  cancelling.abort(new Error('the screen was left'))
  await expect(received).rejects.toThrow('the screen was left')
  port1.close()
})

test('items are made at most one piece ahead of their use', async () => {
  let made = 0
  function* items() {
    for (; made < 10; made += 1) yield made
  }
  const received: number[] = []
  for await (const piece of eachPiece<number>(sendInPieces(items(), 2))) {
    expect(piece.length).toBeLessThanOrEqual(2)
    expect(made).toBeLessThanOrEqual(received.length + 4)
    received.push(...piece)
    if (received.length === 4) break
  }
  expect(received).toEqual([0, 1, 2, 3])
  expect(made).toBeLessThan(10)
})

test('a sender that fails on the way is reported', async () => {
  function* items() {
    yield 1
    throw new Error('a row could not be made')
  }
  await expect(receivePieces(sendInPieces(items(), 1))).rejects.toThrow('a row could not be made')
})
