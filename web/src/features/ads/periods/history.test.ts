import { expect, it } from 'vitest'
import type { KeptEntry } from '../kept/kept-entry.ts'
import { historyOf, reportsOf } from './history.ts'

function entry(id: string, period: string | null, part: Partial<KeptEntry> = {}): KeptEntry {
  return {
    id,
    title: id,
    fileName: `${id}.csv`,
    importedAt: new Date(2026, 5, 1),
    productName: 'Tênis',
    period,
    total: { clicks: 10, spend: 100, gmv: 500, conversions: 5 },
    keywords: 1,
    terms: 1,
    bytes: 1,
    ...part,
  }
}
const shown = { productName: 'Tênis' }

it('lists the reports of a product by period, with the change of the return', () => {
  const april = { clicks: 10, spend: 100, gmv: 600, conversions: 6 }
  const rows = historyOf(
    reportsOf(
      [
        entry('março', '01/03/2026 - 31/03/2026'),
        entry('abril', '01/04/2026 - 30/04/2026', { total: april }),
        entry('outro', '01/04/2026 - 30/04/2026', { productName: 'Bota' }),
        entry('anúncios', '01/04/2026 - 30/04/2026', { kind: 'ads' }),
      ],
      shown,
    ),
  )
  expect(rows.map(({ entry }) => entry.id)).toEqual(['abril', 'março'])
  expect(rows[0]?.roas).toMatchObject({ before: 5, after: 6, difference: 1, share: 20 })
  expect(rows[1]?.roas).toMatchObject({ before: null, after: 5, difference: null })
})

it('lists the latest 20, those without a period last', () => {
  const days = Array.from({ length: 22 }, (_, day) => {
    const date = `${String(day + 1).padStart(2, '0')}/03/2026`
    return entry(date, `${date} - ${date}`)
  })
  const reports = reportsOf([entry('sem', null), ...days], shown)
  expect(reports).toHaveLength(20)
  expect(reports[0]?.id).toBe('22/03/2026')
  expect(reportsOf([entry('sem', null), entry('com', '01/03/2026 - 02/03/2026')], shown).at(-1)?.id).toBe(
    'sem',
  )
})

it('shows nothing for figures that an earlier version did not store, and no return without spend', () => {
  const { total: _, ...old } = entry('antigo', '01/03/2026 - 31/03/2026')
  const [row] = historyOf([old])
  expect(row).toMatchObject({ sums: undefined, roas: { after: null } })
  const free = { clicks: 1, spend: 0, gmv: 10, conversions: 1 }
  expect(historyOf([entry('grátis', null, { total: free })])[0]?.roas.after).toBeNull()
})

it('counts a period once, as it was last imported', () => {
  const again = entry('de novo', '01/03/2026 - 31/03/2026', { importedAt: new Date(2026, 5, 2) })
  const reports = reportsOf([again, entry('março', '01/03/2026 - 31/03/2026')], shown)
  expect(reports.map(({ id }) => id)).toEqual(['de novo'])
})

it('follows one keyword through the reports that have it', () => {
  const reports = ['01/05/2026 - 31/05/2026', '01/04/2026 - 30/04/2026', '01/03/2026 - 31/03/2026'].map(
    (period) => entry(period.slice(3, 5), period),
  )
  const ofGroup = new Map([
    ['05', { spend: 10, gmv: 50, conversions: 1 }],
    ['03', { spend: 10, gmv: 40, conversions: 1 }],
  ])
  const rows = historyOf(reports, ofGroup)
  expect(rows.map(({ entry, sums }) => [entry.id, sums?.gmv])).toEqual([
    ['05', 50],
    ['03', 40],
  ])
  expect(rows[0]?.roas).toMatchObject({ before: 4, after: 5 })
})
