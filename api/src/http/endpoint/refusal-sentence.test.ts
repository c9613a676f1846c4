import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { firstRefusal } from './refusal-sentence.ts'

const schema = z.strictObject({
  cost: z.number().min(0).max(10),
  share: z.number().positive().lt(1),
  title: z.string().min(2).max(4),
  month: z.enum(['Janeiro', 'Março']),
  count: z.int(),
  own: z.string('Escreva algo.'),
  list: z.array(z.string()).min(1).max(2),
  mail: z.email(),
  step: z.number().multipleOf(5),
  either: z.union([z.string(), z.boolean()]),
  named: z.record(z.string().max(1), z.number()),
  pairs: z.map(z.any(), z.number()),
  even: z.number().refine((value) => value % 2 === 0),
})
const right = {
  cost: 1,
  share: 0.5,
  title: 'abc',
  month: 'Março',
  count: 1,
  own: 'x',
  list: ['a'],
  mail: 'a@b.com',
  step: 5,
  either: 'a',
  named: { a: 1 },
  pairs: new Map([[1, 1]]),
  even: 2,
}
/** One of each kind that a schema can object to. */
const kinds: Record<z.core.$ZodIssue['code'], [change: object, sentence: string]> = {
  invalid_type: [{ list: 'a' }, 'O campo list deve ser uma lista.'],
  too_small: [{ list: [] }, 'O campo list deve ter pelo menos 1 item.'],
  too_big: [{ list: ['a', 'b', 'c'] }, 'O campo list deve ter no máximo 2 itens.'],
  invalid_format: [{ mail: 'a' }, 'O campo mail não está no formato esperado.'],
  not_multiple_of: [{ step: 6 }, 'O campo step não está no formato esperado.'],
  unrecognized_keys: [{ more: 1, other: 2 }, 'Estes campos não são conhecidos: more, other.'],
  invalid_union: [{ either: 1 }, 'O campo either deve ser um texto.'],
  invalid_key: [{ named: { abc: 1 } }, 'O campo named.abc não está no formato esperado.'],
  invalid_element: [{ pairs: new Map([[{}, 'b']]) }, 'O campo pairs não está no formato esperado.'],
  invalid_value: [{ month: 'May' }, 'O campo month deve ser um destes valores: “Janeiro”, “Março”.'],
  custom: [{ even: 1 }, 'O campo even não está no formato esperado.'],
}

describe('what a schema objects to', () => {
  it.each([
    [{ cost: -1 }, 'O campo cost deve ser no mínimo 0.'],
    [{ cost: 11 }, 'O campo cost deve ser no máximo 10.'],
    [{ share: 0 }, 'O campo share deve ser maior que 0.'],
    [{ share: 1 }, 'O campo share deve ser menor que 1.'],
    [{ cost: 'dez' }, 'O campo cost deve ser um número.'],
    [{ cost: undefined }, 'O campo cost está faltando.'],
    [{ title: 'a' }, 'O campo title deve ter pelo menos 2 caracteres.'],
    [{ title: 'abcde' }, 'O campo title deve ter no máximo 4 caracteres.'],
    [{ count: 1.5 }, 'O campo count deve ser um número inteiro.'],
    [{ more: 1 }, 'Estes campos não são conhecidos: more.'],
    [{ own: 5 }, 'Escreva algo.'],
  ])('is said in Portuguese: %j', (change, sentence) => {
    const { error } = schema.safeParse({ ...right, ...change })
    expect(firstRefusal(error?.issues ?? []).message).toBe(sentence)
  })

  it.each(Object.entries(kinds))('is said in Portuguese if it is %s', (kind, [change, sentence]) => {
    const { error } = schema.safeParse({ ...right, ...change })
    expect(error?.issues).toMatchObject([{ code: kind }])
    expect(firstRefusal(error?.issues ?? []).message).toBe(sentence)
  })

  it('names the field of a union', () => {
    const { error } = z.object({ phone: z.union([z.string(), z.number()]) }).safeParse({})
    expect(firstRefusal(error?.issues ?? [])).toMatchObject({
      field: 'phone',
      message: 'O campo phone está faltando.',
    })
  })

  it('names a field deep inside a body by its path', () => {
    const { error } = z
      .object({ items: z.array(schema) })
      .safeParse({ items: [right, { ...right, cost: -1 }] })
    expect(firstRefusal(error?.issues ?? [])).toMatchObject({
      field: 'items.1.cost',
      message: 'O campo items.1.cost deve ser no mínimo 0.',
    })
  })
})
