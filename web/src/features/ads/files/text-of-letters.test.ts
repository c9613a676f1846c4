import { expect, test } from 'vitest'
import { textOfLetters } from './text-of-letters.ts'

test('every letter of one byte is kept, even those that windows-1252 decodes differently', () => {
  for (let letter = 0; letter < 256; letter += 1) {
    expect(textOfLetters(Uint8Array.of(0x61, letter))).toBe(`a${String.fromCharCode(letter)}`)
  }
})

test('letters of two bytes are kept', () => {
  expect(textOfLetters(Uint16Array.of(0x61, 0xea, 0x2013, 0xd83d, 0xdc5f))).toBe('aê–👟')
})
