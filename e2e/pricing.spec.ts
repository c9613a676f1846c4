import { expect, type Page, test } from '@playwright/test'
import { enterAsNewSeller } from './seller.ts'

function figure(page: Page, name: string) {
  return page.getByRole('status', { name, exact: true })
}

async function configureShop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Configurações' }).click()
  await page.getByLabel('Faturamento Mensal (R$)').fill('20.000')
  await page.getByLabel('Custo Mensal (R$)').fill('2000')
  await page.getByLabel('Impostos (%)').fill('6')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function fillCosts(page: Page): Promise<void> {
  await page.getByLabel('Custo do produto').fill('50')
  await page.getByLabel('Custos variáveis').fill('2,00')
  await page.getByLabel('Margem de lucro').fill('20')
}

test('P02 P03 P05 P08 P10 a Shopee listing is priced as it is typed, saved by itself, and found again', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await configureShop(page)
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(page.getByLabel('Programa de frete grátis')).toBeChecked()
  await expect(page.getByLabel('Margem de lucro')).toHaveValue(/^20/)
  await fillCosts(page)
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 127,27')
  await expect(figure(page, 'Lucro por venda')).toContainText('R$ 25,45')
  await expect(figure(page, 'Impostos')).toContainText('R$ 7,64')
  await expect(figure(page, 'Lucro bruto')).toContainText('R$ 38,18')
  await expect(figure(page, 'Margem de contribuição')).toContainText('30,00')
  await page.getByLabel('Programa de frete grátis').click()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 112,00')
  await page.getByRole('button', { name: 'Editar título' }).click()
  await page.getByLabel('Título do anúncio').fill('Tênis azul')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 112,00')
  await expect(page.getByRole('heading', { name: 'Tênis azul' })).toBeVisible()
  await expect(page.getByLabel('Custo do produto')).toHaveValue(/50,00/)
})

test('P06 a Mercado Livre listing takes the rate and the freight that are typed', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await configureShop(page)
  await page.getByText('Mercado Livre', { exact: true }).click()
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 0,00')
  await expect(figure(page, 'Margem de contribuição')).toContainText('–')
  await fillCosts(page)
  await page.getByLabel('Tarifa do marketplace').fill('16,5')
  await page.getByLabel('Frete', { exact: true }).fill('21.65')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 155,05')
})

test('P07 a Shein listing pays by weight, and above 23 kg says that no fee is known', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await configureShop(page)
  await page.getByText('Shein', { exact: true }).click()
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await fillCosts(page)
  await page.getByLabel('Peso').fill('0,299')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 116,67')
  await page.getByLabel('Peso').fill('0,3')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 118,75')
  await page.getByLabel('Peso').fill('23,5')
  await expect(page.getByText('Acima de 23 kg não há taxa conhecida')).toBeVisible()
})

test('P08 P09 no price is made up where none can exist, and letters clear a number field', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await page.getByLabel('Custo do produto').fill('50')
  await page.getByLabel('Margem de lucro').fill('80')
  await expect(page.getByText('Nenhum preço atinge essa margem')).toBeVisible()
  await page.getByLabel('Margem de lucro').fill('20')
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 90,00')
  await page.getByLabel('Custo do produto').fill('abc')
  await page.getByLabel('Custo do produto').blur()
  await expect(figure(page, 'Preço de venda')).toContainText('R$ 6,67')
  await expect(page.getByLabel('Custo do produto')).not.toHaveValue(/abc/)
})

test('P01 P04 listings are searched, newest first, and deleted only after the question', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  for (const title of ['Bota preta', 'Meia branca', 'Bota marrom']) {
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await page.getByRole('button', { name: 'Editar título' }).click()
    await page.getByLabel('Título do anúncio').fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  }
  const list = page.getByRole('region', { name: 'Anúncios salvos' }).getByRole('listitem')
  await expect(list).toContainText(['Bota marrom', 'Meia branca', 'Bota preta'])
  await page.getByPlaceholder('Buscar anúncio...').fill('bota')
  await expect(list).toContainText(['Bota marrom', 'Bota preta'])
  await page.getByPlaceholder('Buscar anúncio...').fill('')
  await page.getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByRole('dialog', { name: 'Excluir Anúncio?' })).toBeVisible()
  await page.getByRole('button', { name: 'RETORNAR' }).click()
  await expect(list).toHaveCount(3)
  await page.getByRole('button', { name: 'Deletar' }).click()
  await page.getByRole('button', { name: 'CONFIRMAR' }).click()
  await expect(list).toContainText(['Meia branca', 'Bota preta'])
  await expect(page.getByRole('heading', { name: 'Meia branca' })).toBeVisible()
  await page.reload()
  await expect(list).toContainText(['Meia branca', 'Bota preta'])
})
