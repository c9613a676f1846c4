import { largestBody } from '@vendaclara/contract/endpoint'
import { mostOfChange, putChangePart, type StoredProduct } from '@vendaclara/contract/products'
import { blankProduct } from '@vendaclara/core/products'
import { expect, test } from 'vitest'
import { inParts } from './change-parts.ts'

const made = (count: number, name = ''): StoredProduct[] =>
  Array.from({ length: count }, (_, place) => ({ ...blankProduct(`p${place}`), name, version: '' }))
const change = (saved: StoredProduct[]) => ({ kind: 'file' as const, name: 'lista.xlsx', saved })

test('a change that fits a call is one call', () => {
  const small = change(made(mostOfChange))
  expect(inParts(small)).toEqual({ parts: [], rest: small })
})

test('a larger one is parts that each fit, and together are it in its sequence', () => {
  for (const saved of [made(mostOfChange + 1), made(9000, 'á'.repeat(200))]) {
    const found = inParts(change(saved))
    expect(found?.parts.length).toBeGreaterThan(1)
    expect(found?.parts.flatMap((part) => part.saved ?? [])).toEqual(saved)
    expect(found?.rest).toMatchObject({ kind: 'file', name: 'lista.xlsx', saved: [] })
    for (const part of found?.parts ?? []) {
      expect(putChangePart.body?.safeParse(part).success).toBe(true)
      expect(new Blob([JSON.stringify(part)]).size).toBeLessThanOrEqual(largestBody)
    }
  }
})

test('what not even parts can hold is refused', () => {
  expect(inParts(change(made(70_000)))).toBeNull()
})
