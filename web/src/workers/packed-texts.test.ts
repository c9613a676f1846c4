import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packTexts, unpackTexts } from './packed-texts.ts'

test('texts come back as they were, with any letters in them', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '\n', '\ud800', 'ação'))
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      expect(unpackTexts(packTexts(texts))).toEqual(texts)
    }),
  )
})

test('so do long ones', () => {
  const texts = ['', 'pedido '.repeat(20_000), 'a']
  expect(unpackTexts(packTexts(texts))).toEqual(texts)
})
