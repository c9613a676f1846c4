import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Trazer arquivos' })
const rowOf = (page: Page, sku: string): Locator =>
  page.getByRole('table', { name: 'Todos os produtos' }).getByRole('row').filter({ hasText: sku })

async function bring(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/produtos?abrir=arquivos')
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(names.map((name) => sample(`products/${name}`)))
}

test('files of the marketplaces and a list of costs become products, which are exported and come back the same', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await bring(page, 'shopee-sales-info.xlsx', 'shopee-shipping-info.xlsx', 'lista-de-custos.xlsx')
  await expect(dialog(page).getByText('O que é cada coluna de “lista-de-custos.xlsx”?')).toBeVisible()
  await expectNoViolationsOnDevices(page)
  await dialog(page).getByRole('button', { name: 'Conferir' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('produtos novos')
  await expectNoViolationsOnDevices(page)
  await dialog(page)
    .getByRole('button', { name: /^Salvar \d+ produtos$/ })
    .click()
  await expect(rowOf(page, 'CAN-AZ')).toContainText('350 g')
  await expect(rowOf(page, 'CAN-AZ')).toContainText('R$ 9,80')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const path = await (await download).path()
  await page.goto('/produtos?abrir=arquivos')
  await dialog(page).locator('input[type=file]').setInputFiles(path)
  await expect(dialog(page).getByText('a lista já tem tudo o que eles dizem')).toBeVisible()
})

test('invoices give a piece its cost, once the seller says who bought and how many pieces a box has, and leave again', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await bring(page, 'shopee-sales-info.xlsx')
  await dialog(page)
    .getByRole('button', { name: /^Salvar/ })
    .click()
  await expect(rowOf(page, 'CAN-AZ')).toContainText('sem custo')
  await bring(page, 'notas/notas.zip')
  await dialog(page)
    .getByRole('checkbox', { name: /12\.345\.678\/0001-95/ })
    .check()
  await dialog(page).getByRole('button', { name: 'É a minha loja' }).click()
  await expect(dialog(page).getByLabel('Peças em 1 CX de CANECA CERAMICA 300ML AZUL CX C/12')).toHaveValue(
    '12',
  )
  await expectNoViolationsOnDevices(page)
  await dialog(page)
    .getByRole('button', { name: /^Salvar \d+ notas$/ })
    .click()
  await expect(rowOf(page, 'CAN-AZ')).toContainText('R$ 10,04')

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rowOf(page, 'CAN-AZ')).toContainText('sem custo')
})
