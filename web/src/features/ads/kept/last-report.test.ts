import { cents } from '@vendaclara/core/money'
import { expect, it } from 'vitest'
import { exampleFileName, type KeptEntry } from './kept-entry.ts'
import { lastReportOf } from './last-report.ts'

const entry = {
  id: '1',
  title: null,
  fileName: 'outubro.csv',
  importedAt: new Date(2026, 10, 2),
  productName: 'Tênis',
  period: '01/10/2026 - 31/10/2026',
  keywords: 3,
  terms: 40,
  bytes: 900,
} satisfies KeptEntry
const september = { ...entry, id: '2', title: 'Setembro', period: '01/09/2026 - 30/09/2026' }

it('is the report with the latest end, not the one imported last, and says what only cost', () => {
  const october = { ...entry, unsold: { terms: 1, spend: cents(1250) } }
  expect(lastReportOf([september, october])).toEqual({
    title: 'Tênis · 01/10/2026 - 31/10/2026',
    period: entry.period,
    unsold: { terms: 1, spend: 1250, termsInWords: '1 termo' },
  })
})

it('is the latest import where no file names its period, and says nothing before its terms were searched', () => {
  const [latest, earlier] = [entry, september].map((one) => ({ ...one, title: one.id, period: null }))
  expect(lastReportOf([latest, earlier] as KeptEntry[])).toEqual({
    title: '1',
    period: null,
    unsold: undefined,
  })
})

it('is never the example', () => {
  expect(lastReportOf([{ ...entry, fileName: exampleFileName }])).toBeNull()
})
