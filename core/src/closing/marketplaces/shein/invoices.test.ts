import { expect, it } from 'vitest'
import { faultOf } from '../../../../test/closing/fault-of.ts'
import { type Cells, invoices, sheinId } from '../../../../test/closing/written-files.ts'
import type { InvoicesColumns } from './columns.ts'

type Invoice = Cells<InvoicesColumns>

const [first, second, third] = [sheinId(1), sheinId(2), sheinId(3)] as const
const other = { invoice: 'F2', orderId: second }
const said = (...rows: Invoice[]) => invoices(...rows).warnings.map(({ kind, columns }) => [kind, ...columns])

it('sums the invoices of an order, one that was pasted twice once', () => {
  const file = invoices({}, { invoice: 'F2', received: '13,50' }, { invoice: 'F2', received: '13,50' })
  expect(file.income).toMatchObject([{ orderId: first, received: 4700, price: 10_000 }])
  expect(file.rowsLeftOut.copies).toBe(1)
})

it('sums equal invoices without a number, with a warning, and refuses a file that was pasted twice', () => {
  const unnumbered = { invoice: '' }
  for (const received of ['33,50', '-33,50']) {
    const row = { ...unnumbered, received }
    const { income, warnings } = invoices(row, row)
    expect(Math.abs(income[0]?.received ?? 0)).toBe(6700)
    expect(warnings).toMatchObject([{ kind: 'equal-rows' }])
  }
  const paid = [unnumbered, { invoice: '-', orderId: second }, { ...unnumbered, orderId: third }]
  expect(faultOf(() => invoices(...paid, ...paid))).toMatchObject({ kind: 'pasted-twice', rows: 3 })
})

it('refuses copies of an invoice with another amount', () => {
  const doubled = { kind: 'doubled-rows', orders: 1 }
  expect(faultOf(() => invoices({}, other, { received: 9 }))).toMatchObject(doubled)
  expect(invoices({}, { received: 9, invoice: 'F9' }).income).toHaveLength(1)
})

it('refuses invoices whose id is in a merged cell above them, and leaves out totals', () => {
  const lost = { kind: 'rows-without-id', rows: 1 }
  expect(faultOf(() => invoices({}, { orderId: '' }))).toEqual(lost)
  expect(invoices({}, { orderId: '', invoice: '' }).income).toHaveLength(1)
})

it('says that an invoice may have been pasted twice with a cell changed, and refuses a file of such', () => {
  const isLike = [{ kind: 'equal-rows', orderIds: [first] }]
  for (const changed of [
    { commission: null },
    { releasedOn: '2026-10-06' },
    { invoice: null },
    { invoice: null, releasedOn: null },
  ]) {
    expect(invoices({}, other, changed).warnings).toMatchObject(isLike)
  }
  expect(said({}, other, { invoice: 'F3' })).toEqual([])
  const again = [{ price: null }, { ...other, price: null }]
  expect(faultOf(() => said({}, other, ...again))).toEqual({ kind: 'pasted-twice', rows: 2 })
})

it('sums two rows of an invoice that only their delivery tells apart, with a warning, and drops a pasted one', () => {
  const at = (time: string) => ({ deliveredAt: `2026-09-16 ${time}` })
  const two = invoices(at('10:00'), at('18:00'), at('18:00'))
  expect(two.income).toMatchObject([{ received: 6700 }])
  expect(two.warnings).toMatchObject([
    { kind: 'copied-rows', count: 1 },
    { kind: 'equal-rows', count: 1 },
  ])
})

it('counts what is charged without a price for the order it is related to', () => {
  const charge = { ...other, price: '0', relatedId: first, received: '-10,00' }
  const exchanged = { invoice: 'F3', orderId: third, relatedId: first }
  expect(invoices({}, charge, exchanged).income).toMatchObject([
    { orderId: first, received: 2350 },
    { orderId: third, received: 3350 },
  ])
})

it('warns of invoices that should take money back and add it, and of amounts of several shops', () => {
  const back = { invoice: 'F2', kind: 'Fatura de devolução' }
  expect(said({}, back)).toEqual([['positive-charges', back.kind]])
  expect(said({ ...back, received: '-33,50' })).toEqual([])
  expect(said({ ...back, returnFee: '4,18' })).toEqual([])
  const shops = ['shein-br', 'shein-mx']
  const rows = shops.map((shop, at) => ({ invoice: `F${at}`, shop }))
  expect(said(...rows)).toEqual([['several-shops', ...shops]])
})

it('reads fees that an export has below 0 as those that it has positive', () => {
  const negated = { commission: '-10,00', freight: '-5,00' }
  const fees = { price: 5000, commission: 1000, freight: 500 }
  expect(invoices(negated).income).toMatchObject([fees])
  const returned = { ...negated, price: '-50,00', received: '-33,50' }
  expect(invoices({}, returned).income).toMatchObject([{ ...fees, received: 0, refund: -3350 }])
})
