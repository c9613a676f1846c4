import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../../test/closing/fault-of.ts'
import { type Cells, releases, saleId } from '../../../../../test/closing/written-files.ts'
import type { Cell } from '../../../index.ts'
import type { ReleasesColumns } from '../columns.ts'

type Release = Cells<ReleasesColumns>

const [first, second, third] = [saleId(1), saleId(2), saleId(3)] as const
const taken = (debit: string, description: string): Release => ({ credit: '0.00', debit, description })
const ofNone: Release = { orderId: null, operation: null, releasedOn: null, description: null }
const opening: Release = { ...ofNone, record: 'initial_available_balance', credit: '99.00' }
const shipping: Release = { operation: '9', ...taken('4.50', 'shipping') }
const paid = (...rows: Release[]) => releases(...rows).income
const said = (...rows: Release[]) => releases(...rows).warnings.map(({ kind, columns }) => [kind, ...columns])

it('sums the lines of a sale by its package or else by itself, and leaves out lines without a sale', () => {
  const { income, rowsLeftOut } = releases(
    opening,
    { orderId: third, packId: second, credit: '90.00' },
    { ...shipping, orderId: third, packId: second },
    {},
    { ...ofNone, ...taken('500.00', 'payout') },
    { ...ofNone, record: 'total', credit: '269.00', debit: '504.50' },
  )
  expect(income).toMatchObject([
    { orderId: second, payment: 9000, shipping: -450 },
    { orderId: first, payment: 8000 },
  ])
  expect(rowsLeftOut).toMatchObject({ withoutId: 1, texts: 2, copies: 0 })
})

it('names the sale by the external reference where both numbers are blank', () => {
  const nameless = { orderId: null, operation: '7', reference: first }
  const rows = [
    {},
    { ...nameless, ...taken('13.00', 'shipping') },
    { ...nameless, ...taken('9.00', 'payout') },
  ]
  expect(paid(...rows)).toMatchObject([{ orderId: first, payment: 8000, shipping: -1300 }])
  for (const reference of [`order-${first}`, `MLB_${first}_1`, `="${first}"`, Number(first)]) {
    const named = { ...nameless, ...taken('13.00', 'shipping'), reference }
    expect(paid({}, named)).toMatchObject([{ orderId: first, shipping: -1300 }])
  }
  const odd = { ...nameless, ...taken('13.00', 'refund'), reference: 'MP-7' }
  expect(paid({}, odd)).toMatchObject([{ payment: 8000 }])
})

describe('a line that the file has twice', () => {
  it('counts once where its operation is named, in any writing of its moment and its amount', () => {
    const inBrazil = { releasedOn: '2026-03-15T23:30:00.000-03:00' }
    const others = [{ releasedOn: '2026-03-16T02:30:00Z' }, { releasedOn: '2026-03-15 23:30', credit: '80' }]
    const { income, rowsLeftOut } = releases(inBrazil, ...others)
    expect(income).toMatchObject([{ payment: 8000, releasedOn: '2026-03-15' }])
    expect(rowsLeftOut.copies).toBe(2)
  })

  it('is summed with a warning where no operation is named, and a file with mostly such lines is refused', () => {
    const unnamed = { operation: '' }
    const { income, warnings } = releases(unnamed, unnamed, shipping)
    expect(income).toMatchObject([{ payment: 16_000, shipping: -450 }])
    expect(warnings).toMatchObject([{ kind: 'equal-rows', count: 1, orderIds: [first] }])
    const both = [unnamed, { ...unnamed, orderId: second }]
    expect(faultOf(() => releases(...both, ...both))).toMatchObject({ kind: 'pasted-twice', rows: 2 })
  })

  it('may be a copy with a cell changed: the seller is told, and a file with mostly such lines is refused', () => {
    const other = { operation: '2', orderId: second, credit: '50.00' }
    const otherDay = { releasedOn: '2026-04-02T12:15:00.000-03:00' }
    for (const changed of [otherDay, { operation: null }, { description: 'pagamento' }]) {
      const { warnings } = releases({}, other, changed, shipping)
      expect(warnings).toMatchObject([{ kind: 'equal-rows', orderIds: [first] }])
    }
    expect(said({}, other, { operation: '3' }, shipping)).toEqual([])
    const again = [otherDay, { ...other, ...otherDay }]
    expect(faultOf(() => releases({}, other, ...again))).toMatchObject({ kind: 'pasted-twice', rows: 2 })
  })

  it('is another refund where its balance or its refund id is another', () => {
    const refund = (balance: Cell, refundId: Cell) => ({ ...taken('5.00', 'refund'), balance, refundId })
    const sum = (...rows: Release[]) => paid({ balance: '80.00' }, ...rows)
    expect(sum(refund('75.00', null), refund('70.00', null))).toMatchObject([{ refund: -1000 }])
    expect(sum(refund(null, '71'), refund(null, '72'))).toMatchObject([{ refund: -1000 }])
    expect(sum(refund('75.00', '71'), refund('75.00', '71'))).toMatchObject([{ refund: -500 }])
  })
})

