import { marketplaceEntries } from '@vendaclara/core/pricing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownWords, weaknessOf } from './password-strength.ts'

test('own words are the parts of name and e-mail, alone and joined, and those of the trade', () => {
  const words = ownWords({ name: 'Maria da Silva', email: 'Maria.Loja@gmail.com' })
  for (const word of [
    'maria',
    'silva',
    'mariadasilva',
    'mariasilva',
    'loja',
    'gmail',
    'vendaclara',
    'shein',
  ]) {
    expect(words).toContain(word)
  }
  expect(words).not.toContain('da')
})

test('the name of every marketplace is among the words of the trade, or begins with one', () => {
  const words = ownWords({})
  const labels = Object.values(marketplaceEntries).map(({ label }) => label.toLowerCase())
  expect(labels.filter((label) => !words.some((word) => label.startsWith(word)))).toEqual([])
})

test('own words are in lower case, without the shortest and without doubles', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, email) => {
      const words = ownWords({ name, email })
      expect(new Set(words).size).toBe(words.length)
      for (const word of words) expect([word.toLowerCase(), word.length > 2]).toEqual([word, true])
    }),
  )
})

test.each([
  [3, [{ token: 'maria', dictionaryName: 'userInputs' }], undefined],
  [2, [{ token: '1990' }, { token: 'x', dictionaryName: 'userInputs' }], /^Quem conhece você/],
  [2, [{ token: 'Maria', dictionaryName: 'firstnames-pt-br' }, { token: '1990' }], /^Quem conhece você/],
  [0, [{ token: '12345678', dictionaryName: 'passwords-common' }], /mais usadas/],
  [2, [{ token: 'love', dictionaryName: 'passwords-common' }, { token: '1' }], /fácil de adivinhar/],
])('a score of %i for %j says %s', (score, sequence, expected) => {
  const sentence = weaknessOf({ score, sequence }, ['maria'])
  if (expected) expect(sentence).toMatch(expected)
  else expect(sentence).toBeUndefined()
})
