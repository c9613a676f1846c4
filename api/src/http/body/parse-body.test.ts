import { closingChange, putMarks } from '@vendaclara/contract/closing'
import { importListings } from '@vendaclara/contract/pricing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../../errors/refusal.ts'
import { readBody } from './parse-body.ts'

const open = z.looseObject({ list: z.array(z.json()).max(50).optional() })
const refusalOf = async (text: string, schema: z.ZodType = closingChange) => {
  const { error } = await attempt(() => readBody(schema, Buffer.from(text)))
  if (error === undefined) return undefined
  if (!(error instanceof Refusal)) throw error
  return { code: error.code, message: error.message, field: error.field }
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
  test('reads as JSON reads it, with any spaces', async () => {
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

  test('that is no JSON is refused, broken in any way', async () => {
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
    async (start) => {
      expect((await refusalOf(`${start}${'x'.repeat(1000)}`))?.field).toMatch(/^requests\.[01]$/)
    },
  )

  test.each([
    ['a list for a text', '{"name":[{},{},x', 'name', 'O campo name deve ser um texto.'],
    ['a text for a list', '{"rows":"x', 'rows', 'O campo rows deve ser uma lista.'],
    ['a list for an object in a list', '{"rows":[{},[x', 'rows.1', 'O campo rows.1 deve ser um objeto.'],
    ['a list for all of it', '[x', undefined, 'O que foi enviado deve ser um objeto.'],
    [
      'a number for one of some texts',
      '{"kind":5x',
      'kind',
      'O campo kind deve ser um destes valores: “a”, “b”.',
    ],
  ])('with %s is read no further', async (_what, start, field, message) => {
    const kind = z.enum(['a', 'b']).nullable().optional()
    const schema = z.object({ name: z.string().trim().pipe(z.email()), rows: z.array(z.object({})), kind })
    expect(await refusalOf(start, schema)).toEqual({ code: 'invalid_request', field, message })
  })

  test('is read no further than a first unknown field where unknown fields are refused', async () => {
    expect(await refusalOf('{"requests":[],"other":[{}],x')).toEqual({
      code: 'invalid_request',
      field: 'other',
      message: 'Estes campos não são conhecidos: other.',
    })
    expect(
      await refusalOf(`{"orders":[{"orderId":"1",${'"a":1,'.repeat(1000)}"b":1}]}`, putMarks.body),
    ).toMatchObject({
      field: 'orders.0.a',
    })
  })

  test('loses a few unknown fields, and is refused with many or large ones', async () => {
    const schema = z.object({ rows: z.array(z.object({ id: z.string() })).optional() })
    const fields = (count: number) =>
      Array.from({ length: count }, (_, index) => `"f${index}":{"a":[1]}`).join()
    expect(await readBody(schema, Buffer.from(`{${fields(50)},"rows":[{"id":"1",${fields(50)}}]}`))).toEqual({
      rows: [{ id: '1' }],
    })
    expect((await refusalOf(`{${fields(51)}`, schema))?.field).toBe('f50')
    expect((await refusalOf(`{"f":"${'x'.repeat(16 * 1024)}",x`, schema))?.field).toBe('f')
    expect((await refusalOf(`{"f":[${'{},'.repeat(6000)}x`, schema))?.field).toBe('f')
    expect((await refusalOf(`{"rows":[{"id":"1",${fields(500)}},x`, schema))?.field).toBe('rows.0.f50')
    expect((await refusalOf(`{"rows":[{"id":"1","f":[${'{},'.repeat(6000)}1]},x`, schema))?.field).toBe(
      'rows.0.f',
    )
  })

  test('with far too many elements within a row is refused before each of them is judged', async () => {
    const row = { id: '1', replaces: Array(20_000).fill({}) }
    expect(await refusalOf(JSON.stringify({ calculadoraShopee: [row] }), importListings.body)).toEqual({
      code: 'invalid_request',
      field: 'calculadoraShopee.0.replaces',
      message: 'O campo calculadoraShopee.0.replaces deve ter no máximo 100 itens.',
    })
  })

  test('with a row too many is read no further', async () => {
    const schema = z.object({ rows: z.array(z.object({})).max(2) })
    expect(await refusalOf('{"rows":[{},{},{},x', schema)).toMatchObject({
      field: 'rows',
      message: 'O campo rows deve ter no máximo 2 itens.',
    })
    expect(await refusalOf('{"rows":[{},{}]}', schema)).toBeUndefined()
  })

  test('is judged by the alternative that its first key chooses', async () => {
    expect((await refusalOf('{"unmatched":[{}]}'))?.field).toBe('unmatched.0.ID do pedido')
    expect((await refusalOf('{"requests":[],"errors":[]}'))?.field).toBe('errors')
    expect(await refusalOf('{"other":1}')).toBeDefined()
    expect(await refusalOf('{}')).toBeDefined()
    expect(await refusalOf('[]')).toBeDefined()
  })

  test('names a field in its sentence as seen from the whole', async () => {
    expect(await refusalOf(resultsWith('"x"'))).toMatchObject({
      field: 'errors.0.Diferenca',
      message: 'O campo errors.0.Diferenca deve ser um número.',
    })
  })

  test.each(['1e-999999', '-1e-999', '0.1e-400', '1e400', '-1e999999', '1e13', `0.${'0'.repeat(400)}1`])(
    'with the number %s is refused with its field',
    async (number) => {
      expect((await refusalOf(resultsWith(number)))?.field).toBe('errors.0.Diferenca')
    },
  )

  test.each(['0', '-0.0', '0e-999', '1e-7', '1.25e2', '5e-324'])('may have the number %s', async (number) => {
    expect(await refusalOf(resultsWith(number))).toBeUndefined()
  })

  test.each(['NaN', 'Infinity', '-Infinity', '+1', '.5', '1.', '01', '0x10'])(
    'with %s for a number is no JSON',
    async (number) => {
      expect((await refusalOf(resultsWith(number)))?.message).toBe('O corpo do pedido não é um JSON válido.')
    },
  )

  test('with a key twice is refused, since it is unknown which of the two counts', async () => {
    expect((await refusalOf('{"requests":[],"requests":[{}]}'))?.message).toBe(
      'O campo requests veio duas vezes.',
    )
  })

  test('is at most 32 levels deep', async () => {
    const nested = (levels: number) => `{"requests":[{"a":${'['.repeat(levels)}${']'.repeat(levels)}}]}`
    expect(await refusalOf(nested(31))).toBeUndefined()
    for (const levels of [33, 100_000]) {
      expect((await refusalOf(nested(levels)))?.message).toBe('Os dados enviados têm níveis demais.')
    }
  })

  test('with a row, a text or a key that is too long is refused', async () => {
    const long = 'x'.repeat(2 * 1024 * 1024)
    expect((await refusalOf(`{"requests":[{"a":"${long}"}]}`))?.field).toBe('requests.0')
    expect((await refusalOf(`{"receipts":"${long}"}`))?.field).toBe('receipts')
    expect((await refusalOf(`{"${long}":1}`))?.code).toBe('too_large')
    expect((await refusalOf(`"${long}"`, z.string()))?.code).toBe('too_large')
  })
})

async function attempt(work: () => unknown): Promise<{ value?: unknown; error?: unknown }> {
  try {
    return { value: await work() }
  } catch (error) {
    return { error }
  }
}
