import { expect, it } from 'vitest'
import { letGo } from './index.ts'

it('leaves nothing of an array, nor of those that share its memory', () => {
  const whole = Float64Array.of(1, 2, 3)
  const part = whole.subarray(1)
  letGo(whole)
  expect(whole).toHaveLength(0)
  expect(part).toHaveLength(0)
  expect(whole.buffer.byteLength).toBe(0)
})
