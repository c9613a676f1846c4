import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { configureShop, figure } from '../support/pricing.ts'
import { enterAsNewSeller } from '../support/seller.ts'

async function startListing(page: Page, marketplace: string): Promise<void> {
  await page.getByText(marketplace, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await page.getByLabel('Custo do produto').fill('50')
  await page.getByLabel('Custos variáveis').fill('2')
}

test('P01 P03 P08 a TikTok Shop listing is priced by the table in force, inside and outside its freight programme, saved, and exported', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await configureShop(page)
  await startListing(page, 'TikTok Shop')
  await expect(page).toHaveURL(/marketplace=tiktok-shop/)
  await expect(page.getByText('Tarifas: TikTok Shop, julho de 2026')).toBeVisible()
  await expect(page.getByLabel('Programa de frete grátis')).toBeChecked()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 111,54')
  await page.getByLabel('Programa de frete grátis').click()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 100,00')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await expectNoViolationsOnDevices(page)

  await page.reload()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 100,00')
  await expect(page.getByLabel('Programa de frete grátis')).not.toBeChecked()

  await page.getByRole('button', { name: 'Importar e exportar anúncios' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar tudo (.xlsx)' }).click()
  const file = readFileSync(await (await download).path())
  await page.getByRole('button', { name: 'Importar e exportar anúncios' }).click()
  await page.getByRole('menuitem', { name: 'Importar planilha' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar anúncios' })
  await dialog
    .getByLabel('Escolha ou solte aqui sua planilha')
    .setInputFiles({ name: 'anuncios.xlsx', mimeType: 'application/octet-stream', buffer: file })
  await expect(dialog.getByText('Nada mudou: os anúncios desta planilha já estão assim.')).toBeVisible()
})

test('P01 P03 P08 an Amazon listing has no price without its category, and pays FBA by weight and price only where Amazon ships it', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await configureShop(page)
  await startListing(page, 'Amazon')
  await expect(page).toHaveURL(/marketplace=amazon/)
  await expect(page.locator('p', { hasText: 'Falta a categoria do produto' })).toBeVisible()
  await expect(figure(page, 'Preço de venda')).toHaveText('–')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.goto('/anuncios?visao=tabela')
  const cell = page.getByRole('cell', { name: 'falta a categoria' })
  await expect(cell).toBeVisible()
  expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.goBack()
  await page.getByLabel('Categoria').selectOption('Beleza')
  await expect(page.getByText('Comissão de 13%, no mínimo R$ 2,00 por item.')).toBeVisible()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 101,97')
  await expect(page.getByLabel('Peso')).toBeHidden()
  await page.getByLabel('Logística da Amazon (FBA)').click()
  await page.getByLabel('Peso').fill('0,8')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 134,22')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await expectNoViolationsOnDevices(page)

  await page.reload()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 134,22')
  await expect(page.getByLabel('Categoria')).toHaveValue('beleza')
  await page.getByRole('button', { name: 'Trocar tabela' }).click()
  const dialog = page.getByRole('dialog', { name: 'Configurações' })
  await dialog.getByLabel('Amazon').selectOption('Amazon, setembro de 2026, plano individual')
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 138,14')

  await page.getByRole('tab', { name: 'Marketplaces' }).click()
  const offer = page.getByRole('row').filter({ hasText: 'TikTok Shop' })
  await expect(offer).toContainText('R$ 111,54')
})
