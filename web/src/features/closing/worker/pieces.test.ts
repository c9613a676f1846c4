import { expect, test } from 'vitest'
import { receivePieces, sendInPieces } from './pieces.ts'

test.each([0, 1, 500, 501, 12_345])('a list of %i items arrives whole and in order', async (length) => {
  const list = Array.from({ length }, (_, index) => ({ index, parts: { amount: -index } }))
  expect(await receivePieces(sendInPieces(list))).toEqual(list)
})

test('a receiver that gives up says why', async () => {
  const gone = AbortSignal.abort(new Error('the screen was left'))
  await expect(receivePieces(sendInPieces([1]), gone)).rejects.toThrow('the screen was left')
})
