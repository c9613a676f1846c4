import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { stopClock } from '../support/browser/clock.ts'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'

const bare = { variableCost: 0, profitMargin: 20, monthlyBilling: 0, charges: 0, fixCost: 0 }

/** With the specification's fees, Caneca costs R$ 90,00 (54 / 0.6), and loses money below R$ 67,50. */
async function enterWithListings(page: Page): Promise<void> {
  await enterAsNewSeller(page)
  const headers = await sessionOf(page)
  const saved = await page.request.post('/api/advertising', {
    headers,
    data: {
      calculadoraShopee: [
        { ...bare, id: 'caneca', title: 'Caneca', sku: 'CAN-1', productCost: 50 },
        { ...bare, id: 'prato', title: 'Prato', productCost: 30, currentPrice: 200 },
        { ...bare, id: 'ouro', title: 'Ouro', productCost: 30, profitMargin: 90 },
      ],
      calculadoraMeli: [
        {
          ...bare,
          id: 'tenis',
          title: 'Tênis',
          productCost: 80,
          mlTax: 14,
          shippingCost: 20,
          currentPrice: 150,
        },
      ],
    },
  })
  await expect(saved).toBeOK()
}

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('table', { name: 'Todos os anúncios' }).getByRole('row').filter({ hasText: title })

const titles = (page: Page): Promise<string[]> =>
  page.getByRole('table', { name: 'Todos os anúncios' }).getByRole('rowheader').allTextContents()

