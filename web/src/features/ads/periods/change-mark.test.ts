import { changeOf } from '@vendaclara/core/ads'
import { expect, test } from 'vitest'
import { changeWords } from './change-mark.tsx'

test.each([
  ['spend', 80, 60, '-25,0%'],
  ['gmv', 400, 450, '+12,5%'],
  ['gmv', 0, 60, '+R$\u00a060,00'],
  ['clicks', 0, 1234, '+1.234'],
  ['clicks', 7, 7, 'igual'],
  ['clicks', 0, 0, 'igual'],
  ['roas', null, 3, '–'],
  ['roas', 3, null, '–'],
] as const)('%s from %s to %s is %s', (name, before, after, words) => {
  expect(changeWords(name, changeOf(before, after))).toBe(words)
})
