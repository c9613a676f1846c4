import { AdsProblem } from '@vendaclara/core/ads'
import { expect, it } from 'vitest'
import { FileRefused } from '../../../files/file-refused.ts'
import { refusalOf } from './refusal.ts'

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

it.each([
  ['an array', () => new ArrayBuffer(Number.MAX_SAFE_INTEGER)],
  ['a column', () => new Float64Array(2 ** 45)],
  ['a text', () => 'a'.repeat(2 ** 30)],
])('a file is too large if the engine has no memory for %s', (_, work) => {
  expect(refusalOf(thrownBy(work))).toEqual({ kind: 'too-large' })
})

it('a file is too large if its report does not fit in a message', () => {
  const error = new DOMException('Data cannot be cloned, out of memory.', 'DataCloneError')
  expect(refusalOf(error)).toEqual({ kind: 'too-large' })
})

it('any other range error is a defect, and keeps the message of the engine', () => {
  const deepen = (): number => 1 + deepen()
  for (const work of [deepen, () => (1).toFixed(200)]) {
    expect(refusalOf(thrownBy(work))).toMatchObject({
      kind: 'unexpected',
      detail: expect.stringMatching(/^RangeError/),
    })
  }
})

it('the kind of a refusal and of a problem is kept', () => {
  expect(refusalOf(new FileRefused({ kind: 'archive' }))).toEqual({ kind: 'archive' })
  expect(refusalOf(new AdsProblem('missing-columns', { columns: ['Cliques'] }))).toEqual({
    kind: 'missing-columns',
    columns: ['Cliques'],
  })
})
