import { expect, test } from 'vitest'
import { noSettings, readSettings, type StoredSettings } from './verdict-settings.ts'

test('what was chosen is read again', () => {
  const chosen: StoredSettings = {
    byProduct: { Tênis: { margin: 22.5, takenFrom: 'Tênis branco', minimumClicks: 30 }, '': { margin: 10 } },
    protectedWords: ['nike'],
  }
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([
  undefined,
  '',
  'no json',
  'null',
  '{"byProduct":{}}',
  '{"byProduct":{"a":{"margin":-1}},"protectedWords":[]}',
  '{"byProduct":{"a":{"minimumClicks":0}},"protectedWords":[]}',
])('%s counts as nothing chosen', (stored) => {
  expect(readSettings(stored)).toEqual(noSettings)
})
