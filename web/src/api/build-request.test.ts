import { expect, test } from 'vitest'
import { buildUrl, encodeBody } from './build-request.ts'

test('parameters are escaped into the path, the rest is the query', () => {
  expect(buildUrl('/analysis/:id', { id: 'a/b?' }, undefined)).toBe('/api/analysis/a%2Fb%3F')
  expect(buildUrl('/subscription/coupon', undefined, { coupon: '10 %', other: undefined })).toBe(
    '/api/subscription/coupon?coupon=10+%25',
  )
})

test('a small body is plain JSON', async () => {
  expect(await encodeBody({ a: 1 })).toEqual({ body: '{"a":1}' })
})

test('a large body is compressed and says so', async () => {
  const value = { requests: Array.from({ length: 5_000 }, (_, row) => ({ 'ID do pedido': `2508${row}` })) }
  const { body, headers } = await encodeBody(value)
  expect(headers?.['Content-Encoding']).toBe('gzip')
  if (!(body instanceof Blob)) throw new Error('a compressed body is a blob')
  expect(body.size).toBeLessThan(JSON.stringify(value).length / 3)
  const inflated = body.stream().pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(inflated).json()).toEqual(value)
})
