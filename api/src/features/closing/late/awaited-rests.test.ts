import { readLatePayment, readRows } from '@vendaclara/contract/closing'
import { closingOf, joinRests, lossOf, monthRows } from '@vendaclara/core/closing'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { openClosing } from '../../../../test/open-closing.ts'

const app = buildTestApp()

/** A package of R$ 150,00, of which its own month released R$ 70,00. */
const pack = {
  ...{ 'ID do pedido': 'P', 'Data de criação do pedido': '2026-03-15 10:30', Diferenca: -80 },
  ...{ info: 'Verifique com o suporte do Mercado Livre', reason: 'rest-of-package' },
  causes: [{ kind: 'rest-of-package', amount: -8000, basis: 'lacking' }],
  ...{ expected: { total: 15_000 }, came: { payment: 7000 }, deliveredOn: '2026-03-20' },
  payments: [{ day: '2026-03-20', amount: 7000 }],
  numbers: ['P1', 'P2', 'P3'],
  named: ['P1'],
}
const rests = [{ until: '2026-04-01', amount: 8000 }]
const results = {
  ...{ errors: [pack], unmatched: [], quantity: 1, totalErrors: -80 },
  sums: {
    ...{ expected: 15_000, received: 7000, refunded: 0, awaited: 0, otherOrders: 0, otherReceived: 0 },
    rests,
  },
}

test('what is awaited of a package stands on the card of its month until another month pays it, as in its rows', async () => {
  const { token } = await openClosing(app)
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    (await app.call(method, path, { token, ...(body && { body }) })).json()
  const open = async (month: string): Promise<string> =>
    (await call('POST', '/analysis', { month, year: 26, marketplace: 'mercadoLivre' })).id
  const [march, april, may] = [await open('Março'), await open('Abril'), await open('Maio')]
  await call('PUT', `/analysis/${march}`, results)
  const pay = (month: string, day: string, payment: number, named?: string[]) =>
    call('PUT', `/analysis/${month}/late`, {
      payments: [
        {
          ...{ closing: march, orderId: 'P', came: { payment }, payments: [{ day, amount: payment }] },
          ...(named && { named }),
        },
      ],
    })
  const restsOf = async () => {
    const { sums } = (await call('GET', `/analysis/${march}/summary`)).figures
    const shown = await call('GET', `/analysis/${march}/results`)
    const marketplace = closingOf('mercadoLivre')
    const rows = monthRows(marketplace, readRows(shown, 'mercadoLivre'), shown.late.map(readLatePayment))
    const ofRows = joinRests(rows.differences.flatMap((row) => lossOf(marketplace, row).rest ?? []))
    expect(sums.rests ?? []).toEqual(ofRows)
    return sums.rests
  }
  expect(await restsOf()).toEqual(rests)
  await pay(april, '2026-04-02', 5000)
  expect(await restsOf()).toBeUndefined()
  await pay(may, '2026-05-02', 3000)
  expect(await restsOf()).toBeUndefined()
  // A payment that names its products leaves the others awaited, by the income of one month or of two.
  await pay(may, '2026-05-02', 1000, ['P2'])
  await pay(april, '2026-04-02', 2000, ['P2'])
  expect(await restsOf()).toEqual([{ until: '2026-04-01', amount: 5000 }])
  await pay(may, '2026-05-02', 1000, ['P3'])
  expect(await restsOf()).toBeUndefined()
  for (const month of [april, may]) await call('DELETE', `/analysis/${month}`)
  expect(await restsOf()).toEqual(rests)
})
