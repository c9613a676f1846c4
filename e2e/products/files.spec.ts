import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { workbook } from '../support/closing.ts'
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

/** The export of another shop that sells the same: its listings and variations have other ids. */
async function ofAnotherShop() {
  const { sheets } = await readXlsx(readFileSync(sample('products/shopee-sales-info.xlsx')))
  const rows = (sheets[0]?.rows ?? []).map((row) =>
    row.map((cell) => String(cell ?? '').replace(/^220/, '990')),
  )
  return workbook('outra-loja.xlsx', rows)
}

test("another shop's file is asked about, and changes nothing until the seller answers", async ({ page }) => {
  await enterAsNewSeller(page)
  await bring(page, 'shopee-sales-info.xlsx')
  await dialog(page)
    .getByRole('button', { name: /^Salvar/ })
    .click()
  await expect(rowOf(page, 'CAN-AZ')).toBeVisible()

  await page.goto('/produtos?abrir=arquivos')
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(await ofAnotherShop())
  await expect(dialog(page).getByRole('alert')).toContainText('“outra-loja.xlsx” parece de outra loja')
  await expect(dialog(page).getByRole('button', { name: /^Salvar/ })).toHaveAttribute('data-disabled', 'true')
  await expectNoViolationsOnDevices(page)
  await dialog(page).getByRole('button', { name: 'Deixar o arquivo de fora' }).press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Escolher arquivos, ou soltar aqui' })).toBeVisible()

  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(await ofAnotherShop())
  await dialog(page).getByRole('button', { name: 'É minha, pode juntar' }).press('Enter')
  await dialog(page)
    .getByRole('button', { name: /^Salvar/ })
    .press('Enter')
  await expect(page.getByText(/^Salvo: \d+ produtos$/)).toBeVisible()
})
