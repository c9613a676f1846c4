import { expect, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'

const vase = {
  ...{ id: 'vase', sku: 'V-1', name: 'Vaso de barro', gtin: '', size: null, packaging: 150, tax: null },
  ...{ weight: 300, kit: [], keys: [], doubts: [], version: '' },
  costs: [{ from: '2026-01-01', cost: 1250, origin: 'typed' }],
}

test('a product chosen in the calculator fills in what it knows, which can be undone, and stays chosen', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  const headers = await sessionOf(page)
  const data = { id: crypto.randomUUID(), kind: 'edit', name: '', saved: [vase] }
  await expect(await page.request.post('/api/products/changes', { headers, data })).toBeOK()
  await page.goto('/anuncios?marketplace=shein')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  const cost = page.getByLabel('Custo do produto')
  await cost.fill('10')
  await page.getByRole('combobox', { name: 'Produto', exact: true }).click()
  await page.getByRole('option', { name: 'Vaso de barro · V-1' }).click()
  await expect(cost).toHaveValue('12,50')
  await expect(page.getByLabel('Custos variáveis')).toHaveValue('1,50')
  await expect(page.getByLabel('Peso')).toHaveValue('0,3')
  await expect(page.getByLabel('SKU (opcional)')).toHaveValue('V-1')
  await expect(page.getByText('De “Vaso de barro”:')).toBeVisible()
  await expectNoViolationsOnDevices(page)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(cost).toHaveValue('10,00')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Produto', exact: true })).toHaveValue(
    'Vaso de barro · V-1',
  )
  await expect(cost).toHaveValue('10,00')
})
