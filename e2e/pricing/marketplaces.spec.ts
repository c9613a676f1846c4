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
  await expect(page.getByText('Taxas: TikTok Shop, julho de 2026')).toBeVisible()
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
