// The list of the months of an account with 24 months of 5,000 orders: from the click on it to its months painted, in Chromium.

import type { Page } from '@playwright/test'
import { monthName } from '@vendaclara/contract/closing'
import { sessionOf } from '@vendaclara/testing/session'
import { enterProduct } from '../browser/enter-product.ts'
import { openBrowser, openPage, startProduct } from '../browser/product-in-chromium.ts'
import { watchPage } from '../browser/watch-page.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const orders = 5000
const years = [25, 26]
const months = Array.from({ length: 12 }, (_, index) => monthName(index + 1))
const month = 'a[href^="/fechamento/"]'

const { origin, folder, end } = await startProduct()
try {
  const browser = await openBrowser()
  const page = await openPage(browser)
  await enterProduct(page, origin, folder)
  for (const year of years) for (const name of months) await storeMonth(page, name, year)
  const results = []
  for (let round = 1; round <= rounds; round += 1) {
    results.push({
      'page reloaded, ms': await openList(page, true),
      'again, ms': await openList(page, false),
    })
  }
  console.table(results)
  await browser.close()
} finally {
  await end()
}

/** From the home screen; with what the page knew of the list, or not. */
async function openList(page: Page, reloaded: boolean): Promise<string> {
  if (reloaded) await page.goto(`${origin}/home`)
  else await page.getByRole('link', { name: 'Início' }).first().click()
  const link = page.locator('a[href="/analysis"]').first()
  await link.waitFor()
  await page.waitForTimeout(1500)
  await page.evaluate(watchPage, { on: 'click', selectors: [month] } as const)
  await link.click()
  const painted = await page.evaluate(() => window.watched.painted)
  await page.waitForTimeout(1000)
  const shown = await page.locator(month).count()
  if (shown < years.length * months.length) throw new Error(`only ${shown} months are shown`)
  const longest = await page.evaluate(() => window.watched.longest)
  return `${Math.round(painted)}, longest block ${Math.round(longest)}`
}

async function storeMonth(page: Page, name: (typeof months)[number], year: number): Promise<void> {
  const headers = await sessionOf(page)
  const created = await page.request.post(`${origin}/api/analysis`, { headers, data: { month: name, year } })
  const { id } = await created.json()
  const number = String(months.indexOf(name) + 1).padStart(2, '0')
  const idOf = (index: number) => `${year}${number}${String(index).padStart(10, '0')}`
  const date = `20${year}-${number}-01 17:15`
  const requests = Array.from({ length: orders }, (_, index) => ({
    'ID do pedido': idOf(index),
    'Status do pedido': 'Concluído',
    'Data de criação do pedido': date,
    'Subtotal do produto': 96.31,
    'Cupom do vendedor': 0,
    'Taxa de comissão': 17.34,
    'Taxa de serviço': 5.93,
    'Nome do Produto': ['Kit 3 Camisetas de algodão'],
    Quantidade: 1,
  }))
  const errors = Array.from({ length: orders / 5 }, (_, index) => ({
    'ID do pedido': idOf(index),
    Diferenca: -3.04,
    'Data de criação do pedido': date,
    info: 'Erro desconhecido, verifique com o suporte da Shopee',
  }))
  const results = { errors, unmatched: [], quantity: orders, totalErrors: -3.04 * errors.length }
  for (const data of [{ requests }, results]) {
    const stored = await page.request.put(`${origin}/api/analysis/${id}`, { headers, data })
    if (!stored.ok()) throw new Error(`${stored.status()} ${(await stored.text()).slice(0, 200)}`)
  }
}
