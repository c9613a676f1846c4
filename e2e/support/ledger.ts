import { expect, type Page } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'

const noneLeft = { withoutId: 0, cancelled: 0, refunded: 0, partly: 0, details: 0, refunds: 0, repeated: 0 }
const receipt = (fileName: string) => ({
  ...{ fileName, sheet: 'dados', rows: 1, used: 1, orders: 1, unreadableValues: 0, leftOut: noneLeft },
})

/** Gives a month its two files by their calls: one order, and what was paid for it; amounts in centavos. */
export async function giveMonth(
  page: Page,
  id: string,
  [expected, received]: readonly [expected: number, received: number],
  marketplace: string,
): Promise<void> {
  const isShopee = marketplace === 'shopee'
  const orderId = `${id.slice(0, 8)}A`
  const order = {
    ...{ 'ID do pedido': orderId, 'Status do pedido': 'Concluído', 'Cancelar Motivo': '' },
    ...{ 'Status da Devolução / Reembolso': '', 'Data de criação do pedido': '2026-03-01 10:00' },
    ...{ 'Subtotal do produto': expected / 100, 'Cupom do vendedor': 0, 'Taxa de comissão': 0 },
    ...{ 'Taxa de serviço': 0, 'Nome do Produto': ['Caneca'], units: 1, lines: 1 },
    items: [{ variation: '', sku: '', units: 1 }],
    ...(!isShopee && { parts: { total: expected } }),
  }
  const parts = isShopee
    ? {
        ...{ released: received, refunded: 0, freightPaidForSeller: 0, freightDiscount: 0 },
        freightPaidByBuyer: 0,
      }
    : { payment: received }
  const payment = { orderId, releasedOn: '2026-03-20', parts }
  await give(page, id, 'orders', (file) => [`?file=${file}&from=0`, { requests: [order] }])
  await give(page, id, 'income', (file) => [`/files/${file}/rows`, { from: 0, payments: [payment] }])
}

async function give(
  page: Page,
  id: string,
  slot: 'orders' | 'income',
  rows: (file: number) => readonly [address: string, body: object],
): Promise<void> {
  const headers = await sessionOf(page)
  const month = `/api/analysis/${id}`
  const sha256 = (slot + id)
    .padEnd(64, '0')
    .replace(/[^0-9a-f]/g, '0')
    .slice(0, 64)
  const about = { slot, sha256, receipt: receipt(`${slot}.xlsx`) }
  const announced = await page.request.post(`${month}/files`, { headers, data: about })
  await expect(announced).toBeOK()
  const { file } = await announced.json()
  const [address, data] = rows(file)
  await expect(await page.request.put(`${month}${address}`, { headers, data })).toBeOK()
  const whole = { rows: 1, replaces: [] }
  await expect(await page.request.post(`${month}/files/${file}/complete`, { headers, data: whole })).toBeOK()
}
