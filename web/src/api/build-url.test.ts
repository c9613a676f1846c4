import { expect, test } from 'vitest'
import { buildUrl } from './build-url.ts'

test('parameters are escaped into the path, the rest is the query', () => {
  expect(buildUrl('/analysis/:id', { id: 'a/b?' }, undefined)).toBe('/api/analysis/a%2Fb%3F')
  expect(buildUrl('/subscription/coupon', undefined, { coupon: '10 %', other: undefined })).toBe(
    '/api/subscription/coupon?coupon=10+%25',
  )
})
