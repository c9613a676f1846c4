import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'
import { readXlsx } from 'hucre/xlsx'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { onDisk, sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'

function rows(page: Page): Locator {
  return page.getByRole('region', { name: 'Anúncios salvos' }).getByRole('listitem')
}

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Importar e exportar anúncios' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function openImport(page: Page): Promise<Locator> {
  await chooseInMenu(page, 'Importar planilha')
  return page.getByRole('dialog', { name: 'Importar anúncios' })
}

async function choose(dialog: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await dialog.getByLabel('Escolha ou solte aqui sua planilha').setInputFiles(file)
}

/** Drops a file beside everything that takes one. */
async function dropOn(page: Page, file: string): Promise<void> {
  const dropped = await page.evaluateHandle(
    (base64) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], 'listings.xlsx'))
      return transfer
    },
    readFileSync(file, 'base64'),
  )
  await page.getByRole('main').dispatchEvent('dragenter', { dataTransfer: dropped })
  const cover = page.getByText('Solte a planilha para conferir os anúncios dela')
  await expect(cover).toBeVisible()
  const isKept = await page.evaluate((dataTransfer) => {
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.querySelector('main')?.dispatchEvent(event)
    return event.defaultPrevented
  }, dropped)
  expect(isKept).toBe(true)
  await expect(cover).toBeHidden()
}

async function readDownload(page: Page, start: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await start()
  const file = await download
  const { sheets } = await readXlsx(readFileSync(await file.path()))
  return { name: file.suggestedFilename(), path: await file.path(), sheets }
}

test('P01 a file of listings is looked at, imported, shown in every tab, and undone', async ({
  page,
  context,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const other = await context.newPage()
  await other.goto('/anuncios')
  await expect(other.getByText('Seu primeiro preço na Shopee')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Importar anúncios' })
  await dropOn(page, sample('pricing/ok/listings.xlsx'))
  await expect(dialog.getByRole('status')).toContainText('7 prontas')
  await expect(dialog.getByRole('row').filter({ hasText: 'Tênis casual azul' })).toContainText('R$ 84,85')
  await expect(rows(other)).toHaveCount(0)
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Importar 7 anúncios' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('7 anúncios importados')).toBeVisible()
  const shopee = ['Camiseta básica branca', 'Tênis casual azul', 'Meia cano alto (3 pares)']
  await expect(rows(page)).toContainText(shopee)
  await expect(rows(other)).toContainText(shopee)
  await page.getByText('Mercado Livre', { exact: true }).click()
  await expect(rows(page)).toContainText(['Tênis de corrida', 'Mochila escolar'])
  await other.reload()
  await expect(rows(other)).toContainText(shopee)

  await page.getByText('Shopee', { exact: true }).first().click()
  await expect(rows(page)).toContainText(shopee)
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(rows(page)).toHaveCount(4)
  const removals: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && removals.push(request.url()))
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(['Novo Anúncio'])
  await expect(rows(other)).toHaveCount(1)
  // Wait before reloading: a reload would interrupt the request, and the page would send it again.
  await expect.poll(() => removals.length).toBe(1)
  await expect(async () => {
    await page.reload()
    await expect(rows(page)).toHaveCount(1, { timeout: 2000 })
  }).toPass()
})

test('P01 lines with a mistake are left out, say why, and can be downloaded with their reasons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const dialog = await openImport(page)
  await choose(dialog, sample('pricing/odd/bad-lines.xlsx'))
  await expect(dialog.getByRole('status')).toContainText('2 prontas')
  await expect(dialog.getByRole('status')).toContainText('5 com erro')
  await expectNoViolations(page)
  await dialog.getByText('Com erro (5)').click()
  await expect(dialog.getByText('Linha 3 · Custo do produto: “abc” não é um número')).toBeVisible()
  const { name, sheets } = await readDownload(page, () =>
    dialog.getByRole('button', { name: 'Baixar linhas com erro' }).click(),
  )
  expect(name).toBe('Vendaclara linhas com erro.xlsx')
  expect(sheets[0]?.rows.map((cells) => cells[0])).toEqual(['Linha', 3, 4, 5, 6, 7])
  expect(sheets[0]?.rows[2]?.[1]).toBe(
    'Marketplace: “Magalu”: marketplace desconhecido. Use Shopee, Mercado Livre, Shein, TikTok Shop ou Amazon',
  )
  await dialog.getByText('Todas (7)').click()
  await expect(dialog.getByText('Linha 8 · Sem título nem SKU: seria um anúncio novo sem nome')).toBeVisible()
  await dialog.getByLabel('Importar a linha 8').check()
  await dialog.getByRole('button', { name: 'Importar 2 anúncios' }).click()
  await expect(rows(page)).toContainText(['Camiseta básica branca'])
  await page.getByLabel('Marketplace', { exact: true }).selectOption('Shein')
  await expect(rows(page)).toContainText(['Novo Anúncio'])
})