it('refuses an unknown record, and leaves out those that are no release', () => {
  expect(faultOf(() => releases({ record: 'Release' }, { record: 'reserva' }))).toMatchObject({
    kind: 'unknown-word',
    column: 'RECORD_TYPE',
    cells: 1,
    example: 'reserva',
  })
  const known = ['block', 'unblock', 'subtotal', 'available_balance'].map((record) => ({ record }))
  const { income, rowsLeftOut } = releases({}, ...known)
  expect(income).toMatchObject([{ payment: 8000 }])
  expect(rowsLeftOut.texts).toBe(4)
})

it('reads releases without the column of records by their description and day', () => {
  const unrecorded = { record: undefined, packId: null }
  const { income, rowsLeftOut } = releases(
    ...[{ description: null, credit: '1234.56' }, {}, { releasedOn: null, description: 'total' }].map(
      (row) => ({
        ...unrecorded,
        ...row,
      }),
    ),
  )
  expect(income).toMatchObject([{ payment: 8000 }])
  expect(rowsLeftOut.texts).toBe(2)
  expect(paid(unrecorded, { ...unrecorded, ...taken('80.00', 'block') })).toMatchObject([{ payment: 8000 }])
})

it('refuses packages that are those of other sales, by the sales of several lines', () => {
  const linesOf = (packs: readonly (string | null)[]) =>
    packs.map((packId, at) => ({
      ...releases.row(1 + Math.floor(at / 2)),
      ...(at % 2 === 1 && shipping),
      operation: `7${at}`,
      orderId: saleId(1 + Math.floor(at / 2)),
      packId,
    }))
  const [one, other] = [saleId(7), saleId(8)]
  const moved = { kind: 'moved-words', column: 'PACK_ID', beside: 'ORDER_ID', orders: 2, all: 2 }
  expect(faultOf(() => releases(...linesOf([one, null, other, one, null, null])))).toEqual(moved)
  expect(releases(...linesOf([one, one, other, other, null, null])).warnings).toEqual([])
})

it('refuses a package that lost its digits, and ids that were rounded and are texts again', () => {
  for (const packId of ['2E+15', 2_000_009_007_000_010, '20000']) {
    expect(faultOf(() => releases({ packId }))).toMatchObject({
      kind: 'lost-digits',
      column: 'PACK_ID',
      example: String(packId),
    })
  }
  const rounded = ['10', '20', '30', '40', '50'].map((end) => ({ orderId: `20000090070000${end}` }))
  expect(faultOf(() => releases(...rounded))).toMatchObject({ kind: 'lost-digits', cells: 5 })
  expect(paid(...rounded, {})).toHaveLength(6)
})

it('refuses debits with a minus, which would add what was taken', () => {
  expect(faultOf(() => releases(taken('-87.00', 'refund')))).toMatchObject({
    kind: 'wrong-sign',
    column: 'NET_DEBIT_AMOUNT',
    cells: 1,
    example: '-87.00',
  })
})

it('takes nothing off a sale for what is held back of it, and says where it still is', () => {
  const held = { operation: '2', ...taken('80.00', 'reserve_for_dispute') }
  const freed = { operation: '3', description: 'reserve_for_dispute' }
  const reserved = releases({}, held)
  expect(reserved.payments).toEqual([
    { orderId: first, releasedOn: '2026-03-20', payment: 8000, number: '911', line: 2 },
  ])
  expect(reserved.warnings).toMatchObject([{ kind: 'reserved', orderIds: [first] }])
  expect(said({}, held, freed)).toEqual([])
})

it('says where the lines do not come to the total or the balances of the report, or it ends without its total', () => {
  const total = (credit: string) => ({ ...ofNone, record: 'total', credit, debit: '4.50' })
  expect(said(opening, {}, shipping, total('80.00'))).toEqual([])
  expect(said(opening, {}, shipping, total('179.00'))).toEqual([])
  expect(said(opening, shipping, total('80.00'))).toEqual([
    ['other-sum', 'NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT'],
  ])
  expect(said(opening, {}, shipping)).toEqual([['without-total']])
  const balances = (...of: number[]) =>
    said(...of.map((at) => ({ operation: `${at}`, credit: '10.00', balance: `${at * 10}.00` })))
  expect([balances(1, 2, 3, 4, 5), balances(5, 4, 3, 2, 1)]).toEqual([[], []])
  expect(balances(1, 2, 4, 5)).toEqual([['other-sum', 'BALANCE_AMOUNT']])
})

it('says how many lines of sales name none, and nothing of movements without one', () => {
  const unnamed = { orderId: null, operation: '2' }
  const debits = [taken('13.00', 'shipping'), taken('50.00', 'payout')]
  const { income, warnings } = releases({}, unnamed, ...debits.map((debit) => ({ ...unnamed, ...debit })))
  expect(income).toMatchObject([{ orderId: first, payment: 8000 }])
  expect(warnings).toMatchObject([{ kind: 'without-sale', count: 2, columns: ['ORDER_ID', 'PACK_ID'] }])
})
