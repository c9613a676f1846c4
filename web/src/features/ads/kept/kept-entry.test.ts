import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeTitle } from './kept-entry.ts'

it('keeps a free title, without the spaces around it', () => {
  expect(freeTitle('  Tênis em março ', ['Tênis'])).toBe('Tênis em março')
})

it('gives a taken title the next free number', () => {
  expect(freeTitle('Tênis', ['Tênis'])).toBe('Tênis (2)')
  expect(freeTitle('Tênis', ['Tênis', 'Tênis (2)', 'Tênis (4)'])).toBe('Tênis (3)')
})

it('counts on if the taken title already has a number', () => {
  expect(freeTitle('Tênis (2)', ['Tênis', 'Tênis (2)'])).toBe('Tênis (3)')
})

it('ignores case and accent form when comparing titles', () => {
  expect(freeTitle('TÊNIS', ['te\u0302nis'])).toBe('TÊNIS (2)')
})

it('never returns a taken title', () => {
  const title = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('a', 'A', 'a (2)', 'a (3)', 'a (999)'))
  fc.assert(
    fc.property(title, fc.array(title), (wanted, taken) => {
      const lower = (text: string) => text.normalize('NFC').toLocaleLowerCase('pt-BR')
      expect(taken.map(lower)).not.toContain(lower(freeTitle(wanted, taken)))
    }),
  )
})
