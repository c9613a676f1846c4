import { createHash } from 'node:crypto'
import {
  changeFiles,
  type FileSlot,
  type GivenFile,
  getAnalysis,
  getAnalysisSummary,
  mostRowsOfPart,
  type StatedOrder,
  type StatedPayment,
  writeStatedOrder,
  writeStatedPayment,
} from '@vendaclara/contract/closing'
import { type ClosingMarketplace, closingOf, type Order, type Payment } from '@vendaclara/core/closing'
import { cents, noCents } from '@vendaclara/core/money'
import type { TestApp } from '../build-test-app.ts'
import { newSeller } from '../sign-up.ts'

interface GivenRows {
  readonly name: string
  readonly to?: string
  readonly orders?: readonly StatedOrder[]
  readonly payments?: readonly StatedPayment[]
  readonly replaces?: readonly number[]
  readonly warnings?: readonly object[]
  /** Sent without the last part. */
  readonly cut?: true
}

const noneLeft = { withoutId: 0, cancelled: 0, refunded: 0, partly: 0, details: 0, refunds: 0, repeated: 0 }

interface Whose {
  readonly marketplace?: ClosingMarketplace
  readonly token?: string
}

/** The months of a seller, by default of somebody new, to which files are given as a page gives them. */
export async function openLedger(app: TestApp, { marketplace = 'shopee', token: known }: Whose = {}) {
  const token = known ?? (await newSeller(app)).token
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    app.call(method, url, { token, body })
  const served = async (...call: Parameters<typeof send>) => {
    const answer = await send(...call)
    if (answer.statusCode !== 200)
      throw new Error(`${call[0]} ${call[1]}: ${answer.statusCode} ${answer.body}`)
    return answer
  }
  const done = async (...call: Parameters<typeof send>) => (await served(...call)).json()

  return {
    token,
    send,
    create: async (month: string, year = 26): Promise<string> =>
      (await done('POST', '/analysis', { month, year, marketplace })).id,

    async give(
      month: string,
      { name, to, orders = [], payments = [], replaces = [], warnings, cut }: GivenRows,
    ) {
      const slot: FileSlot = orders.length > 0 ? 'orders' : 'income'
      const sha256 = createHash('sha256')
        .update(JSON.stringify([orders, payments]))
        .digest('hex')
      const rows = orders.length + payments.length
      const receipt = {
        fileName: name,
        sheet: 'orders',
        rows,
        used: rows,
        orders: rows,
        unreadableValues: 0,
        leftOut: noneLeft,
        ...(to && { from: to, to }),
        ...(warnings && { warnings }),
      }
      const { file } = await done('POST', `/analysis/${month}/files`, { slot, sha256, receipt })
      const parts = closingOf(marketplace).rules.paidParts
      const sent = rows - (cut ? 1 : 0)
      for (let from = 0; from < sent; from += mostRowsOfPart) {
        const some = <Row>(list: readonly Row[]) => list.slice(from, Math.min(sent, from + mostRowsOfPart))
        if (orders.length > 0) {
          const requests = some(orders).map(writeStatedOrder)
          await done('PUT', `/analysis/${month}?file=${file}&from=${from}`, { requests })
        } else {
          const part = some(payments).map((payment) => writeStatedPayment(payment, parts))
          await done('PUT', `/analysis/${month}/files/${file}/rows`, { from, payments: part })
        }
      }
      const change = { add: [{ file, rows }], remove: replaces }
      const url = `/analysis/${month}/files`
      if (cut) return { file, answer: await send('PUT', url, change) }
      const answer = await served('PUT', url, change)
      return { file, answer, ...changeFiles.answer.parse(answer.json()) }
    },

    takeBack: (month: string, file: number) =>
      done('PUT', `/analysis/${month}/files`, { add: [], remove: [file] }),
    remove: (month: string) => done('DELETE', `/analysis/${month}`),
    view: async (month: string) => getAnalysis.answer.parse(await done('GET', `/analysis/${month}`)),
    figures: async (month: string) =>
      getAnalysisSummary.answer.parse(await done('GET', `/analysis/${month}/summary`)).figures,
    files: async (month: string): Promise<readonly GivenFile[]> =>
      getAnalysisSummary.answer.parse(await done('GET', `/analysis/${month}/summary`)).files,
    done,
  }
}

/** An order of Shopee with this amount expected, in centavos. */
export function someOrder(
  orderId: string,
  expected: number,
  createdAt = '2026-03-10 10:00',
  more: Partial<Order> = {},
): StatedOrder {
  const amounts = {
    subtotal: cents(expected),
    commission: noCents,
    serviceFee: noCents,
    sellerCoupon: noCents,
  }
  const items = [{ name: 'Vaso', variation: '', sku: 'V-1', units: 1 }]
  const order = { orderId, status: 'Concluído', cancelReason: '', createdAt, items, units: 1, lines: 1 }
  return { order: { ...order, ...amounts, line: 2, ...more } as Order }
}

/** A payment of Shopee, in centavos. */
export function somePayment(
  orderId: string,
  released = 1000,
  releasedOn = '2026-03-20',
  more: object = {},
): StatedPayment {
  const freight = { freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents }
  const amounts = { released: cents(released), refunded: noCents, ...freight }
  return {
    payment: { orderId, releasedOn, ...amounts, line: 6, ...more } as Payment,
    isUnread: false,
  }
}
