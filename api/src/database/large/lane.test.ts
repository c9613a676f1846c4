import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { lane } from './lane.ts'

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next))
}

async function all<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const read: Piece[] = []
  for await (const piece of pieces) read.push(piece)
  return read
}

test('one piece is made at a time, and each reader gets the next in its turn', async () => {
  const inTurn = lane()
  const making: [name: string, made: () => void][] = []
  async function* pieces(name: string) {
    for (let piece = 0; piece < 2; piece += 1) {
      await new Promise<void>((made) => making.push([name, made]))
      yield piece
    }
  }
  const read = ['a', 'b', 'c'].map((name) => all(inTurn(pieces(name))))
  const order: string[] = []
  while (order.length < 6) {
    await settled()
    expect(making.length).toBeLessThanOrEqual(1)
    const [next] = making.splice(0, 1)
    order.push(next?.[0] ?? 'none')
    next?.[1]()
  }
  expect(order.slice(0, 3)).toEqual(['a', 'b', 'c'])
  expect(await Promise.all(read)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
})

test('makes nothing without a reader, and a reader that leaves or fails gives its place back', async () => {
  const inTurn = lane()
  let made = 0
  async function* endless() {
    for (;;) {
      made += 1
      yield Buffer.alloc(64 * 1024)
    }
  }
  const unread = Array.from({ length: 5 }, () => Readable.from(inTurn(endless())))
  for (const one of unread) one.once('readable', () => {})
  await settled()
  expect(made).toBeLessThan(20)
  for (const one of unread) one.destroy()
  async function* failing(): AsyncGenerator<number> {
    yield await Promise.reject(new Error('no database'))
  }
  const failed = Array.from({ length: 5 }, () => Readable.from(inTurn(failing())).resume())
  await Promise.all(failed.map((one) => once(one, 'error')))
  expect(await all(inTurn(Readable.from([1, 2])))).toEqual([1, 2])
})
