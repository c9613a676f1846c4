import { expect, test } from 'vitest'
import { tellAgo } from './tell-ago.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:50Z', 'há poucos segundos'],
  ['2026-11-20T11:55:00Z', 'há 5 minutos'],
  ['2026-11-20T10:00:00Z', 'há 2 horas'],
  ['2026-11-17T12:00:00Z', 'há 3 dias'],
])('%s was %s', (moment, ago) => {
  expect(tellAgo(moment, now)).toBe(ago)
})

test("a moment ahead of this computer's clock is now", () => {
  expect(tellAgo('2026-11-20T12:07:00Z', now)).toBe('há poucos segundos')
})
