import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFeeTable, copyOf, defaultTables, type FeeRule, type FeeTable } from '../index.ts'

const own = copyOf(defaultTables.shopee, 'own', 'Minha tabela')
const fees = { commission: 14, fixedFee: 4 }

function withRules(...rules: FeeRule[]): FeeTable {
  return { ...own, rules }
}

function band(from: number, to: number | null): FeeRule {
  return { ...fees, price: { from, to } }
}

describe('checkFeeTable', () => {
  it('finds nothing wrong with bands that follow one another in any order', () => {
    expect(checkFeeTable(withRules(band(80, null), band(0, 8), band(8, 80)))).toEqual([])
  })

  it('needs a name, rules and an end after the beginning', () => {
    const wrong = { ...withRules(), name: ' ', validFrom: '2026-03-01', validUntil: '2026-02-28' }
    expect(checkFeeTable(wrong)).toEqual([
      { kind: 'no-name' },
      { kind: 'validity-reversed' },
      { kind: 'no-rules' },
    ])
  })

  it.each([
    ['commission-out-of-range', { commission: -0.01 }],
    ['commission-out-of-range', { commission: 100.01 }],
    ['commission-out-of-range', { commission: Number.NaN }],
    ['fixed-fee-out-of-range', { fixedFee: -1 }],
    ['fixed-fee-out-of-range', { fixedFee: Number.POSITIVE_INFINITY }],
    ['cap-out-of-range', { fixedFeeCap: 101 }],
  ] as const)('finds a %s', (kind, wrong) => {
    expect(checkFeeTable(withRules({ ...fees, ...wrong }))).toEqual([{ kind, rule: 0 }])
  })

  it.each([
    { from: 80, to: 80 },
    { from: 80, to: 79 },
    { from: -1, to: 80 },
    { from: 0, to: Number.NaN },
    { from: 8, to: 8, fromExcluded: true, toIncluded: true },
  ])('finds the empty range %o', (price) => {
    expect(checkFeeTable(withRules(fees, { ...fees, price }))).toEqual([
      { kind: 'empty-range', rule: 1, of: 'price' },
    ])
  })

  it('finds the prices that no band holds, and those that two hold', () => {
    const everywhere = { weight: null, freeShipping: null }
    expect(checkFeeTable(withRules(band(5, 80), band(100, 200), band(150, 300)))).toEqual([
      { kind: 'gap', from: 0, to: 5, ...everywhere },
      { kind: 'gap', from: 80, to: 100, ...everywhere },
      { kind: 'overlap', from: 150, to: 200, ...everywhere },
      { kind: 'gap', from: 300, to: null, ...everywhere },
    ])
    expect(checkFeeTable(withRules(fees, band(80, null)))).toEqual([
      { kind: 'overlap', from: 80, to: null, ...everywhere },
    ])
  })

  it('finds the one price at an edge that two bands hold, or none', () => {
    const upTo = (toIncluded: boolean): FeeRule => ({ ...fees, price: { from: 0, to: 80, toIncluded } })
    const above = (fromExcluded: boolean): FeeRule => ({
      ...fees,
      price: { from: 80, to: null, fromExcluded },
    })
    const kinds = [true, false].flatMap((included) =>
      [true, false].map((excluded) => checkFeeTable(withRules(upTo(included), above(excluded)))),
    )
    expect(kinds.map(([problem]) => problem?.kind)).toEqual([undefined, 'overlap', 'gap', undefined])
  })

  it('says for which programme', () => {
    const onlyWith = { ...fees, freeShipping: true }
    expect(checkFeeTable(withRules(onlyWith))).toEqual([
      { kind: 'gap', from: 0, to: null, weight: null, freeShipping: false },
    ])
  })

  it('says for which way of delivery, each with every other answer', () => {
    const own = { ...band(0, 80), ownDelivery: true }
    expect(checkFeeTable(withRules(own, { ...fees, ownDelivery: false }))).toEqual([
      { kind: 'gap', from: 80, to: null, weight: null, freeShipping: null, ownDelivery: true },
    ])
    const outside = { ...fees, fulfilled: false, ownDelivery: false }
    const ways = checkFeeTable(withRules(own, outside)).map(({ kind, ...problem }) => problem)
    expect(ways).toMatchObject([
      { from: 80, fulfilled: true, ownDelivery: true },
      { from: 0, fulfilled: true, ownDelivery: false },
      { from: 80, fulfilled: false, ownDelivery: true },
    ])
  })

  it('says for which weight, once for all weights of a band', () => {
    const light = { ...band(0, 80), weight: { from: 0, to: 1, toIncluded: true } }
    const heavy = { ...fees, weight: { from: 1, to: 2, fromExcluded: true, toIncluded: true } }
    expect(checkFeeTable(withRules(light, heavy))).toEqual([
      { kind: 'gap', from: 80, to: null, weight: 0, freeShipping: null },
    ])
  })

  it('looks at the weights above the last edge where a band has no end', () => {
    const light = { ...fees, weight: { from: 0, to: 1, toIncluded: true } }
    const heavy = { ...band(0, 80), weight: { from: 1, to: null, fromExcluded: true } }
    expect(checkFeeTable(withRules(light, heavy))).toEqual([
      { kind: 'gap', from: 80, to: null, weight: 2, freeShipping: null },
    ])
  })

  it('finds a weight between two bands that none holds, and one that both do', () => {
    const light = { ...fees, weight: { from: 0, to: 1 } }
    const apart = { ...fees, weight: { from: 2, to: 3 } }
    const touching = { ...fees, weight: { from: 0.5, to: 3 } }
    expect(checkFeeTable(withRules(light, apart))).toEqual([
      { kind: 'gap', from: 0, to: null, weight: 1, freeShipping: null },
    ])
    expect(checkFeeTable(withRules(light, touching))).toEqual([
      { kind: 'overlap', from: 0, to: null, weight: 0.5, freeShipping: null },
    ])
  })

  it('finds a problem in any cut of the prices from which a band is taken or doubled', () => {
    const edges = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(edges, fc.nat(), (unsorted, choice) => {
        const cuts = [0, ...unsorted.toSorted((one, other) => one - other)]
        const bands = cuts.map((from, position) => band(from, cuts[position + 1] ?? null))
        const chosen = choice % bands.length
        const taken = bands.filter((_, position) => position !== chosen)
        const { from, to } = { from: cuts[chosen], to: cuts[chosen + 1] ?? null }
        expect(checkFeeTable(withRules(...bands))).toEqual([])
        expect(checkFeeTable(withRules(...taken))).toMatchObject([{ kind: 'gap', from, to }])
        expect(checkFeeTable(withRules(...bands, ...bands.slice(chosen, chosen + 1)))).toMatchObject([
          { kind: 'overlap', from, to },
        ])
      }),
    )
  })
})
