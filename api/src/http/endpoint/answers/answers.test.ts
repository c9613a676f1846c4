import { expect, test } from 'vitest'
import { StoredJson } from './answers.ts'

test.each([0, 1, 2, 3])('pieces put together are the text, cut at any place (%i)', async (shift) => {
  const text = `"${'x'.repeat(shift)}${'😀é'.repeat(200_000)}"`
  const pieces: Buffer[] = []
  for await (const piece of new StoredJson('{"a":', text, '}').pieces()) pieces.push(piece)
  expect(pieces.length).toBeGreaterThan(3)
  expect(Buffer.concat(pieces).toString()).toBe(`{"a":${text}}`)
})
