import { closingChange } from '@vendaclara/contract/closing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../../errors/refusal.ts'
import { judgeBody, readBody } from './judge-body.ts'

const open = z.looseObject({ list: z.array(z.json()).max(50).optional() })
const refusalOf = (text: string, schema: z.ZodType = closingChange) => {
  const verdict = judgeBody(schema, Buffer.from(text))
  return 'refused' in verdict ? verdict.refused : undefined
}
const difference = { 'ID do pedido': '1', 'Data de criação do pedido': '2026-03-01', info: 'x', Diferenca: 1 }
const resultsWith = (number: string) =>
  JSON.stringify({ errors: [difference], unmatched: [], quantity: 1, totalErrors: 0 }).replace(
    '"Diferenca":1',
    `"Diferenca":${number}`,
  )

/** Members that would change an object's prototype are dropped at every depth. */
const parse = (text: string): unknown =>
  JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))

describe('a body', () => {
  test('reads as JSON reads it, however it is spaced', async () => {
    const member = fc.record({ list: fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 20 }) })
    const more = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 5 })
    await fc.assert(
      fc.asyncProperty(member, more, fc.constantFrom('', ' ', '\n\t'), async (first, second, space) => {
        const text = JSON.stringify({ ...second, ...first }, null, space)
        expect(await readBody(open, Buffer.from(text))).toEqual(parse(text))
      }),
    )
  })

  test.each(['__proto__', '\\u005f_proto__'])(
    'is read without what would change a prototype: %s',
    async (key) => {
      const text = `{"list":[{"${key}":{"a":1}}],"${key}":{"a":1},"other":{"deep":[{"${key}":[],"b":2}]}}`
      const read = await readBody(open, Buffer.from(text))
      expect(JSON.stringify(read)).toBe('{"list":[{}],"other":{"deep":[{"b":2}]}}')
    },
  )

  test('that is no JSON is refused, whatever is wrong with it', async () => {
    const broken = fc
      .tuple(fc.jsonValue(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', '{', '[', ':', '\\', '1', 'x'))
      .map(([list, at, piece]) => {
        const text = JSON.stringify({ list: [list, 1], other: 'a' })
        const cut = at % text.length
        return `${text.slice(0, cut)}${piece}${text.slice(cut + 1)}`
      })
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        const read = await attempt(() => readBody(open, Buffer.from(text)))
        const parsed = await attempt(() => parse(text))
        if (parsed.error) expect(read.error).toBeInstanceOf(Refusal)
        else if (!read.error) expect(read.value).toEqual(parsed.value)
      }),
      { numRuns: 1000 },
    )
  })

  test.each(['{"requests":[1,', '{"requests":[{},1,', '{"requests":[{},[],{}'])(
    'is read no further than its first problem: %s',
    (start) => {
      expect(refusalOf(`${start}${'x'.repeat(1000)}`)?.field).toMatch(/^requests\.[01]$/)
    },
  )

  test('with a row too many is read no further', () => {
    const schema = z.object({ rows: z.array(z.object({})).max(2) })
    expect(refusalOf('{"rows":[{},{},{},x', schema)).toMatchObject({
      field: 'rows',
      message: 'O campo rows deve ter no máximo 2 itens.',
    })
    expect(refusalOf('{"rows":[{},{}]}', schema)).toBeUndefined()
  })

  test('is judged by the alternative that its first key chooses', () => {
    expect(refusalOf('{"unmatched":[{}]}')?.field).toBe('unmatched.0.ID do pedido')
    expect(refusalOf('{"requests":[],"errors":[]}')?.field).toBe('errors')
    expect(refusalOf('{"other":1}')).toBeDefined()
    expect(refusalOf('{}')).toBeDefined()
    expect(refusalOf('[]')).toBeDefined()
  })

  test('names a field in its sentence as seen from the whole', () => {
    expect(refusalOf(resultsWith('"x"'))).toMatchObject({
      field: 'errors.0.Diferenca',
      message: 'O campo errors.0.Diferenca deve ser um número.',
    })
  })

  test.each(['1e-999999', '-1e-999', '0.1e-400', '1e400', '-1e999999', '1e13', `0.${'0'.repeat(400)}1`])(
    'with the number %s is refused with its field',
    (number) => {
      expect(refusalOf(resultsWith(number))?.field).toBe('errors.0.Diferenca')
    },
  )

  test.each(['0', '-0.0', '0e-999', '1e-7', '1.25e2', '5e-324'])('may have the number %s', (number) => {
    expect(refusalOf(resultsWith(number))).toBeUndefined()
  })

  test.each(['NaN', 'Infinity', '-Infinity', '+1', '.5', '1.', '01', '0x10'])(
    'with %s for a number is no JSON',
    (number) => {
      expect(refusalOf(resultsWith(number))?.message).toBe('O corpo do pedido não é um JSON válido.')
    },
  )

  test('with a key twice is refused: which of the two counts nobody could tell', () => {
    expect(refusalOf('{"requests":[],"requests":[{}]}')?.message).toBe('O campo requests veio duas vezes.')
  })

  test('is at most 32 levels deep', () => {
    const nested = (levels: number) => `{"requests":[{"a":${'['.repeat(levels)}${']'.repeat(levels)}}]}`
    expect(refusalOf(nested(31))).toBeUndefined()
    for (const levels of [33, 100_000]) {
      expect(refusalOf(nested(levels))?.message).toBe('Os dados enviados têm níveis demais.')
    }
  })

  test('with a row, a text or a key that is too long is refused', () => {
    const long = 'x'.repeat(2 * 1024 * 1024)
    expect(refusalOf(`{"requests":[{"a":"${long}"}]}`)?.field).toBe('requests.0')
    expect(refusalOf(`{"receipts":"${long}"}`)?.field).toBe('receipts')
    expect(refusalOf(`{"${long}":1}`)?.code).toBe('too_large')
    expect(refusalOf(`"${long}"`)?.code).toBe('too_large')
  })
})

async function attempt(work: () => unknown): Promise<{ value?: unknown; error?: unknown }> {
  try {
    return { value: await work() }
  } catch (error) {
    return { error }
  }
}
