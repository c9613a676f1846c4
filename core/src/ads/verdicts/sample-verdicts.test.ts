import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import {
  AdsReportReader,
  clicksForOneSale,
  indexTerms,
  indexWords,
  losingTerms,
  losingWords,
  profitAfterAds,
  termText,
  unsoldTerms,
  valueOfSale,
  weighTerms,
} from '../index.ts'

const file = new URL('../../../../samples/ads/ok/search-terms.csv', import.meta.url)
const reader = new AdsReportReader()
for (const row of Papa.parse<string[]>(readFileSync(file, 'utf8')).data) reader.row(row)
const report = reader.finish()
const rule = { margin: 20, minimumClicks: clicksForOneSale(report.total) }

test('the sample gives a term 20 clicks: 19,129 clicks brought 973 sales', () => {
  expect(rule.minimumClicks).toBe(20)
})

test('at 20 % the sample leaves R$ 5,597.99: 85,498.26 x 20 % - 11,501.66', () => {
  expect(profitAfterAds(report.total, 20)).toBeCloseTo(5597.992, 6)
})

test('the terms of the sample weigh what a spreadsheet finds, to the cent', () => {
  const { gain, loss, tooLittleData } = weighTerms(report, rule)
  expect([gain.terms, loss.terms, tooLittleData.terms]).toEqual([152, 78, 76])
  expect(gain.spend).toBeCloseTo(6909.62, 6)
  expect(loss.spend).toBeCloseTo(4037.22, 6)
  expect(tooLittleData.spend).toBeCloseTo(412.02, 6)
  expect(gain.profit).toBeCloseTo(7099.506, 6)
  expect(loss.profit).toBeCloseTo(-1909.076, 6)
})

test('a better margin lets more terms of the sample gain', () => {
  const { gain, loss, tooLittleData } = weighTerms(report, { ...rule, margin: 30 })
  expect([gain.terms, loss.terms, tooLittleData.terms]).toEqual([181, 49, 76])
})

test('94 terms of the sample sold nothing and cost R$ 1,117.75', () => {
  const { positions, spend } = unsoldTerms(indexTerms(report))
  expect(positions).toHaveLength(94)
  expect(spend.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1117.75, 6)
})

test('the losing terms of the sample begin with the one that lost most, and none to stop sold', () => {
  const { stop, lower } = losingTerms(indexTerms(report), rule, valueOfSale(report.total))
  expect([stop.positions.length, lower.positions.length]).toEqual([3, 75])
  expect([...stop.gmv, ...stop.conversions].every((sold) => sold === 0)).toBe(true)
  const first = [...lower.positions.subarray(0, 3)].map((position) => termText(report, position))
  expect(first).toEqual([
    'feminino plataforma 20 plataforma 9',
    'infantil infantil 24 original 0',
    'academia feminino 28 corrida 0',
  ])
  // 353.83 x 20 % - 171.92, 427.26 x 20 % - 168.95, 132.49 x 20 % - 109.78
  for (const [place, lost] of [-101.154, -83.498, -83.282].entries())
    expect(lower.profit[place]).toBeCloseTo(lost, 6)
})

test('a word of the sample that occurs in losing terms and still earns is told apart', () => {
  const index = indexTerms(report)
  const words = losingWords(index, indexWords(report, index), rule, 1000)
  const lost = words.filter(({ verdict }) => verdict === 'loss')
  expect(lost.length).toBeGreaterThan(0)
  expect(words.length).toBeGreaterThan(lost.length)
  expect(words.find(({ text }) => text === 'plataforma')).toMatchObject({ verdict: 'gain' })
})
