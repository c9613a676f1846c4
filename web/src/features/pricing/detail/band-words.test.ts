import { expect, test } from 'vitest'
import { bandWords } from './band-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a band is said by its first and its last whole centavo', () => {
  expect(plain(bandWords({ from: 0, to: 80 }))).toBe('até R$ 79,99')
  expect(plain(bandWords({ from: 80, to: 100 }))).toBe('de R$ 80,00 a R$ 99,99')
  expect(plain(bandWords({ from: 200, to: null }))).toBe('a partir de R$ 200,00')
})

test('an end that belongs to the band, or begins after it, is said as such', () => {
  expect(plain(bandWords({ from: 10, to: 20, fromExcluded: true, toIncluded: true }))).toBe(
    'de R$ 10,01 a R$ 20,00',
  )
})

test('the end of a cap, which is no whole centavo or only nearly one, is taken to the centavo inside', () => {
  expect(plain(bandWords({ from: 0, to: 5.65 / 0.5 }))).toBe('até R$ 11,29')
  expect(plain(bandWords({ from: 5.65 / 0.5, to: 19 }))).toBe('de R$ 11,30 a R$ 18,99')
  expect(plain(bandWords({ from: 0, to: 10 / 3 }))).toBe('até R$ 3,33')
  expect(plain(bandWords({ from: 10 / 3, to: 19 }))).toBe('de R$ 3,34 a R$ 18,99')
})
