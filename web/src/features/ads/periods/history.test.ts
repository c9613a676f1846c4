import { expect, it } from 'vitest'
import type { KeptEntry } from '../kept/kept-entry.ts'
import { historyOf } from './history.ts'

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
    [
      entry('março', '01/03/2026 - 31/03/2026'),
      entry('abril', '01/04/2026 - 30/04/2026', { total: april }),
      entry('outro', '01/04/2026 - 30/04/2026', { productName: 'Bota' }),
      entry('anúncios', '01/04/2026 - 30/04/2026', { kind: 'ads' }),
    ],
    shown,
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
  const rows = historyOf([entry('sem', null), ...days], shown)
  expect(rows).toHaveLength(20)
  expect(rows[0]?.entry.id).toBe('22/03/2026')
  expect(
    historyOf([entry('sem', null), entry('com', '01/03/2026 - 02/03/2026')], shown).at(-1)?.entry.id,
  ).toBe('sem')
})

it('shows nothing for figures that an earlier version did not store, and no return without spend', () => {
  const { total: _, ...old } = entry('antigo', '01/03/2026 - 31/03/2026')
  const [row] = historyOf([old], shown)
  expect(row).toMatchObject({ spend: null, gmv: null, conversions: null, roas: { after: null } })
  const free = { clicks: 1, spend: 0, gmv: 10, conversions: 1 }
  expect(historyOf([entry('grátis', null, { total: free })], shown)[0]?.roas.after).toBeNull()
})
