import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type WrittenRow, writtenReport } from '../../../test/ads/written-report.ts'
import { changeOf, comparedFigures, compareReports } from '../index.ts'

const before = writtenReport([
  ['tênis', 'tênis branco', 40, 4, 400, 80],
  ['meia', 'meia alta', 10, 0, 0, 5],
  ['bota', 'bota fina', 20, 1, 90, 0],
])
const after = writtenReport([
  ['meia', 'meia alta', 25, 2, 60, 20],
  ['tênis', 'tênis preto', 50, 5, 500, 60],
  ['luva', 'luva', 5, 0, 0, 2.5],
])
const { total, keywords } = compareReports(before, after)
const find = (key: string) => keywords.find((keyword) => keyword.key === key)

test('a keyword of both periods has the change of each figure', () => {
  expect(find('tênis')).toEqual({
    key: 'tênis',
    presence: 'both',
    changes: {
      clicks: { before: 40, after: 50, difference: 10, share: 25 },
      spend: { before: 80, after: 60, difference: -20, share: -25 },
      gmv: { before: 400, after: 500, difference: 100, share: 25 },
      conversions: { before: 4, after: 5, difference: 1, share: 25 },
      roas: { before: 5, after: 500 / 60, difference: 500 / 60 - 5, share: ((500 / 60 - 5) / 5) * 100 },
    },
  })
})

test('a figure that was 0 has a difference and no percentage', () => {
  expect(find('meia')?.changes.gmv).toEqual({ before: 0, after: 60, difference: 60, share: null })
})

test('a keyword that only one period has is new or gone, and has no figures on the other side', () => {
  expect(find('luva')).toMatchObject({ presence: 'new' })
  expect(find('luva')?.changes.spend).toEqual({ before: null, after: 2.5, difference: null, share: null })
  expect(find('bota')).toMatchObject({ presence: 'gone' })
  expect(find('bota')?.changes.clicks).toEqual({ before: 20, after: null, difference: null, share: null })
})

test('without spend there is no return, and not a return of 0', () => {
  expect(find('bota')?.changes.roas).toEqual({ before: null, after: null, difference: null, share: null })
})

test('the keywords of the later period come first, in its order', () => {
  expect(keywords.map(({ key }) => key)).toEqual(['meia', 'tênis', 'luva', 'bota'])
})

test('the totals are compared too', () => {
  expect(total.spend).toEqual({ before: 85, after: 82.5, difference: -2.5, share: (-2.5 / 85) * 100 })
  expect(total.gmv).toMatchObject({ before: 490, after: 560, difference: 70 })
})

const report = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(50), fc.nat(500), fc.nat(90)), {
    selector: ([key]) => key,
    minLength: 1,
  })
  .map((rows) => rows.map(([key, clicks, gmv, spend]): WrittenRow => [key, key, clicks + 1, 0, gmv, spend]))

test('swapping the periods turns every change around, and no change is infinite', () => {
  fc.assert(
    fc.property(report, report, (one, other) => {
      const there = compareReports(writtenReport(one), writtenReport(other))
      const back = compareReports(writtenReport(other), writtenReport(one))
      expect(new Set(there.keywords.map(({ key }) => key))).toEqual(
        new Set([...one, ...other].map(([key]) => key)),
      )
      for (const { key, changes } of there.keywords) {
        const turned = back.keywords.find((keyword) => keyword.key === key)
        for (const name of comparedFigures) {
          const { before, after, difference, share } = changes[name]
          expect(turned?.changes[name]).toEqual(changeOf(after, before))
          if (difference !== null) expect(Number.isFinite(difference)).toBe(true)
          if (share !== null) expect(Number.isFinite(share)).toBe(true)
        }
      }
    }),
  )
})
