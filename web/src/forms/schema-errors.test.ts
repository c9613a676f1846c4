import { expect, test } from 'vitest'
import { z } from 'zod'
import { longestText, schemaErrors } from './schema-errors.ts'

const schema = z.object({
  name: z.string().trim().min(4).max(6),
  email: z.string().trim().pipe(z.email('No address.')),
  note: z.string().max(3).optional(),
})
const errors = schemaErrors<'name' | 'email' | 'note'>(schema, {
  name: {
    missing: 'Say a name.',
    tooShort: (least) => `At least ${least}.`,
    tooLong: (most) => `At most ${most}.`,
  },
  note: { missing: 'Say something.', invalid: 'Too much.' },
})
const good = { name: 'Maria', email: 'maria@loja.com.br', note: 'sim' }

test('a form that may be sent has no errors', () => {
  expect(errors(good)).toEqual({})
})

test.each([
  ['name', '', 'Say a name.'],
  ['name', '   ', 'Say a name.'],
  ['name', ' Ana ', 'At least 4.'],
  ['name', 'Mariana', 'At most 6.'],
  ['email', 'maria@', 'No address.'],
  ['note', 'nunca', 'Too much.'],
  ['note', '', 'Say something.'],
])('%s %j is refused in words: %s', (field, value, words) => {
  expect(errors({ ...good, [field]: value })).toEqual({ [field]: words })
})

test('every wrong field is named once', () => {
  expect(errors({ name: '', email: 'x', note: '' })).toEqual({
    name: 'Say a name.',
    email: 'No address.',
    note: 'Say something.',
  })
})

test.each([
  [z.string().max(5), 5],
  [z.string().trim().pipe(z.email().max(254)), 254],
  [z.union([z.string().max(20), z.number()]).default(''), 20],
  [z.string().max(30).transform(Number), 30],
  [z.string(), undefined],
])('the longest text of a schema is known from it', (schema, longest) => {
  expect(longestText(schema)).toBe(longest)
})
