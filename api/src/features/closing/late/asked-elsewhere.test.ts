import { readLatePayment, readRepeated, readRows } from '@vendaclara/contract/closing'
import { closingOf, contestableRows, lossOf, monthRows } from '@vendaclara/core/closing'
import { beforeEach, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { compared, openClosing, unmatched } from '../../../../test/open-closing.ts'

const app = buildTestApp()
let closing: Awaited<ReturnType<typeof openClosing>>
beforeEach(async () => {
  closing = await openClosing(app)
})

const marketplace = closingOf('shopee')
const order = {
  ...{ 'ID do pedido': 'U', 'Status do pedido': 'Concluído', 'Cancelar Motivo': '' },
  ...{ 'Status da Devolução / Reembolso': '', 'Data de criação do pedido': '2026-03-28 10:00' },
  ...{ 'Subtotal do produto': 100.5, 'Cupom do vendedor': 5, 'Taxa de comissão': 18, 'Taxa de serviço': 6 },
  'Nome do Produto': ['Vaso'],
}
const bare = { refunded: 0, freightPaidForSeller: 0, freightDiscount: 0, freightPaidByBuyer: 0 }
const partOf = (day: string, released: number) => ({
  ...{ came: { ...bare, released }, payments: [{ day, amount: released }] },
})
const sums = {
  ...{ expected: 7150, received: 0, refunded: 0, awaited: 0, otherOrders: 0, otherReceived: 0 },
}
/** A month whose income paid a part of U, which should be paid R$ 71,50. */
const paidInPart = (day: string, released: number) => ({
  ...{ quantity: 1, unmatched: [], totalErrors: (released - 7150) / 100 },
  sums: { ...sums, received: released },
  errors: [
    {
      ...{ 'ID do pedido': 'U', 'Data de criação do pedido': '2026-03-28 10:00', info: 'x' },
      ...{ Diferenca: (released - 7150) / 100, reason: 'unexplained', ...partOf(day, released) },
      expected: { subtotal: 10_050, commission: 1800, serviceFee: 600, sellerCoupon: 500 },
    },
  ],
})
const storeMonth = async (id: string, results: object) => {
  for (const body of [{ requests: [order] }, results]) {
    await app.call('PUT', `/analysis/${id}`, { token: closing.token, body })
  }
}
/** What can be claimed in each of these months. Also checks that figures and rows agree about what is explained. */
const askedIn = (...ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const wire = await closing.read('results', id)
      const { differences, unmatched: open } = monthRows(
        marketplace,
        readRows(wire, 'shopee'),
        wire.late.map(readLatePayment),
        wire.repeated.map(readRepeated),
      )
      const explained = differences.reduce((sum, row) => sum + lossOf(marketplace, row).explained, 0)
      expect((await closing.read('summary', id)).figures.sums.explained ?? 0).toBe(explained)
      const rows = contestableRows(marketplace, { differences, unmatched: open }, '2026-11-25')
      return rows.reduce((sum, { claim }) => sum + claim.amount, 0)
    }),
  )

test('an order that two months were paid a part of is asked for in the earlier one, with both parts, and so once that is deleted in the other', async () => {
  const april = await closing.create('Abril')
  await storeMonth(closing.id, paidInPart('2026-03-30', 4000))
  await storeMonth(april, paidInPart('2026-04-12', 3000))
  await closing.pay(april, [{ closing: closing.id, orderId: 'U', ...partOf('2026-04-12', 3000) }])
  expect(await askedIn(closing.id, april)).toEqual([150, 0])
  await closing.pay(closing.id, [{ closing: april, orderId: 'U', ...partOf('2026-03-30', 4000) }])
  expect(await askedIn(closing.id, april)).toEqual([150, 0])
  await app.call('DELETE', `/analysis/${closing.id}`, { token: closing.token })
  expect(await askedIn(april)).toEqual([4150])
})

test('one that the other month was paid for as expected is asked for in none', async () => {
  const april = await closing.create('Abril')
  await storeMonth(april, paidInPart('2026-04-12', 3000))
  await storeMonth(closing.id, { ...compared, errors: [], unmatched: [], totalErrors: 0, sums })
  expect(await askedIn(closing.id, april)).toEqual([0, 0])
})

test('one that a third month paid in one of the two is asked for in the one whose own income paid it', async () => {
  const [april, may] = [await closing.create('Abril'), await closing.create('Maio')]
  await storeMonth(closing.id, { ...compared, errors: [], unmatched: [unmatched('U')], totalErrors: 0, sums })
  await closing.pay(may, [{ closing: closing.id, orderId: 'U', ...partOf('2026-05-16', 4000) }])
  await storeMonth(april, paidInPart('2026-04-12', 3000))
  await closing.pay(may, [
    { closing: closing.id, orderId: 'U', ...partOf('2026-05-16', 4000) },
    { closing: april, orderId: 'U', ...partOf('2026-05-16', 4000) },
  ])
  expect(await askedIn(closing.id, april)).toEqual([0, 150])
})
