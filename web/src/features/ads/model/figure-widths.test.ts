import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import { figureWidths } from './figure-widths.ts'

const widths = (gmv: number) => figureWidths(reportOf([['tênis', 'azul', 100, 9, gmv, 50]]))
const room = (width: string) => Number(/([\d.]+)em/.exec(width)?.[1])

it('gives a money column room for its largest figure', () => {
  expect(room(widths(7_435_392.19).gmv)).toBeGreaterThan(room(widths(743_539.19).gmv))
  expect(widths(7_435_392.19).clicks).toBe(widths(743_539.19).clicks)
})

it('gives a report that an earlier version stored the same room', () => {
  const { largest, ...kept } = reportOf([['tênis', 'azul', 100, 9, 7_435_392.19, 50]])
  expect(largest?.gmv).toBe(7_435_392.19)
  expect(figureWidths(kept)).toEqual(widths(7_435_392.19))
})

it('is never narrower than for an ordinary report', () => {
  expect(widths(10).gmv).toMatch(/^max\(106px \* var\(--figure-scale\), /)
})
