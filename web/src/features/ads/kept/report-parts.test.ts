import { termText } from '@vendaclara/core/ads'
import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
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

it('reads every term of a report that was stored with all texts in one', () => {
  const carried = inTexts(asStoredBefore())
  expect(names.map((_, position) => termText(carried, position))).toEqual(names)
  expect(carried).toEqual(report)
})

it('refuses a stored report that lacks a figure, in its terms or in its keywords', () => {
  const { roas: _, ...figures } = report.terms.figures
  const terms = { ...report.terms, figures } as typeof report.terms
  expect(() => whole({ ...report, terms })).toThrow('no roas')
  const groups = report.groups.map((group) => ({ ...group, figures: { ...group.figures, gmv: undefined } }))
  expect(() => whole({ ...report, groups } as unknown as typeof report)).toThrow('no gmv')
  expect(whole(report)).toBe(report)
})
