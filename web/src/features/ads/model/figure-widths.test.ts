import { expect, it } from 'vitest'
import { reportOf } from '../../../../test/ads/sample-report.ts'
import { figureWidths } from './figure-widths.ts'

const widths = (gmv: number) => figureWidths(reportOf([['tênis', 'azul', 100, 9, gmv, 50]]))
const room = (width: string) => Number(/([\d.]+)em/.exec(width)?.[1])

it('gives a column of money the room of its largest figure', () => {
  expect(room(widths(7_435_392.19).gmv)).toBeGreaterThan(room(widths(743_539.19).gmv))
  expect(widths(7_435_392.19).clicks).toBe(widths(743_539.19).clicks)
})

it('never goes below what an ordinary report has', () => {
  expect(widths(10).gmv).toMatch(/^max\(106px \* var\(--figure-scale\), /)
})
