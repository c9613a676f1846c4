import { expect, test } from 'vitest'
import { formatAgo, nameDevice } from './session-row.tsx'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome no Windows',
    false,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge no Windows',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox no Linux', false],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari no macOS',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari no iOS',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome no Android',
    true,
  ],
])('%s is named', (userAgent, name, isHandheld) => {
  expect(nameDevice(userAgent)).toEqual({ name, isHandheld })
})

test.each(['', '  ', '()', 'curl/8.5.0'])('what says nothing of itself (%j) is not guessed', (userAgent) => {
  expect(nameDevice(userAgent)).toEqual({ name: 'Aparelho não reconhecido', isHandheld: false })
})

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:50Z', 'há poucos segundos'],
  ['2026-11-20T11:55:00Z', 'há 5 minutos'],
  ['2026-11-20T10:00:00Z', 'há 2 horas'],
  ['2026-11-17T12:00:00Z', 'há 3 dias'],
])('%s was %s', (moment, ago) => {
  expect(formatAgo(moment, now)).toBe(ago)
})

test("a moment ahead of this computer's clock is now", () => {
  expect(formatAgo('2026-11-20T12:07:00Z', now)).toBe('há poucos segundos')
})
