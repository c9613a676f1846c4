import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller, type Seller } from '../support/seller.ts'
import { unzip } from '../support/unzip.ts'
import { expectKept } from './kept-report.ts'
import { openTab } from './open-tab.ts'

async function openReport(page: Page): Promise<Seller> {
  const seller = await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('306 termos lidos')).toBeVisible()
  // Wait until it is stored, so that a reload finds it.
  await expectKept(page)
  return seller
}

const keywords = (page: Page) => page.getByRole('table', { name: 'Palavras-chave do relatório' })

async function download(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Exportar a tabela como ela está' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  return (await coming).path()
}

test('the table is downloaded as it is seen, its filters survive a reload, and axe finds nothing', async ({
  page,
}) => {
  await openReport(page)

  await test.step('as text for Excel and as a workbook', async () => {
    await page.getByLabel('Buscar palavra ou pesquisa').fill('tênis tênis')
    await expect(page.getByText(/^2 de 30 palavras-chave/)).toBeVisible()
    const csv = readFileSync(await download(page, 'Palavras-chave em CSV (.csv)'), 'utf8')
    expect(csv.startsWith('\ufeffPalavra-chave;Impressões;Cliques;CPC;CTR;')).toBe(true)
    const lines = csv.trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toBe('tênis tênis;45433;1440;0,65;3,17%;6,11%;8969,11;88;88,80;10,59;932,34;9,62')
    const files = await unzip(await download(page, 'Termos pesquisados em Excel (.xlsx)'))
    const sheet = files.get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet).toMatch(/tênis tênis corrida 3, ("|&quot;)promo/)
    expect(sheet).not.toContain('<f>')
    await page.getByLabel('Buscar palavra ou pesquisa').fill('')
    await expect(page.getByText('30 palavras-chave · 306 termos', { exact: true })).toBeVisible()
  })

  await test.step('filters find text with or without accents, follow into paging and sums, and survive a reload', async () => {
    await page.getByLabel('Buscar palavra ou pesquisa').fill('PROMOCAO 0')
    await expect(page.getByText(/^\d+ de 30 palavras-chave · \d+ de 306 termos$/)).toBeVisible()
    const row = page.getByRole('checkbox', { name: 'tênis tênis' })
    await expect(keywords(page).getByRole('rowheader').filter({ has: row })).toContainText('de 22 termos')
    await row.click()
    const terms = page.getByRole('table', { name: 'Termos de tênis tênis' })
    await expect(terms.getByRole('rowheader')).toHaveText([/^tênis tênis promoção 0/])
    await expect(page.getByText('1 de 1', { exact: true })).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Buscar palavra ou pesquisa')).toHaveValue('PROMOCAO 0')
    await page.getByLabel('Mínimo de cliques').fill('100000')
    await expect(page.getByText('Nada passa pelos filtros.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).last().click()
    await expect(page.getByText('30 palavras-chave · 306 termos')).toBeVisible()
  })

  await test.step('axe finds nothing on the drawings, the filters and the lists of ads, on a computer and on a phone', async () => {
    await page.getByLabel('Buscar palavra ou pesquisa').fill('tenis')
    await expect(page.getByText(/^\d+ de 30 palavras-chave/)).toBeVisible()
    await page.getByRole('button', { name: 'Colunas' }).click()
    await expect(page.getByRole('checkbox', { name: 'CTR' })).toBeVisible()
    await expectNoViolationsOnDevices(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Relatórios salvos' }).click()
    await expect(page.getByRole('dialog')).toContainText('Não salvo')
    await expectNoViolationsOnDevices(page)
  })
})

test('columns are chosen, remembered with the sort, and the same in every tab; a slash or Ctrl+K leads to the search, and a question mark says which keys there are', async ({
  page,
  context,
}) => {
  const { user } = await openReport(page)
  const header = (name: string) => keywords(page).getByRole('columnheader', { name, exact: true })

  await test.step('columns are chosen, and remembered with the sort', async () => {
    await page.getByRole('button', { name: 'Colunas' }).click()
    for (const name of ['Impressões', 'CTR', 'CPA'])
      await page.getByRole('checkbox', { name, exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { name: 'CTR', exact: true })).toBeHidden()
    // Hiding a column moves the headings after it, and a click would miss them.
    for (const name of ['Impressões', 'CTR', 'CPA']) await expect(header(name)).toHaveCount(0)
    await expect(header('Investimento')).toHaveAttribute('aria-sort', 'descending')
    await header('Investimento').getByRole('button').click()
    await expect(header('Investimento')).toHaveAttribute('aria-sort', 'ascending')
    await page.reload()
    await expect(header('Investimento')).toHaveAttribute('aria-sort', 'ascending')
    await expect(header('Palavra-chave')).toBeVisible()
    for (const name of ['Impressões', 'CTR', 'CPA']) await expect(header(name)).toHaveCount(0)
  })

  await test.step('they are the same in another tab, whose sort is its own, and what a later version stored stays', async () => {
    const ofLater = `vendaclara.account.${user}.ads-deciding`
    await page.evaluate((key) => localStorage.setItem(key, 'of a later version'), ofLater)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(keywords(other)).toBeVisible()
    await page.getByRole('button', { name: 'Colunas' }).click()
    await page.getByRole('checkbox', { name: 'CPC', exact: true }).click()
    const elsewhere = (name: string) => keywords(other).getByRole('columnheader', { name, exact: true })
    await expect(elsewhere('CPC')).toHaveCount(0)
    await elsewhere('Cliques').getByRole('button').click()
    await expect(elsewhere('Cliques')).toHaveAttribute('aria-sort', 'ascending')
    await page.reload()
    await expect(header('Cliques')).toHaveAttribute('aria-sort', 'ascending')
    await expect(header('CPC')).toHaveCount(0)
    const stillStored = await page.evaluate((key) => localStorage.getItem(key), ofLater)
    expect(stillStored, 'what this version cannot read').toBe('of a later version')
    await other.close()
  })

  await test.step('a slash or Ctrl+K leads to the search from any tab, and a question mark says which keys there are', async () => {
    const search = page.getByLabel('Buscar palavra ou pesquisa')
    await openTab(page, 'Gráficos')
    await expect(search).toBeHidden()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await search.fill('a/b')
    await openTab(page, 'Comparar')
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('a/b')
    await page.keyboard.press('Tab')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Shift+?')
    const help = page.getByRole('dialog', { name: 'Atalhos desta tela' })
    await expect(help).toContainText('Buscar na tabela/Ctrl + K')
    await page.goBack()
    await expect(help).toBeHidden()
    await expect(search).toHaveValue('a/b')
  })
})

test('a keyword chosen in the drawing, by keyboard or by pointer, is opened in the table', async ({
  page,
}) => {
  await openReport(page)
  await openTab(page, 'Gráficos')
  const drawing = page.getByRole('slider', { name: 'Palavras-chave por investimento' })
  await drawing.focus()
  await page.keyboard.press('ArrowRight')
  await expect(drawing).toHaveAttribute('aria-valuetext', /^tênis tênis: investimento R\$\s932,34/)
  await page.keyboard.press('Enter')
  const first = keywords(page).getByRole('checkbox', { name: 'tênis tênis' })
  await expect(first).toBeFocused()
  await expect(first).toBeChecked()
  await expect(page.getByRole('table', { name: 'Termos de tênis tênis' })).toBeVisible()
  await expect(page).toHaveURL('/adsdiscovery')
  await page.goBack()
  await expect(page.getByText('17 de 30 palavras-chave fazem 80% do investimento')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await drawing.focus()
  for (const key of ['End', 'Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(keywords(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(page.locator('[data-selected] input')).toBeFocused()
  await expect(page.locator('[data-selected]')).toBeInViewport()
})

test('the tab is in the address: a reload and the way back find it, and the ten worst of the drawing have names', async ({
  page,
}) => {
  await openReport(page)
  const open = (name: string) => page.getByRole('tab', { name, exact: true, selected: true })
  await expect(open('Palavras-chave')).toBeVisible()
  await expect(keywords(page).getByRole('row').nth(1)).toBeInViewport()
  await openTab(page, 'Gráficos')
  await expect(page).toHaveURL('/adsdiscovery?aba=graficos')
  await openTab(page, 'Comparar')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Comparação de períodos' })).toBeVisible()
  await page.goBack()
  await expect(open('Gráficos')).toBeVisible()
  await expectNoViolationsOnDevices(page)
  await openTab(page, 'O que parar')
  await page.getByLabel('Margem de contribuição').fill('12')
  await openTab(page, 'Gráficos')
  const worst = page.getByRole('list', { name: 'As 10 que mais perdem' })
  await expect(worst.getByRole('listitem')).toHaveCount(10)
  await expect(worst).toContainText(/-R\$\s/)
  const name = await worst.getByRole('button').first().innerText()
  await worst.getByRole('button').first().click()
  await expect(page.getByRole('table', { name: `Termos de ${name}` })).toBeVisible()
})
