import { expect, type Page, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'

const noneLeft = { withoutId: 0, cancelled: 0, refunded: 0, partly: 0, details: 0, refunds: 0, repeated: 0 }
const receipt = (fileName: string) => ({
  fileName,
  sheet: 'dados',
  rows: 1,
  used: 1,
  orders: 1,
  unreadableValues: 0,
  leftOut: noneLeft,
})

/** Gives a month its two files by their calls: one order, and what was paid for it; amounts in centavos. */
async function giveMonth(
  page: Page,
  id: string,
  [expected, received]: readonly [expected: number, received: number],
  marketplace: string,
): Promise<void> {
  const isShopee = marketplace === 'shopee'
  const orderId = `${id.slice(0, 8)}A`
  const order = {
    'ID do pedido': orderId,
    'Status do pedido': 'Concluído',
    'Cancelar Motivo': '',
    'Status da Devolução / Reembolso': '',
    'Data de criação do pedido': '2026-03-01 10:00',
    'Subtotal do produto': expected / 100,
    'Cupom do vendedor': 0,
    'Taxa de comissão': 0,
    'Taxa de serviço': 0,
    'Nome do Produto': ['Caneca'],
    units: 1,
    lines: 1,
    items: [{ variation: '', sku: '', units: 1 }],
    ...(!isShopee && { parts: { total: expected } }),
  }
  const parts = isShopee
    ? {
        released: received,
        refunded: 0,
        freightPaidForSeller: 0,
        freightDiscount: 0,
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
  const whole = { add: [{ file, rows: 1 }], remove: [] }
  await expect(await page.request.put(`${month}/files`, { headers, data: whole })).toBeOK()
}

/** Stores a compared month by its calls; amounts in centavos, without them as it was before they were kept. */
async function storeMonth(
  page: Page,
  month: string,
  year: number,
  amounts?: readonly [expected: number, received: number],
  marketplace = 'shopee',
): Promise<void> {
  const headers = await sessionOf(page)
  const made = await page.request.post('/api/analysis', { headers, data: { month, year, marketplace } })
  const { id } = await made.json()
  if (amounts) return giveMonth(page, id, amounts, marketplace)
  const results = { errors: [], quantity: 1, unmatched: [], totalErrors: 0 }
  await expect(await page.request.put(`/api/analysis/${id}`, { headers, data: results })).toBeOK()
}

const table = (page: Page) => page.getByRole('table', { name: /^Esperado, recebido e falta/ })

test('the months of a year are side by side, by marketplace or together, and a click opens one', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await storeMonth(page, 'Março', 26, [999_999_999, 999_999_998])
  await page.goto('/analysis')
  await expect(page.getByRole('link', { name: /^Março/ })).toBeVisible()
  await expect(page.getByText('Os meses lado a lado')).toBeHidden()

  await storeMonth(page, 'Março', 26, [10_000, 8000], 'mercadoLivre')
  await storeMonth(page, 'Abril', 26, [20_000, 20_500])
  await storeMonth(page, 'Maio', 26)
  await storeMonth(page, 'Janeiro', 25, [1, 0])
  await storeMonth(page, 'Fevereiro', 25, [100, 50])
  await page.reload()
  const row = (name: string) => table(page).getByRole('row', { name })
  await expect(row('março de 2026')).toContainText(/R\$\s10\.000\.099,99.*R\$\s20,01/)
  await expect(row('abril de 2026')).toContainText(/-R\$\s5,00/)
  await expect(table(page).getByRole('row', { name: 'maio' })).toHaveCount(0)
  await expect(page.getByText(/^Fora do desenho: maio \(Shopee\)\./)).toBeVisible()
  await expectNoViolationsOnDevices(page)

  await page.getByRole('combobox', { name: 'Marketplace' }).click()
  await page.getByRole('option', { name: 'Shopee' }).click()
  await expect(row('março de 2026')).toContainText(/R\$\s9\.999\.999,99.*R\$\s0,01/)
  await page.getByRole('combobox', { name: 'Ano' }).click()
  await page.getByRole('option', { name: '2025' }).click()
  await expect(row('fevereiro de 2025')).toContainText(/R\$\s1,00.*R\$\s0,50/)
  await page.getByRole('link', { name: 'Abrir fevereiro de 2025' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fevereiro 2025' })).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Escolher a análise de março de 2026' }).click()
  await page.getByRole('menuitem', { name: 'Mercado Livre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Março 2026' })).toBeVisible()
  await expect(page.getByText('Mercado Livre', { exact: true })).toBeVisible()
})

test('on a phone no label of a year of twelve months lies over another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsNewSeller(page)
  const names = ['Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho', 'Julho', 'Agosto']
  for (const [index, name] of [...names, 'Setembro', 'Outubro', 'Novembro', 'Dezembro'].entries()) {
    await storeMonth(page, name, 26, [999_999_999 - index, index])
  }
  await page.goto('/analysis')
  await expect(table(page)).toBeAttached()
  const drawings = page.locator('main svg:has(text)')
  await expect(drawings).toHaveCount(1)
  const overlaps = await drawings.evaluateAll((all) =>
    all.flatMap((drawing) => {
      const boxes = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect())
      const { left, right } = drawing.getBoundingClientRect()
      return boxes.filter(
        (box, index) =>
          box.left < left ||
          box.right > right ||
          boxes.some(
            (other, place) =>
              place > index &&
              other.left < box.right &&
              box.left < other.right &&
              other.top < box.bottom &&
              box.top < other.bottom,
          ),
      )
    }),
  )
  expect(overlaps).toEqual([])
})