test('P01 an import whose answer is lost is sent again and doubles nothing', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const dialog = await openImport(page)
  await choose(dialog, sample('pricing/ok/listings.csv'))
  let lost = 0
  await page.route('**/api/advertising', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Importar 7 anúncios' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => lost).toBe(1)
  await expect(page.getByText('Salvo', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  const again = await openImport(page)
  await choose(again, sample('pricing/ok/listings.csv'))
  await expect(again.getByText('0 novos · 0 alterados · 7 iguais')).toBeVisible()
})

test('P01 a file that holds no listings is named for what it is, and nothing changes', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const dialog = await openImport(page)
  const sentences = {
    'closing/layout-2026/orders.xlsx': 'relatório de pedidos da Shopee',
    'pricing/odd/old-format.xlsx': '.xls antiga',
    'pricing/odd/cut-off.xlsx': 'danificada ou incompleta',
    'pricing/odd/empty-workbook.xlsx': 'não tem nada escrito',
    'pricing/odd/too-many-lines.csv': '5.001 linhas',
    'pricing/odd/password.xlsx': 'protegida por senha',
  }
  for (const [path, sentence] of Object.entries(sentences)) {
    await choose(dialog, sample(path))
    await expect(dialog.getByRole('alert')).toContainText(sentence)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoViolations(page)
  await choose(dialog, onDisk('grande.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 65)))
  await expect(dialog.getByRole('alert')).toContainText('o limite são 10 MB')
  await choose(dialog, sample('pricing/odd/unknown-columns.csv'))
  await expect(dialog.getByRole('alert')).toContainText('“Cliente”, “Telefone”, “Cidade”')
  await expect(dialog.getByRole('button', { name: 'Conferir linhas' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Seu primeiro preço na Shopee')).toBeVisible()
})

test('P01 the template can be imported, and what is exported can be imported again', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const names = marketplaces.map((one) => marketplaceEntries[one].label)
  const template = await readDownload(page, () => chooseInMenu(page, 'Baixar modelo'))
  expect(template.name).toBe('Vendaclara modelo de anúncios.xlsx')
  expect(template.sheets.map(({ name }) => name)).toEqual(['Anúncios', 'Como preencher'])
  let dialog = await openImport(page)
  await choose(dialog, { name: template.name, mimeType: '', buffer: readFileSync(template.path) })
  await dialog.getByRole('button', { name: `Importar ${names.length} anúncios` }).click()
  await expect(rows(page)).toContainText(['Exemplo: Camiseta básica branca'])

  const exported = await readDownload(page, () => chooseInMenu(page, 'Exportar tudo (.xlsx)'))
  expect(exported.name).toMatch(/^Vendaclara anúncios \d{4}-\d\d-\d\d\.xlsx$/)
  const [header = [], ...lines] = exported.sheets[0]?.rows ?? []
  expect(lines.map((cells) => cells[header.indexOf('Marketplace')])).toEqual(names)
  expect(lines[0]?.[header.indexOf('Preço de venda')]).toBe(47.17)
  dialog = await openImport(page)
  await choose(dialog, { name: exported.name, mimeType: '', buffer: readFileSync(exported.path) })
  await expect(dialog.getByText(/não foi reconhecida|não foram reconhecidas/)).toBeHidden()
  await expect(dialog.getByRole('status')).toContainText(`0 novos · 0 alterados · ${names.length} iguais`)
  await expect(dialog.getByText('Nada mudou: os anúncios desta planilha já estão assim.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^(Importar|Atualizar)/ })).toBeHidden()
  await dialog.getByRole('button', { name: 'Escolher outro arquivo' }).click()
  const costs = 'SKU;Título;Custo\nCAM-BR-M;;30\nCAM-BR-G;Camiseta G;32\n'
  await choose(dialog, { name: 'custos.csv', mimeType: 'text/csv', buffer: Buffer.from(costs) })
  await expect(dialog.getByRole('status')).toContainText('1 novo · 1 alterado · 0 iguais')
  await expect(dialog.getByRole('row').filter({ hasText: 'Camiseta básica' })).toContainText('antes R$')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Importar 1 anúncio e atualizar 1' }).click()
  await expect(page.getByText('1 anúncio importado e 1 atualizado')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.getByPlaceholder('Buscar anúncio...').fill('cam-br-m')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('30,00')
  const notice = page.getByRole('alert').filter({ hasText: '1 anúncio importado e 1 atualizado' })
  await notice.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rows(page)).toContainText('22,50')
  await page.getByPlaceholder('Buscar anúncio...').fill('')
  await expect(rows(page)).toHaveCount(1)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByLabel('SKU (opcional)')).toHaveValue('CAM-BR-M')
  await page.getByLabel('SKU (opcional)').fill('CAM-01')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('SKU (opcional)')).toHaveValue('CAM-01')
  await expect(rows(page)).toHaveCount(1)
})

test('P01 five thousand listings are imported, scrolled, searched and walked through by keyboard', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/anuncios')
  const lines = Array.from(
    { length: 5000 },
    (_, index) => `Shopee;Anúncio número ${index + 1};${index + 1},50`,
  )
  const file = ['Marketplace;Título;Custo do produto', ...lines].join('\n')
  const dialog = await openImport(page)
  await choose(dialog, { name: 'muitos.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(dialog.getByRole('status')).toContainText('5.000 prontas')
  await dialog.getByRole('region', { name: 'Linhas da planilha' }).focus()
  await page.keyboard.press('End')
  await expect(dialog.getByRole('row').filter({ hasText: 'Anúncio número 100' })).toBeInViewport()
  await dialog.getByRole('button', { name: 'Próximo' }).click()
  await expect(dialog.getByRole('row').filter({ hasText: 'Anúncio número 101' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Importar 5.000 anúncios' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('5.000 anúncios', { exact: true })).toBeVisible()
  await expect(rows(page).first()).toContainText('Anúncio número 1')
  expect(await rows(page).count()).toBeLessThan(60)

  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('End')
  await expect(rows(page).getByRole('link', { name: /Anúncio número 5000/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows(page).getByRole('link', { name: /Anúncio número 4999/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Anúncio número 4999' })).toBeVisible()
  await page.getByPlaceholder('Buscar anúncio...').fill('NUMERO 321')
  await expect(rows(page)).toHaveCount(11)
  await expect(rows(page).first()).toContainText('Anúncio número 321')
})
