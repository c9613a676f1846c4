import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { pickMonth } from '../support/closing.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

const folder = fileURLToPath(new URL('../../web/public/pictures/', import.meta.url))

function picture(page: Page, name: string): Promise<unknown> {
  return page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' })
}

test.use({ viewport: { width: 1280, height: 800 } })

test('the calculator', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Configurações' }).click()
  await page.getByLabel('Faturamento Mensal (R$)').fill('20000')
  await page.getByLabel('Custo Mensal (R$)').fill('2000')
  await page.getByLabel('Impostos (%)').fill('6')
  await page.getByRole('button', { name: 'Salvar' }).click()
  for (const [title, cost] of [
    ['Luminária de mesa', '38,90'],
    ['Kit 3 camisetas', '27,50'],
    ['Tênis casual', '50'],
  ] as const) {
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await page.getByRole('button', { name: 'Editar título' }).click()
    await page.getByLabel('Título do anúncio').fill(title)
    await page.keyboard.press('Enter')
    await page.getByLabel('Custo do produto').fill(cost)
    await page.getByLabel('Custos variáveis').fill('2')
    await page.getByLabel('Custos variáveis').blur()
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'usar as tarifas de hoje' }).click()
  await expect(page.getByText('tarifas vencidas')).toBeHidden()
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  // Without the notices that offer to undo.
  await page.reload()
  await expect(page.getByRole('status', { name: 'Preço de venda' })).toBeVisible()
  await page.mouse.move(800, 60)
  await picture(page, 'calculator')
})

test('the ads report', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery?aba=parar')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await page.getByLabel('Margem de contribuição').fill('20')
  await expect(page.getByRole('button', { name: /^Copiar lista/ })).toBeVisible()
  await page.getByLabel('Margem de contribuição').blur()
  await picture(page, 'ads')
})

test('the closing', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/analysis')
  await page.getByRole('button', { name: 'Nova Análise' }).click()
  await pickMonth(page.getByRole('dialog'), 'mar')
  await page.getByRole('button', { name: 'Criar Análise' }).click()
  await page.getByRole('link', { name: /Março/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Março 2026' })).toBeVisible()
  await page.locator('input[type=file]').nth(0).setInputFiles(sample('closing/layout-2026/orders.xlsx'))
  await expect(page.getByText('364 pedidos')).toBeVisible()
  await page.locator('input[type=file]').nth(1).setInputFiles(sample('closing/layout-2026/income.xlsx'))
  await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('315')
  await untilStored(page)
  await page.mouse.move(800, 60)
  await picture(page, 'closing')
})
