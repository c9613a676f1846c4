import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'

const shop = { monthlyBilling: 0, charges: 0, fixCost: 0 }
const listings = [
  { id: 'a', title: 'Camiseta', sku: 'CAM-1', productCost: 40, profitMargin: 12, currentPrice: 100, ...shop },
  { id: 'b', title: 'Caneca', productCost: 40, profitMargin: 12, currentPrice: 75, ...shop },
  { id: 'c', title: 'Boné', productCost: 40, profitMargin: 12, currentPrice: 60, ...shop },
]

async function startWithListings(page: Page): Promise<void> {
  await enterAsNewSeller(page)
  const headers = await sessionOf(page)
  const chosen = { shopee: 'shopee-2026-10' }
  await expect(
    await page.request.put('/api/advertising/fees', { headers, data: { version: 0, chosen, own: [] } }),
  ).toBeOK()
  const data = { calculadoraShopee: listings }
  await expect(await page.request.post('/api/advertising', { headers, data })).toBeOK()
}

test('a campaign is simulated over the listings chosen, remembered and written to a file; a kit of a listing is made and undone', async ({
  page,
}) => {
  await startWithListings(page)
  const dialog = page.getByRole('dialog', { name: 'Simular campanha' })

  await test.step('listings that still earn are named first, and those that lose are found at once', async () => {
    await page.goto('/anuncios?visao=tabela')
    await page.getByRole('checkbox', { name: /^Selecionar todos/ }).check()
    await page.getByRole('button', { name: 'Simular campanha' }).click()
    await dialog.getByLabel('De', { exact: true }).fill('20/11/2030')
    await dialog.getByLabel('Até', { exact: true }).fill('29/11/2030')
    await dialog.getByLabel('Desconto', { exact: true }).fill('21')
    await expect(dialog.getByText(/^De 3 anúncios, 1 dá prejuízo/)).toBeVisible()
    // 79 - 20 % - 4.50 - 40; 59.25 - 20 % - 4.50 - 40; 47.40 - 20 % - 4.50 - 40
    await expect(dialog.getByText('R$ 15,02')).toBeVisible()
    await expect(dialog.getByText('sem a campanha: R$ 45,00')).toBeVisible()
    await expectNoViolationsOnDevices(page)
    await dialog.getByText('Com prejuízo (1)').click()
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await expect(dialog.getByRole('row', { name: 'Boné' })).toContainText('-R$ 6,58')
  })

  await test.step('units count only once they are typed', async () => {
    await dialog.getByLabel('Unidades por dia').fill('2')
    await expect(dialog.getByText('Lucro com 2 unidades por dia de cada, em 10 dias')).toBeVisible()
    await expect(dialog.getByText('R$ 300,40')).toBeVisible()
  })

  await test.step('what cannot be simulated is refused in words, and the whole is a file', async () => {
    await dialog.getByLabel('Até', { exact: true }).fill('19/11/2030')
    await expect(dialog.getByText('O último dia não pode vir antes do primeiro.')).toBeVisible()
    await dialog.getByLabel('Até', { exact: true }).fill('29/11/2030')
    await dialog.getByLabel('Desconto', { exact: true }).focus()
    await dialog.getByLabel('Até', { exact: true }).press('ControlOrMeta+a')
    await dialog.getByLabel('Até', { exact: true }).pressSequentially('31/12/203')
    await dialog.getByLabel('Desconto', { exact: true }).focus()
    await expect(dialog.getByText('“31/12/203” não é uma data. O campo voltou ao que era.')).toBeVisible()
    await expect(dialog.getByLabel('Até', { exact: true })).toHaveValue('29/11/2030')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Baixar .csv' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Vendaclara campanha 2030-11-20 a 2030-11-29.csv')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('Camiseta;CAM-1;Shopee;mantém a margem;;20/11/2030;29/11/2030;')
  })

  await test.step('its inputs are there again after a reload', async () => {
    await page.reload()
    await page.getByRole('checkbox', { name: /^Selecionar todos/ }).check()
    await page.getByRole('button', { name: 'Simular campanha' }).click()
    await expect(dialog.getByLabel('Desconto', { exact: true })).toHaveValue('21')
    await expect(dialog.getByLabel('De', { exact: true })).toHaveValue('20/11/2030')
    await page.keyboard.press('Escape')
    // Closing goes back one step, which would undo a navigation that starts earlier.
    await expect(dialog).toBeHidden()
  })

  await test.step('the best sizes of a kit are named; its listing is made and undone', async () => {
    await page.goto('/anuncios?marketplace=shopee&anuncio=a')
    await page.getByRole('tab', { name: 'Kits' }).click()
    await expect(page.getByText('Mais barato para o comprador: kit de')).toBeVisible()
    await page.getByRole('button', { name: 'Criar anúncio do kit de 3' }).click()
    const kit = page.getByRole('link', { name: /Kit 3 Camiseta/ })
    await expect(kit).toContainText('Custo R$ 120,00')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(kit).toBeHidden()
  })
})
