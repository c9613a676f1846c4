import { getAnalysisSummary } from '@vendaclara/contract/closing'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { compared, markSent, openClosing } from '../../../test/closing/open-closing.ts'

const app = buildTestApp()
let closing: Awaited<ReturnType<typeof openClosing>>
beforeEach(async () => {
  closing = await openClosing(app)
})

describe('what a closing comes to', () => {
  test('is told by the list and the summary, without its rows', async () => {
    await closing.store({ requests: [{ 'ID do pedido': 'A' }] })
    await closing.store(compared)
    await closing.mark([
      markSent('A', { state: 'recuperado', recovered: 1000 }),
      markSent('C', { state: 'contestado', recovered: 55, claimed: 900 }),
      markSent('D', { state: 'perdido', claimed: 244 }),
    ])
    const known = {
      hasOrders: true,
      hasResults: true,
      quantity: 10,
      totalErrors: -9.24,
      differences: 3,
      unmatched: 2,
      lost: 1244,
      recovered: 1000,
      denied: 244,
      contested: 1,
      isSent: true,
      revision: 2,
      sums: null,
      regained: { less: 1000, awaited: 0, count: 0 },
    }
    expect(await closing.figures()).toEqual(known)
    const summary = getAnalysisSummary.answer.parse(await closing.read('summary'))
    expect(summary).toMatchObject({ id: closing.id, month: 'Março', figures: known })
    expect(summary.receipts).toEqual({ orders: null, income: null })
  })

  test('are the differences and unmatched orders that were sent', async () => {
    await closing.store(compared)
    const { errors, unmatched } = compared
    expect(await closing.results()).toEqual({ errors, unmatched, adjustments: [], audited: [], paidLate: [] })
  })

  test('has no orders again once none are stored', async () => {
    await closing.store({ requests: [{ 'ID do pedido': 'A' }] })
    await closing.store({ requests: [] })
    expect(await closing.figures()).toMatchObject({ hasOrders: false })
  })
})
