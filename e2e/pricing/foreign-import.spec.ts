import { expect, type Locator, type Page, test } from '@playwright/test'
import { hold } from '../support/calls.ts'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Importar e exportar anúncios' }).click()
  await page.getByRole('menuitem', { name: 'Importar planilha' }).click()
  return page.getByRole('dialog', { name: 'Importar anúncios' })
}

function choose(dialog: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  return dialog.getByLabel('Escolha ou solte aqui sua planilha').setInputFiles(file)
}

const csv = (text: string) => ({ name: 'custos.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test("P01 lists of a seller's own are mapped once, remembered, chosen from, imported by SKU and undone", async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const rows = page.getByRole('region', { name: 'Anúncios salvos' }).getByRole('listitem')
  const dialog = await openImport(page)
  await choose(dialog, sample('pricing/foreign/own-workbook.xlsx'))

  // Found below a cover and a merged title, with units recognised by names and values.
  await expect(dialog.getByLabel('Aba da planilha')).toHaveValue('1')
  await expect(dialog.getByLabel('Linha com os nomes das colunas')).toHaveValue('4')
  await expect(dialog.getByLabel('Coluna para Custos variáveis')).toContainText('D · Embalagem')
  await expect(dialog.getByLabel('Unidade de Peso')).toHaveValue('g')
  await expect(dialog.getByText('“350” é 0,35 kg')).toBeVisible()
  await expect(dialog.getByText('“0,2” é 20%')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByLabel('Coluna para SKU').selectOption('Não importar')
  await dialog.getByLabel('Coluna para Título').selectOption('Não importar')
  await expect(dialog.getByText('Falta dizer o título ou o SKU.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Conferir linhas' })).toBeDisabled()
  await dialog.getByLabel('Coluna para SKU').selectOption('A · Cód.')
  await dialog.getByLabel('Coluna para Título').selectOption('B · Descrição do item')
  await dialog.getByRole('button', { name: 'Conferir linhas' }).click()

  await expect(dialog.getByText('4 novos · 0 alterados · 0 iguais')).toBeVisible()
  await dialog.getByText('Com erro (3)').click()
  await expect(dialog.getByText(/Linha 8 · .*fórmula sem o resultado/)).toBeVisible()
  await expect(dialog.getByText('Linha 12 · Parece a linha de soma da planilha')).toBeVisible()
  await dialog.getByText('Novos (4)').click()
  await dialog.getByLabel('Importar a linha 10').uncheck()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Importar 3 anúncios' }).click()
  await expect(rows).toHaveCount(3)

  // Another file changes two of them by their SKU, and contains one of them twice.
  await openImport(page)
  await choose(dialog, sample('pricing/foreign/stock-system.csv'))
  await expect(dialog.getByLabel('Unidade de Peso')).toHaveValue('g')
  await dialog.getByRole('button', { name: 'Conferir linhas' }).click()
  await expect(dialog.getByText('1 novo · 1 alterado · 2 iguais')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: 'Caneca' })).toContainText('antes R$ 12,50')
  await expect(dialog.getByText(/Linha 6 · A linha 5 já é deste anúncio/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Importar 1 anúncio e atualizar 1' }).click()
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'Sofá' })).toContainText('1.234,00')
  const notice = page.getByRole('alert').filter({ hasText: '1 anúncio importado e 1 atualizado' })
  await notice.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Caneca' })).toContainText('12,50')

  // The same column names again: no columns step, until they are forgotten.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await openImport(page)
  await choose(dialog, sample('pricing/foreign/stock-system.csv'))
  await expect(dialog.getByText('As colunas foram lidas como da última vez.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Rever colunas' }).click()
  await dialog.getByRole('button', { name: 'Esquecer' }).click()
  await expect(dialog.getByText('confira', { exact: true }).first()).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Escolher outro arquivo' }).click()

  // A number that can be two amounts raises a question, with both results.
  await choose(dialog, csv('Ref;Item;Compra\nA-1;Mesa;1.234\nA-2;Sofá;2.500\n'))
  await expect(dialog.getByText('Falta dizer o sinal decimal de “Custo do produto”.')).toBeVisible()
  await expect(dialog.getByText('“1.234” é R$ 1,234, “2.500” é R$ 2,50')).toBeVisible()
  await dialog.getByLabel('A vírgula').check()
  await dialog.getByRole('button', { name: 'Conferir linhas' }).click()
  await expect(dialog.getByText('R$ 1.234,00', { exact: true })).toBeVisible()
})

test('P01 without SKUs a title is the key, unless each line shall be a new listing', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const dialog = await openImport(page)
  await choose(dialog, csv('Título;Custo do produto\nCopo;10,50\nJarra;30,00\n'))
  await dialog.getByRole('button', { name: 'Importar 2 anúncios' }).click()
  await expect(dialog).toBeHidden()
  await openImport(page)
  await choose(dialog, csv('Título;Custo do produto\ncopo;11,50\nBule;40,00\n'))
  await expect(dialog.getByText('1 novo · 1 alterado · 0 iguais')).toBeVisible()
  await dialog.getByText('Alterados (1)').click()
  await dialog.getByLabel('Importar a linha 2').uncheck()
  const letThrough = await hold(page, '**/listing-files.worker*')
  await dialog.getByLabel('Reconhecer anúncios pelo título').uncheck()
  await expect(dialog.getByRole('button', { name: 'Importar 1 anúncio' })).toBeDisabled()
  letThrough()
  await expect(dialog.getByText('2 novos · 0 alterados · 0 iguais')).toBeVisible()
  await expect(dialog.getByLabel('Importar a linha 2')).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Importar 1 anúncio' }).click()
  await expect(dialog).toBeHidden()
  const rows = page.getByRole('region', { name: 'Anúncios salvos' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
})
