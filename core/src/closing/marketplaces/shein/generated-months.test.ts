import fc from 'fast-check'
import { it } from 'vitest'
import { type Known, reais, saysExactly, total } from '../../../../test/closing/known-month.ts'
import { type Cells, invoices, units } from '../../../../test/closing/written-files.ts'
import { closeMonth, closingMarketplaces, combineIncome, type DifferenceReason } from '../../index.ts'
import type { InvoicesColumns, UnitsColumns } from './columns.ts'

const { shein } = closingMarketplaces

const fates = [
  'paid',
  'in-two-lots',
  'lot-sent-twice',
  'return-fee',
  'commission',
  'freight',
  'campaign',
  'price-and-freight',
  'unexplained',
  'few-centavos',
  'cancelled',
  'missing',
] as const
type Fate = (typeof fates)[number]
const reasons: Partial<Record<Fate, DifferenceReason>> = {
  'return-fee': 'return-fee',
  commission: 'commission',
  freight: 'freight',
  campaign: 'campaign',
  'price-and-freight': 'several',
  unexplained: 'unexplained',
}
const order = fc.record({
  fate: fc.constantFrom<Fate>(...fates),
  prices: fc.array(fc.integer({ min: 2000, max: 30_000 }), { minLength: 1, maxLength: 4 }),
  amount: fc.integer({ min: 11, max: 900 }),
})
type Made = typeof order extends fc.Arbitrary<infer Value> ? Value : never
type Invoiced = Record<'price' | 'coupon' | 'campaign' | 'commission' | 'freight' | 'storage', number>

const written = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, one]) => [name, reais(one).replace('.', ',')]))

function monthOf(made: readonly Made[]) {
  const sold: Cells<UnitsColumns>[] = []
  const lots: [Cells<InvoicesColumns>[], Cells<InvoicesColumns>[]] = [[], []]
  const known: Known[] = []
  const send = (lot: 0 | 1, orderId: string, amounts: Readonly<Record<string, number>>) =>
    lots[lot].push({
      orderId,
      invoice: `F${lot}${orderId}`,
      releasedOn: `2026-10-0${lot + 5}`,
      ...written(amounts),
    })
  for (const [index, { fate, prices, amount }] of made.entries()) {
    const orderId = `GSH${String(index).padStart(10, '0')}`
    const parts = prices.map((price): Invoiced => {
      const commission = Math.round(price * 0.18)
      return { price, coupon: 100, campaign: 50, commission, freight: 500, storage: 25 }
    })
    for (const [unit, part] of parts.entries()) {
      const status = fate === 'cancelled' ? 'Cancelado' : 'Entregue'
      sold.push({ orderId, status, itemId: `${index}-${unit}`, ...written(part) })
    }
    if (fate === 'cancelled') continue
    const sum = (name: keyof Invoiced) => total(parts.map((part) => part[name]))
    const due =
      sum('price') - total((['coupon', 'campaign', 'commission', 'freight', 'storage'] as const).map(sum))
    if (fate === 'missing') {
      known.push({ id: orderId, due })
      continue
    }
    const more = (...of: Fate[]) => (of.includes(fate) ? amount : 0)
    const off = fate === 'few-centavos' ? 9 : reasons[fate] ? amount + more('price-and-freight') : 0
    known.push({ id: orderId, due, came: due - off, reason: reasons[fate] })
    const charged = {
      price: sum('price') - more('price-and-freight'),
      campaign: sum('campaign') + more('campaign'),
      coupon: sum('coupon'),
      commission: sum('commission') + more('commission'),
      freight: sum('freight') + more('freight', 'price-and-freight'),
      storage: sum('storage'),
      returnFee: more('return-fee'),
      received: due - off,
    }
    const lot = fate === 'in-two-lots' || index % 2 === 0 ? 0 : 1
    send(lot, orderId, charged)
    const nothing = Object.fromEntries(Object.keys(charged).map((name) => [name, 0]))
    if (fate === 'in-two-lots') send(1, orderId, nothing)
    if (fate === 'lot-sent-twice') lots[lot].push(lots[lot].at(-1) ?? {})
  }
  const none = { coupon: 0, campaign: 0, commission: 0, freight: 0, storage: 0, returnFee: 0 }
  send(1, 'GSHX000000000', { price: 500, ...none, received: 500 })
  const files = lots.filter((lot) => lot.length > 0).map((lot) => invoices(...lot))
  const { kept } = combineIncome(shein.rules, files)
  return { known, month: closeMonth(shein, units(...sold).orders, kept) }
}

it('a month of Shein with every kind of order and invoice gives exactly what was put into it', () => {
  const each = fates.map((fate) => ({ fate, prices: [9900, 4500], amount: 77 }))
  const paidOrder: Made = { fate: 'paid', prices: [5000], amount: 11 }
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 30 }), (made) => {
      const { month, known } = monthOf([...made, paidOrder])
      saysExactly(month, known, [500])
    }),
    { examples: [[each]] },
  )
})
