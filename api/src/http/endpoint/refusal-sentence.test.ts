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
})
const right = { cost: 1, share: 0.5, title: 'abc', month: 'Março', count: 1, own: 'x' }

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
    [{ month: 'May' }, 'O campo month deve ser um destes valores: “Janeiro”, “Março”.'],
    [{ count: 1.5 }, 'O campo count deve ser um número inteiro.'],
    [{ more: 1 }, 'Estes campos não são conhecidos: more.'],
    [{ own: 5 }, 'Escreva algo.'],
  ])('is said in Portuguese: %j', (change, sentence) => {
    const { error } = schema.safeParse({ ...right, ...change })
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