test('P01 P03 the table says which listings to touch, takes their current price, and keeps its view', async ({
  page,
}) => {
  await enterWithListings(page)
  await page.goto('/anuncios')
  await page.getByRole('link', { name: 'Tabela' }).click()
  await expect(rowOf(page, 'Caneca')).toContainText('R$ 90,00')
  await expect(rowOf(page, 'Ouro')).toContainText('sem preço')
  await expect(rowOf(page, 'Prato')).toContainText('na margem')
  await expect(rowOf(page, 'Tênis')).toContainText('abaixo da margem')
  expect((await titles(page))[0]).toBe('Tênis')

  const price = page.getByLabel('Preço atual de Caneca')
  await price.fill('12,345')
  await price.press('Enter')
  await expect(page.getByText('com até dois decimais')).toBeVisible()
  await price.fill('60')
  await price.press('Enter')
  await expect(rowOf(page, 'Caneca')).toContainText('com prejuízo')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('search').getByText('com prejuízo 1').click()
  await expect(rowOf(page, 'Prato')).toBeHidden()
  await page.getByRole('button', { name: 'Preço calculado' }).click()
  await page.reload()
  await expect(rowOf(page, 'Caneca')).toContainText('com prejuízo')
  expect(await titles(page)).toEqual(['Caneca'])
  await expect(page.getByLabel('Preço atual de Caneca')).toHaveValue('60,00')

  await page.getByRole('link', { name: 'Caneca' }).click()
  await expect(page.getByLabel('Custo do produto')).toHaveValue('50,00')
  await page.getByLabel('Margem de lucro').press('Escape')
  await expect(page.getByLabel('Custo do produto')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Caneca' })).toBeFocused()
  await page.getByRole('link', { name: 'Caneca' }).click()
  await expect(page.getByLabel('Custo do produto')).toHaveValue('50,00')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Limpar filtros' })).toBeVisible()
  expect(await titles(page)).toEqual(['Caneca'])

  await page.getByRole('heading', { name: 'Calculadora de Precificação' }).click()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Buscar por título ou SKU')).toBeFocused()
  await page.getByLabel('Preço atual de Caneca').focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Buscar por título ou SKU')).toBeFocused()
  await page.keyboard.type('prato')
  await expect(page.getByText('Nenhum anúncio com estes filtros.')).toBeVisible()
  await stopClock(page)
  await page.keyboard.type('s')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(rowOf(page, 'Prato')).toBeVisible()
  await expect(page.getByLabel('Buscar por título ou SKU')).toHaveValue('')

  const sorted = page.url()
  expect(sorted).toContain('ordem=')
  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  await page.reload()
  await page.getByRole('link', { name: 'Tabela', exact: true }).click()
  await expect(page).toHaveURL(sorted)
})

test('P01 P03 what is done to many listings can be undone, and goes into a file', async ({ page }) => {
  await enterWithListings(page)
  await page.goto('/anuncios?visao=tabela')
  const first = page.getByRole('checkbox', { name: 'Escolher Tênis' })
  await first.check()
  await page.getByRole('checkbox', { name: 'Escolher Prato' }).click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'O que fazer com os escolhidos' })
  await expect(bar).toContainText('3 escolhidos')
  await page.getByRole('checkbox', { name: 'Selecionar todos (4)' }).check()
  await expect(bar).toContainText('4 escolhidos')

  await bar.getByRole('button', { name: 'Arredondar para ,90' }).click()
  await expect(rowOf(page, 'Caneca')).toContainText('R$ 90,90')
  await expect(rowOf(page, 'Tênis')).toContainText(',90')
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(rowOf(page, 'Caneca')).toContainText('R$ 90,00')

  await bar.getByRole('button', { name: 'Editar' }).click()
  const editing = page.getByRole('dialog', { name: 'Editar os escolhidos' })
  await expect(editing.getByLabel('Margem de lucro')).toBeFocused()
  await page.goBack()
  await expect(editing).toBeHidden()
  await bar.getByRole('button', { name: 'Editar' }).click()
  await expect(editing.getByRole('button', { name: 'Mudar' })).toBeDisabled()
  await expect(editing.getByLabel('Categoria')).toBeHidden()
  await editing.getByLabel('Custos variáveis').fill('-2')
  await expect(editing.getByText('Use um valor entre 0 e 1.000.000.000.')).toBeVisible()
  await editing.getByLabel('Custos variáveis').fill('')
  await editing.getByLabel('Margem de lucro').fill('90')
  await expect(editing.getByText('3 anúncios mudam; 1 fica como está.').first()).toBeVisible()
  await editing.getByLabel('Margem de lucro').fill('30')
  await expectNoViolations(page)
  await editing.getByLabel('Margem de lucro').press('Enter')
  await expect(editing).toBeHidden()
  await expect(rowOf(page, 'Caneca')).toContainText('R$ 108,00')
  await expect(rowOf(page, 'Ouro')).toContainText('R$ 68,00')
  await page
    .getByRole('alert')
    .filter({ hasText: '4 anúncios editados' })
    .getByRole('button', { name: 'Desfazer' })
    .click()
  await expect(rowOf(page, 'Ouro')).toContainText('sem preço')

  await bar.getByRole('button', { name: 'Copiar para outro marketplace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copiar para outro marketplace' })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(bar).toContainText('4 escolhidos')
  await bar.getByRole('button', { name: 'Copiar para outro marketplace' }).click()
  await dialog.getByLabel('Para qual marketplace').selectOption('Shein')
  await dialog.getByRole('button', { name: 'Copiar 4 anúncios' }).click()
  await expect(rowOf(page, 'Caneca')).toHaveCount(2)

  await bar.getByRole('button', { name: 'Editar' }).click()
  const several = page.getByRole('dialog', { name: 'Editar os escolhidos' })
  await several.getByLabel('Flex ou entrega própria').selectOption('Sim')
  await expect(several.getByText('1 anúncio muda; 3 ficam como estão.')).toBeVisible()
  await several.getByRole('button', { name: 'Mudar 1 anúncio' }).click()
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByLabel('Entrega').check()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Tênis').first()).toContainText('Flex ou própria')

  await bar.getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await expect(page.getByText('4 anúncios', { exact: true })).toBeVisible()
  await page
    .getByRole('alert')
    .filter({ hasText: '4 anúncios excluídos' })
    .getByRole('button', { name: 'Desfazer' })
    .click()
  await expect(rowOf(page, 'Caneca')).toHaveCount(2)
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('8 anúncios', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Todos os marketplaces' }).click()
  await page.getByRole('checkbox', { name: 'Mercado Livre' }).check()
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffAnúncio;Situação;Preço calculado;Lucro;Margem;Preço atual;Tarifas;Marketplace;SKU;Peso;Entrega',
    'Tênis;abaixo da margem;151,52;29,00;19,33%;150,00;41,00;Mercado Livre;;;Flex ou própria',
  ])

  await page.getByRole('heading', { name: 'Calculadora de Precificação' }).click()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/marketplace=mercado-livre&anuncio=/)
})
