import { expect, test } from 'vitest'
import { readTypedDay } from './day-field.tsx'

test.each([
  ['20/11/2030', '2030-11-20'],
  ['5/3/26', '2026-03-05'],
  [' 05.03.2026 ', '2026-03-05'],
  ['2030-11-20', '2030-11-20'],
  ['31/02/2026', null],
  ['5/3/202', null],
  ['20/11', null],
  ['amanhã', null],
])('%s is read as %s', (text, day) => {
  expect(readTypedDay(text)).toBe(day)
})
