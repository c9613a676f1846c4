import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { toReais } from '../../../../money/index.ts'
import { closeMonth, closingMarketplaces, readSheets, type Sheet } from '../../../index.ts'

const samples = new URL('../../../../../../samples/closing/', import.meta.url)

async function sheetsOf(file: string): Promise<Sheet[]> {
  const { sheets } = await readXlsx(readFileSync(new URL(file, samples)))
  return sheets.map(({ name, rows }) => ({ name, rows: rows as Sheet['rows'] }))
}

const readOrders = (sheets: readonly Sheet[]) =>
  readSheets(sheets, closingMarketplaces.shopee.files.locateOrders)
const readIncome = (sheets: readonly Sheet[]) =>
  readSheets(sheets, closingMarketplaces.shopee.files.locateIncome)

const infos = {
  'freight-subtotal': 'Possível problema em SUBTOTAL DO FRETE',
  unknown: 'Erro desconhecido, verifique com o suporte da Shopee',
  'not-completed': 'Pedido não concluído',
  'not-in-income': 'Pedido não consta no arquivo de MINHA RENDA',
}

describe.each(['layout-specification', 'layout-2026'])('the month of %s', (layout) => {
  it('closes with every figure and info of its known answer', async () => {
    const expected = JSON.parse(readFileSync(new URL(`${layout}/expected.json`, samples), 'utf8'))
    const { orders } = readOrders(await sheetsOf(`${layout}/orders.xlsx`))
    const { income } = readIncome(await sheetsOf(`${layout}/income.xlsx`))
    const { differences, unmatched, matched, totalDifference } = closeMonth(
      closingMarketplaces.shopee,
      orders,
      income,
    )
    expect({
      errors: differences.map(({ orderId, difference, info }) => ({
        id: orderId,
        diff: toReais(difference),
        info: infos[info as keyof typeof infos],
      })),
      unmatched: unmatched.map(({ orderId, info }) => ({
        id: orderId,
        info: infos[info as keyof typeof infos],
      })),
      quantity: matched,
      totalErrors: toReais(totalDifference),
    }).toEqual(expected)
  })
})
