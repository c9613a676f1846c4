import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { noCents, toReais } from '../../../money/index.ts'
import { closeMonth, closingMarketplaces, readSheets, type Sheet } from '../../index.ts'

const { shein } = closingMarketplaces

const samples = new URL('../../../../../samples/closing/shein/', import.meta.url)

async function sheetsOf(file: string): Promise<Sheet[]> {
  const { sheets } = await readXlsx(readFileSync(new URL(file, samples)))
  return sheets as Sheet[]
}

it('closes the month of the samples with every figure of its known answer', async () => {
  const file = readSheets(await sheetsOf('pedidos.xlsx'), shein.files.locateOrders)
  const { income } = readSheets(await sheetsOf('faturas.xlsx'), shein.files.locateIncome)
  const { matched, differences, unmatched, totalDifference } = closeMonth(shein, file.orders, income)
  const expected = JSON.parse(readFileSync(new URL('expected.json', samples), 'utf8'))
  expect({
    quantity: matched,
    leftOut: file.leftOut.length,
    errors: differences.map(({ orderId, difference, expected, paid }) => ({
      id: orderId,
      expected: toReais(expected ? shein.rules.expectedAmount(expected) : noCents),
      received: toReais(paid?.received ?? noCents),
      difference: toReais(difference),
      returnFee: toReais(paid?.returnFee ?? noCents),
    })),
    unmatched: unmatched.map((order) => ({
      id: order.orderId,
      expected: toReais(shein.rules.expectedAmount(order)),
    })),
    totalErrors: toReais(totalDifference),
  }).toEqual(expected)
  const explained = differences.map(
    ({ reason, paid }) => reason === (paid?.returnFee ? 'return-fee' : 'unexplained'),
  )
  expect(explained).not.toContain(false)
})
