import { expect, it } from 'vitest'
import { reportOf, termsOf } from '../table/sample-report.ts'
import { figureNames } from './figure-names.ts'
import { termText } from './term-text.ts'

const { report, packed } = reportOf([
  ['tênis', 'tênis branco', 100, 9, 50, 10],
  ['meia', '🧦 meia', 100, '-', 0, 0],
  ['tênis', '', 100, 30, 90, 30],
  ['meia', 'meia de lã', 70, 7, 20.5, 3.1],
])

it('keeps every term with its text, its figures and whether it has clicks', () => {
  const positions = [...packed.terms.ends.keys()]
  const unpacked = positions.map((position) => ({
    searchTerm: termText(packed, position),
    hasClicks: packed.terms.hasClicks[position] === 1,
    ...Object.fromEntries(figureNames.map((name) => [name, packed.terms.figures[name][position]])),
  }))
  expect(unpacked).toEqual(termsOf(report).map(({ itemsSold: _, ...term }) => term))
})

it('says where the terms of each keyword stand', () => {
  expect(packed.groups.map(({ key, start, count }) => [key, start, count])).toEqual([
    ['tênis', 0, 2],
    ['meia', 2, 2],
  ])
})

it('can be stored in the browser as it is', () => {
  expect(structuredClone(packed)).toEqual(packed)
})
