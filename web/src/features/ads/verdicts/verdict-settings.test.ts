import { expect, test } from 'vitest'
import { verdictSettings } from './verdict-settings.ts'

test('reads what the last version stored', () => {
  expect(verdictSettings.keyOf('u-1')).toBe('vendaclara.account.u-1.ads-deciding')
  const stored =
    '{"byProduct":{"Tênis":{"margin":22.5,"takenFrom":"Tênis branco","minimumClicks":30},"":{"margin":10}},"protectedWords":["nike"]}'
  expect(verdictSettings.parse(stored)).toEqual({
    byProduct: { Tênis: { margin: 22.5, takenFrom: 'Tênis branco', minimumClicks: 30 }, '': { margin: 10 } },
    protectedWords: ['nike'],
  })
})

test.each([
  undefined,
  '',
  'no json',
  'null',
  '{"byProduct":{}}',
  '{"byProduct":{"a":{"margin":-1}},"protectedWords":[]}',
  '{"byProduct":{"a":{"minimumClicks":0}},"protectedWords":[]}',
])('%s counts as no choice', (stored) => {
  expect(verdictSettings.parse(stored)).toEqual(verdictSettings.absent)
})
