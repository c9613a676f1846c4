import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { sample } from './samples.ts'
import { enterAsNewSeller } from './seller.ts'
import { untilStored } from './until-stored.ts'

export const orderHeader = [
  'ID do pedido',
  'Status do pedido',
  'Subtotal do produto',
  'Taxa de comissão',
  'Taxa de serviço',
  'Data de criação do pedido',
  'Cupom do vendedor',
  'Status da Devolução / Reembolso',
]
export const incomeHeader = [
  'ID do pedido',
  'Quantia total lançada (R$)',
  'Data de conclusão do pagamento',
  'Valor Reembolsado ao Comprador',
  'ID do reembolso',
  'SKU',
]
export const line = (id: string, subtotal: number) => [id, 'Concluído', subtotal, 1, 1, '2026-03-30 10:00']

type Rows = (string | number)[][]

export async function workbook(name: string, rows: Rows, more: { name: string; rows: Rows }[] = []) {
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'dados', rows }, ...more] })),
  }
}

/** Of the cards of a month: the list of months has a file input, too. */
const cardInputs = (page: Page) => page.locator('section[data-compact] input[type=file]')
export const ordersInput = (page: Page) => cardInputs(page).nth(0)
export const incomeInput = (page: Page) => cardInputs(page).nth(1)
export const summary = (page: Page) => page.getByRole('region', { name: 'Resumo' })

/** Opens a part of a compared month. */
export async function openPart(
  page: Page,
  name: 'Conferência' | 'Contestar' | 'Tarifas' | 'Gráficos' | 'Arquivos',
): Promise<void> {
  const tab = page.getByRole('tablist', { name: 'Partes do mês' }).getByRole('tab', { name })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** Opens an order beside the list. */
export async function openOrder(page: Page, id: string): Promise<Locator> {
  await page.getByRole('button', { name: `Ver o pedido ${id}`, exact: true }).click()
  const panel = page.getByRole('dialog', { name: `Pedido ${id}` })
  await expect(panel.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  return panel
}

/** Picks a month of this year in the dialog of a new closing, or of the year before where it has not begun yet. */
export async function pickMonth(dialog: Locator, month: string): Promise<void> {
  const button = dialog.getByRole('button', { name: new RegExp(`^${month}`, 'i') })
  if (await button.isDisabled()) await dialog.getByRole('button', { name: 'Ano anterior' }).click()
  await button.click()
}

/** Makes a closing of a month by its call, and opens it. */
export async function openClosing(page: Page, month = 'Março', marketplace = 'shopee'): Promise<string> {
  const headers = await sessionOf(page)
  const created = await page.request.post('/api/analysis', {
    headers,
    data: { month, year: 26, marketplace },
  })
  const { id } = await created.json()
  await page.goto(`/fechamento/${id}`)
  await expect(page.getByRole('heading', { name: new RegExp(month) })).toBeVisible()
  return id
}

/** Closes the March of the sample, with its 26 differences, of somebody new. */
export async function closeMonth(page: Page): Promise<void> {
  await enterAsNewSeller(page)
  await openClosing(page)
  await ordersInput(page).setInputFiles(sample('closing/layout-2026/orders.xlsx'))
  await expect(page.getByText('364 pedidos')).toBeVisible()
  await incomeInput(page).setInputFiles(sample('closing/layout-2026/income.xlsx'))
  await expect(page.getByText('26 diferenças', { exact: true })).toBeVisible()
  await untilStored(page)
}

export const differences = (page: Page) => page.getByRole('table', { name: 'Diferenças' })
export const rowOf = (page: Page, id: string) => differences(page).getByRole('row').filter({ hasText: id })

export async function openMoreFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Mais filtros/ }).click()
  return page.getByRole('dialog', { name: 'Mais filtros' })
}

/** Chooses an option of a filter of the differences, and closes the filters. */
export async function chooseFilter(page: Page, label: string, option: string): Promise<void> {
  const filters = await openMoreFilters(page)
  await filters.getByRole('combobox', { name: label }).click()
  await filters.getByRole('option', { name: option }).click()
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
}

/** Downloads a workbook by a button, and reads it. */
export async function downloadSheets(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  const { sheets } = await readXlsx(readFileSync(await file.path()))
  return { name: file.suggestedFilename(), sheets }
}
