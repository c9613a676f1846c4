import { getAnalyses, getMarks, getSentResults } from '@vendaclara/contract/closing'
import type { TestApp } from '../build-test-app.ts'
import { newSeller } from '../sign-up.ts'

const difference = (orderId: string, amount: number) => ({
  'ID do pedido': orderId,
  Diferenca: amount,
  'Data de criação do pedido': '2026-03-01',
  info: 'x',
})

const unmatched = (orderId: string) => ({
  'ID do pedido': orderId,
  'Data de criação do pedido': '2026-03-28 10:00',
  info: 'x',
  subtotal: 100.5,
  taxaComissao: 18,
  taxaServico: 6,
  cupomVendedor: 5,
  statusPedido: 'Concluído',
})

/** The results of a comparison with three differences, of A, B and C, and two unmatched orders, U and V. */
export const compared = {
  errors: [difference('A', -12.34), difference('B', 3.2), difference('C', -0.1)],
  unmatched: [unmatched('U'), unmatched('V')],
  quantity: 10,
  totalErrors: -9.24,
}

/** A mark as a page sends it of an order without one; `change` is what it has beside that. */
export const markSent = (orderId: string, change: object = {}) => ({
  orderId,
  version: 0,
  state: null,
  note: '',
  recovered: 0,
  date: null,
  ...change,
})

/** The calls of the closing of a month, a March, of somebody new; each can be of another closing, or by somebody else. */
export async function openClosing(app: TestApp, { month = 'Março', year = 26 } = {}) {
  const { token } = await newSeller(app)
  const create = async (ofMonth: string, whose = token): Promise<string> => {
    const answer = await app.call('POST', '/analysis', { token: whose, body: { month: ofMonth, year } })
    return answer.json().id
  }
  const id = await create(month)
  const read = async (part: string, closing = id) =>
    (await app.call('GET', `/analysis/${closing}/${part}`, { token })).json()
  return {
    token,
    id,
    create,
    read,
    store: (body: object) => app.call('PUT', `/analysis/${id}`, { token, body }),
    mark: (orders: object[], whose = token) =>
      app.call('PUT', `/analysis/${id}/orders`, { token: whose, body: { orders } }),
    results: async () => getSentResults.answer.parse(await read('results')),
    marks: async () => getMarks.answer.parse(await read('orders')),
    figures: async () => {
      const list = getAnalyses.answer.parse((await app.call('GET', '/analysis', { token })).json())
      return list.find((closing) => closing.id === id)?.figures
    },
  }
}
/** A body of `announceFile` for a file without rows. */
export const announcement = {
  slot: 'income',
  sha256: 'a'.repeat(64),
  receipt: {
    fileName: 'a.xlsx',
    sheet: 'a',
    rows: 1,
    used: 1,
    orders: 1,
    unreadableValues: 0,
    leftOut: { withoutId: 0, cancelled: 0, refunded: 0, partly: 0, details: 0, refunds: 0, repeated: 0 },
  },
}

/** A body of `putMovements` with one line. */
export const movementFile = {
  marketplace: 'shopee',
  source: 'wallet',
  name: 'carteira.xlsx',
  fingerprint: 'f',
  dated: 1000,
  of: 1,
  lines: [
    {
      id: 'wallet|2026-03-20|ajuste|1',
      source: 'wallet',
      kind: 'ads-top-up',
      month: '2026-03',
      day: '2026-03-20',
      amount: -2000,
      text: 'Recarga Automática',
    },
  ],
}
