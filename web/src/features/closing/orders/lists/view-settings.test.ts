import { expect, test } from 'vitest'
import { storageOfTests } from '../../../../../test/storage/memory-storage.ts'
import { type ViewSettings, viewSettings } from './view-settings.ts'

const key = 'vendaclara.account.u-1.closing-views'
const browser = storageOfTests()

test('settings of an older version are read, with their one reason, and stay beside new ones', () => {
  browser.setItem(
    key,
    '[{"filters":{"text":"2603","reason":"refund","sign":"loss","least":5,"mark":"open"},"sort":"loss","unmatchedText":"A","unmatchedSort":"newest","closing":"c-1"}]',
  )
  const settings = {
    filters: { reasons: ['refund'], sign: 'loss', least: 5, mark: 'open' },
    sort: 'loss',
    unmatchedSort: 'newest',
    unmatchedState: null,
  } satisfies ViewSettings
  expect(viewSettings.read('u-1', 'c-1')).toEqual(settings)
  expect(viewSettings.read('u-1', 'c-2')).toBeUndefined()
  viewSettings.write('u-1', 'c-2', { ...settings, sort: 'file' })
  expect(viewSettings.read('u-1', 'c-1')).toEqual(settings)
  expect(viewSettings.read('u-1', 'c-2')?.sort).toBe('file')
})
