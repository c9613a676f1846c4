import { type AdsReport, termText } from '@vendaclara/core/ads'
import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import { figureWidths } from '../model/figure-widths.ts'
import { formatFigure } from '../model/formats.ts'
import { orderKeywords } from '../model/sort.ts'
import { inTexts, type WholeReport, whole } from './report-parts.ts'

const names = Array.from({ length: 5000 }, (_, place) => (place % 7 === 0 ? '' : `tênis 🧦 ${place}`))
const report = reportOf(names.map((name) => ['tênis', name, 100, 9, 50, 10] as const))

function asStoredBefore(): WholeReport {
  const { texts: _, ...terms } = report.terms
  let end = 0
  const ends = Uint32Array.from(names, (name) => {
    end += name.length
    return end
  })
  return { ...report, terms: { ...terms, ends, text: names.join('') } }
}

it('reads every term of a report that was stored with a single text', () => {
  const carried = inTexts(asStoredBefore())
  expect(names.map((_, position) => termText(carried, position))).toEqual(names)
  expect(carried).toEqual(report)
})

it('opens a report that was stored before a figure was added, and shows the figure as unknown', () => {
  const without = <Figures extends object>(figures: Figures) => {
    const { averageTicket: _, ...others } = figures as Figures & { averageTicket?: unknown }
    return others
  }
  const stored = {
    ...report,
    total: without(report.total),
    groups: report.groups.map((group) => ({ ...group, figures: without(group.figures) })),
    terms: { ...report.terms, figures: without(report.terms.figures) },
  } as unknown as AdsReport
  const read = whole(stored)
  expect(read.terms.figures.averageTicket).toEqual(new Float64Array(names.length).fill(Number.NaN))
  expect([read.total.averageTicket, read.groups[0]?.figures.averageTicket]).toEqual([Number.NaN, Number.NaN])
  expect(formatFigure('averageTicket', read.total.averageTicket)).toBe('–')
  expect([read.terms.figures.gmv, read.total.gmv]).toEqual([report.terms.figures.gmv, report.total.gmv])
  expect(figureWidths(read).averageTicket).toBe(figureWidths(report).averageTicket)
  expect(orderKeywords(read, [0], { column: 'averageTicket', direction: 'descending' })).toEqual([0])
  expect(whole(report)).toBe(report)
})

it('refuses a stored report without a figure that all others depend on, in its terms or in its keywords', () => {
  const { spend: _, ...figures } = report.terms.figures
  const terms = { ...report.terms, figures } as typeof report.terms
  expect(() => whole({ ...report, terms })).toThrow('no spend')
  const groups = report.groups.map((group) => ({ ...group, figures: { ...group.figures, gmv: undefined } }))
  expect(() => whole({ ...report, groups } as unknown as typeof report)).toThrow('no gmv')
})
