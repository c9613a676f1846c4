import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../../test/build-test-app.ts'
import { openLedger, someOrder, somePayment } from '../../../../../test/closing/ledger.ts'
import { foldAgain } from './fold-again.ts'

const app = buildTestApp()

test('months that an earlier version folded come to what this version says, without another file', async () => {
  app.now = new Date('2026-06-20T15:00:00Z')
  const ledger = await openLedger(app)
  const months = [await ledger.create('Março'), await ledger.create('Abril')] as const
  const both = someOrder('both', 10_000, '2026-03-31 10:00')
  await ledger.give(months[0], {
    name: 'pedidos-3.xlsx',
    orders: [both, someOrder('march', 5000, '2026-03-02 10:00')],
  })
  await ledger.give(months[1], {
    name: 'pedidos-4.xlsx',
    orders: [both, someOrder('moving', 9000, '2026-04-02 10:00', { status: 'Enviado' })],
  })
  await ledger.give(months[1], { name: 'renda.xlsx', payments: [somePayment('both', 9000, '2026-04-10')] })
  const answers = async () =>
    Promise.all(['/analysis', '/claims', '/expected'].map((url) => ledger.done('GET', url)))
  const right = await answers()

  const lines: object[] = []
  const log = { info: (line: object) => lines.push(line), error: (line: object) => lines.push(line) }
  // The product's own job would come in between.
  await app.database.transaction(async (transaction) => {
    const areTheirs = sql`in (${months[0]}, ${months[1]})`
    await transaction.execute(sql`
      update closings set folded_by = 0, usual_days = null,
        figures = (figures::jsonb - 'inYear' || '{"totalDifference": -77}')::json
      where id ${areTheirs}`)
    await transaction.execute(sql`
      update findings set state = 'unmatched', expected = 1, reason = null, made_on = '2026-03-01'
      where closing_id ${areTheirs}`)
    await foldAgain(transaction, log)
    await foldAgain(transaction, log)
  })
  expect(lines).toEqual([{ months: 2 }])
  expect(await answers()).toEqual(right)
})
