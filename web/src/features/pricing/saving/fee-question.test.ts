import { forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { storageOfTests } from '../../../../test/storage/memory-storage.ts'
import { feeQuestion, rememberQuestion } from './fee-question.ts'

const browser = storageOfTests()

const stored = () => browser.getItem('vendaclara.account.ana.feeQuestion')
const unanswered = { version: 0, chosen: forEachMarketplace(() => null), own: [] }
const answered = { ...unanswered, version: 1, chosen: { ...unanswered.chosen, shopee: 'shopee-2026' } }

test('index.html is told that the question is open as long as nothing was chosen', () => {
  rememberQuestion('ana', unanswered)
  expect(stored()).toBe('"asked"')
  rememberQuestion('ana', answered)
  expect(stored()).toBeNull()
})

test('a dismissed question stays dismissed', () => {
  feeQuestion.write('ana', 'dismissed')
  rememberQuestion('ana', unanswered)
  expect(stored()).toBe('"dismissed"')
})
