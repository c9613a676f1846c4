import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeTitle } from './kept-entry.ts'

it('keeps a title that is free, without the spaces around it', () => {
  expect(freeTitle('  Tênis em março ', ['Tênis'])).toBe('Tênis em março')
})

it('gives a taken title the next free number', () => {
  expect(freeTitle('Tênis', ['Tênis'])).toBe('Tênis (2)')
  expect(freeTitle('Tênis', ['Tênis', 'Tênis (2)', 'Tênis (4)'])).toBe('Tênis (3)')
})

it('counts on where the taken title has a number already', () => {
  expect(freeTitle('Tênis (2)', ['Tênis', 'Tênis (2)'])).toBe('Tênis (3)')
})

it('takes titles for equal in any case and accent form', () => {
  expect(freeTitle('TÊNIS', ['te\u0302nis'])).toBe('TÊNIS (2)')
})

it('never gives a title that is taken', () => {
  const title = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('a', 'A', 'a (2)', 'a (3)', 'a (999)'))
  fc.assert(
    fc.property(title, fc.array(title), (wanted, taken) => {
      const lower = (text: string) => text.normalize('NFC').toLocaleLowerCase('pt-BR')
      expect(taken.map(lower)).not.toContain(lower(freeTitle(wanted, taken)))
    }),
  )
})
