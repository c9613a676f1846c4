import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compressedType, compressJson, readJson } from './compress-json.ts'

const inflated = (blob: Blob) =>
  new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text()

test('any object comes back as JSON.stringify would have written it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }), async (value) => {
      expect(await inflated(await compressJson(value))).toBe(JSON.stringify(value))
    }),
  )
})

test('a list of more items than one piece keeps them all, in order', async () => {
  const value = { rows: Array.from({ length: 1234 }, (_, row) => ({ row, name: 'ação' })), left: undefined }
  const blob = await compressJson(value)
  expect(await inflated(blob)).toBe(JSON.stringify(value))
  expect(blob.type).toBe(compressedType)
})

test('what is compressed and what is not is read alike', async () => {
  const value = { rows: [1, 2], name: 'ação' }
  expect(await readJson(await compressJson(value))).toEqual(value)
  expect(await readJson(new Blob([JSON.stringify(value)], { type: 'application/json' }))).toEqual(value)
})
