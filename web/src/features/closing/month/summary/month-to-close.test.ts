import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { expect, test } from 'vitest'
import { monthToClose } from './month-to-close.ts'

const of = (month: number, marketplace: ListedAnalysis['marketplace'] = 'shopee', year = 26) => ({
  month,
  year,
  marketplace,
  figures: { hasResults: true } as ListedAnalysis['figures'],
})
const [september, october] = [of(9), of(10)]
const pending = { ...october, figures: { ...october.figures, hasResults: false } }

test('the next month is to be closed until it is compared, for the same marketplace', () => {
  expect(monthToClose(september, [september], '2026-11-26')).toBe('2026-10')
  expect(monthToClose(september, [september, of(10, 'shein'), pending], '2026-11-26')).toBe('2026-10')
  expect(monthToClose(of(12), [], '2026-12-02')).toBe('2027-01')
})

test('then the first one after it that has begun, and none once all are compared', () => {
  expect(monthToClose(september, [september, october], '2026-11-26')).toBe('2026-11')
  expect(monthToClose(september, [september, october], '2026-10-31')).toBeNull()
  expect(monthToClose(september, [september, october, of(11)], '2026-11-26')).toBeNull()
})
