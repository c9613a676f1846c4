import { expect, type Page, test } from '@playwright/test'
import { blankProduct } from '@vendaclara/core/products'
import { sessionOf } from '@vendaclara/testing/session'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller, logIn, type Seller } from '../support/seller.ts'

const vase = {
  ...blankProduct('vase'),
  sku: 'V-1',
  name: 'Vaso de barro',
  packaging: 150,
  weight: 300,
  version: '',
  keys: [
    {
      marketplace: 'shein',
      kind: 'listing',
      id: 'sc2408',
      variation: '',
      source: 'pedidos.xlsx',
      offer: { title: 'Vaso', price: 4990, commission: null, fixedFee: null, readOn: '2026-11-01' },
    },
  ],
  costs: [{ from: '2026-01-01', cost: 1250, origin: 'typed' }],
}

/** A seller with the vase among the products, and a new listing on the screen. */
async function startListing(page: Page): Promise<Seller> {
  const seller = await enterAsNewSeller(page)
  const headers = await sessionOf(page)
  const data = { id: crypto.randomUUID(), kind: 'edit', name: '', saved: [vase] }
  await expect(await page.request.post('/api/products/changes', { headers, data })).toBeOK()
  await page.goto('/anuncios?marketplace=shein')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  return seller
}

test('a product chosen in the calculator fills in what it knows, which can be undone as a whole', async ({
  page,
}) => {
  await startListing(page)
  const cost = page.getByLabel('Custo do produto')
  await cost.fill('10')
  await page.getByRole('combobox', { name: 'Produto', exact: true }).click()
  await page.getByRole('option', { name: 'Vaso de barro · V-1' }).click()
  await expect(cost).toHaveValue('12,50')
  await expect(page.getByLabel('Custos variáveis')).toHaveValue('1,50')
  await expect(page.getByLabel('Peso')).toHaveValue('0,3')
  await expect(page.getByLabel('SKU (opcional)')).toHaveValue('V-1')
  await expect(page.getByText('De “Vaso de barro”:')).toContainText(/preço atual/i)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(cost).toHaveValue('10,00')
  await expectNoViolationsOnDevices(page)
  await expect(page.getByRole('combobox', { name: 'Produto', exact: true })).toHaveValue('')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(cost).toHaveValue('10,00')
  await expect(page.getByRole('combobox', { name: 'Produto', exact: true })).toHaveValue('')
})

test('a cost that changes says which listings lose their margin, and offers their new prices', async ({
  page,
  browser,
}) => {
  const seller = await startListing(page)
  const product = page.getByRole('combobox', { name: 'Produto', exact: true })
  await product.click()
  await page.getByRole('option', { name: 'Vaso de barro · V-1' }).click()
  await expect(page.getByLabel('Custo do produto')).toHaveValue('12,50')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  const list = page.getByRole('region', { name: 'Anúncios salvos' })
  await expect(list.getByText('custo mudou')).toHaveCount(0)

  await page.goto('/produtos?produto=vase')
  const drawer = page.getByRole('dialog', { name: 'Vaso de barro' })
  await drawer.getByLabel('Custo de uma peça').fill('14,50')
  await drawer.getByLabel('Custo de uma peça').press('Enter')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { name: 'O custo mudou em 1 anúncio' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/anuncios?marketplace=shein')
  await list.getByRole('link', { name: /custo mudou/ }).click()
  await expect(page.getByText(/custo mudou: R\$\s12,50 → R\$\s14,50 · preço novo R\$/)).toBeVisible()
  await page.getByRole('button', { name: 'Ver os preços novos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Custos que mudaram' })
  await expect(dialog.getByRole('row').filter({ hasText: 'Novo Anúncio' })).toContainText('R$')
  await expectNoViolationsOnDevices(page)
  await dialog.getByRole('button', { name: 'Usar neste anúncio' }).click()
  await expect(page.getByLabel('Custo do produto')).toHaveValue('14,50')
  await expect(list.getByText('custo mudou')).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByLabel('Custo do produto')).toHaveValue('12,50')
  await page.getByRole('button', { name: 'Manter o custo de Novo Anúncio' }).click()
  await expect(list.getByText('custo mudou')).toHaveCount(0)
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()

  const device = await (await browser.newContext()).newPage()
  await device.goto('/login')
  await logIn(device, seller)
  await device.goto('/anuncios?marketplace=shein')
  await expect(device.getByLabel('Custo do produto')).toHaveValue('12,50')
  await expect(device.getByRole('combobox', { name: 'Produto', exact: true })).toHaveValue(/Vaso/)
  await expect(device.getByText('custo mudou')).toHaveCount(0)
})
