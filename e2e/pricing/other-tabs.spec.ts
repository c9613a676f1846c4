import { expect, test } from '@playwright/test'
import { configureShop, figure } from '../support/pricing.ts'
import { enterAsNewSeller, logIn } from '../support/seller.ts'

test('P03 two tabs show each other every edit, and a listing deleted in one is not revived by the other', async ({
  page,
  context,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(page.getByLabel('Custo do produto')).toBeFocused()
  await page.getByLabel('Custo do produto').fill('88')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('Custo do produto')).toHaveValue('88,00')

  await page.getByLabel('Custo do produto').fill('100')
  await expect(other.getByLabel('Custo do produto')).toHaveValue('100,00')
  await other.getByLabel('Custos variáveis').fill('2')
  await expect(page.getByLabel('Custos variáveis')).toHaveValue('2,00')
  await expect(other.getByText('Salvo', { exact: true })).toBeVisible()
  await other.reload()
  await expect(other.getByLabel('Custo do produto')).toHaveValue('100,00')
  await expect(other.getByLabel('Custos variáveis')).toHaveValue('2,00')

  await configureShop(page)
  await expect(figure(other, 'Impostos')).not.toContainText('R$ 0,00')

  await other.getByRole('button', { name: 'Deletar' }).click()
  await other.getByRole('button', { name: 'CONFIRMAR' }).click()
  await expect(page.getByText('foi excluído em outra aba')).toBeVisible()
  await expect(page.getByLabel('Custo do produto')).toBeHidden()
  await expect(page).not.toHaveURL(/anuncio=/)
  await page.reload()
  await expect(page.getByText('Seu primeiro preço na Shopee')).toBeVisible()
})

test('P03 after a return, a page shows what another device changed', async ({ page, browser }) => {
  await page.clock.install()
  const seller = await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await page.getByLabel('Custo do produto').fill('88')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()

  const device = await (await browser.newContext()).newPage()
  await device.goto('/login')
  await logIn(device, seller)
  await device.goto('/anuncios')
  await device.getByLabel('Custo do produto').fill('100')
  await expect(device.getByText('Salvo', { exact: true })).toBeVisible()
  await device.reload()
  await expect(device.getByLabel('Custo do produto')).toHaveValue('100,00')

  await page.getByLabel('Custos variáveis').focus()
  await page.clock.fastForward('00:40')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByLabel('Custo do produto')).toHaveValue('100,00')
})

test('P02 a configuration open in two tabs does not set back what the other one saved', async ({
  page,
  context,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const other = await context.newPage()
  await other.goto('/anuncios')
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Configurações' }).click()
  await page.getByLabel('Impostos (%)').fill('6')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(other.getByLabel('Impostos (%)')).toHaveValue('6')
  await other.getByLabel('Faturamento Mensal (R$)').fill('1000')
  await other.getByRole('button', { name: 'Salvar' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Configurações' }).click()
  await expect(page.getByLabel('Impostos (%)')).toHaveValue('6')
  await expect(page.getByLabel('Faturamento Mensal (R$)')).toHaveValue('1.000,00')
})
