import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { hold } from '../support/calls.ts'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { openTab } from './open-tab.ts'

const march = readFileSync(sample('ads/ok/search-terms.csv'), 'utf8')

/** The sample one month later: one keyword has another name, and one row spends R$ 100 more. */
const april = march
  .replace('01/03/2026 - 31/03/2026', '01/04/2026 - 30/04/2026')
  .replaceAll(/^(\d+),leve infantil,/gim, '$1,bota nova,')
  .replace(/^(3,tênis tênis,.*),2\.89,(.*),5\.78,(\d+),14\.85,/m, '$1,52.89,$2,105.78,$3,0.81,')

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const section = (page: Page) => page.getByRole('region', { name: 'Comparação de períodos' })
const changes = (page: Page) => page.getByRole('table', { name: 'Mudança por palavra-chave' })
const other = (page: Page) => page.getByLabel('Arquivo do outro período (.csv ou .xlsx)')

async function openMarch(page: Page): Promise<void> {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await openTab(page, 'Comparar')
  await expect(section(page)).toBeVisible()
}

const rowOf = (page: Page, keyword: string) =>
  changes(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: keyword }) })

test('a second period is compared: what changed, which figures the table shows, what is pointed out, and axe finds nothing', async ({
  page,
  context,
}) => {
  await openMarch(page)

  await test.step('what changed in each keyword survives a reload, and can be swapped and closed', async () => {
    await other(page).setInputFiles(file('abril.csv', april))
    await expect(section(page)).toContainText('Antesna tela01/03/2026 - 31/03/2026')
    await expect(section(page)).toContainText('Depois01/04/2026 - 30/04/2026')
    await expect(section(page)).toContainText('29 nos dois períodos · 1 só no depois · 1 só no antes')
    await expect(changes(page).getByRole('row').nth(1)).toContainText('bota nova')
    await expect(rowOf(page, 'bota nova')).toContainText('nova')
    await expect(rowOf(page, 'tênis tênis')).toContainText(/R\$\s1\.032,34antes R\$\s932,34\+10,7%/)
    await expect(rowOf(page, 'tênis tênis')).toContainText('antes 1.440igual')
    await expect(section(page)).not.toContainText('Antes de comparar')
    await expect(section(page)).not.toContainText(/Infinity|NaN|∞/)

    const spend = changes(page).getByRole('columnheader', { name: 'Investimento' })
    await expect(spend).toHaveAttribute('aria-sort', 'descending')
    await spend.getByRole('button').click()
    await expect(spend).toHaveAttribute('aria-sort', 'ascending')
    await expect(changes(page).getByRole('row').nth(1)).toContainText('leve infantil saiu')

    const history = page.getByRole('region', { name: 'Ao longo do tempo' })
    await expect(history.getByRole('row')).toHaveCount(3)
    await history.getByRole('combobox', { name: 'Palavra-chave' }).click()
    await page.getByRole('option', { name: 'tênis tênis' }).click()
    await expect(history.getByRole('row').nth(1)).toContainText(/01\/04\/2026.*R\$\s1\.032,34/)
    await expect(history.getByRole('row').nth(2)).toContainText(/01\/03\/2026.*R\$\s932,34/)
    await expect(section(page)).not.toContainText('Guardando')
    await page.reload()
    await expect(changes(page)).toBeVisible()
    await expect(page.getByText('search-terms.csv')).toBeVisible()

    await page.getByRole('button', { name: 'Inverter' }).click()
    await expect(section(page)).toContainText('Antes01/04/2026 - 30/04/2026')
    await expect(rowOf(page, 'bota nova')).toHaveCount(0)
    const letThrough = await hold(page, '**/read-file.worker*')
    await other(page).setInputFiles(file('tarde.csv', april))
    await expect(page.getByText('Lendo tarde.csv')).toBeVisible()
    await page.getByRole('button', { name: 'Fechar comparação' }).click()
    await expect(changes(page)).toHaveCount(0)
    await expect(page.getByText('Lendo tarde.csv')).toHaveCount(0)
    letThrough()
    await page.reload()
    await expect(section(page)).toBeVisible()
    await expect(changes(page)).toHaveCount(0)
    await section(page).getByRole('button', { name: 'Comparar com outro período' }).click()
    await page.getByRole('menuitem', { name: /01\/04\/2026/ }).click()
    await expect(changes(page)).toBeVisible()
  })

  await test.step('another report that is compared in another tab leaves the comparison of this one', async () => {
    const tab = await context.newPage()
    await tab.goto('/adsdiscovery?aba=comparar')
    await tab.getByRole('button', { name: /^Relatórios salvos/ }).click()
    await tab.getByRole('button', { name: /^Abrir .*01\/04\/2026/ }).click()
    await section(tab).getByRole('button', { name: 'Comparar com outro período' }).click()
    await tab.getByRole('menuitem', { name: /01\/03\/2026/ }).click()
    await expect(changes(tab)).toBeVisible()
    await tab.close()
    await page.reload()
    await expect(changes(page)).toBeVisible()
  })

  await test.step('the table shows the change of the figures that are chosen, and remembers which', async () => {
    await openTab(page, 'Palavras-chave')
    const table = page.getByRole('table', { name: 'Palavras-chave do relatório' })
    const header = (name: string) => table.getByRole('columnheader', { name })
    await expect(header('Mudança do R.O.I.')).toBeVisible()
    await expect(header('Mudança do investimento')).toHaveCount(0)
    await page.getByRole('button', { name: 'Colunas' }).click()
    const chosen = ['Mudança do investimento', 'Mudança do VBM', 'Mudança das vendas']
    for (const name of chosen) await page.getByRole('checkbox', { name }).click()
    await page.getByRole('checkbox', { name: 'Mudança do R.O.I.' }).click()
    await page.keyboard.press('Escape')
    const row = table.getByRole('row').filter({ has: page.getByRole('checkbox', { name: 'tênis tênis' }) })
    await expect(row).toContainText(/\+10,7%igualigual$/)
    await expect(header('Mudança do R.O.I.')).toHaveCount(0)
    await page.reload()
    for (const name of chosen) await expect(header(name)).toBeVisible()
    await openTab(page, 'Comparar')
    await page.getByRole('button', { name: 'Fechar comparação' }).click()
    await openTab(page, 'Palavras-chave')
    for (const name of chosen) await expect(header(name)).toHaveCount(0)
    await openTab(page, 'Comparar')
  })

  await test.step('periods that overlap, are the same or of another product are pointed out, and a wrong file is named', async () => {
    await other(page).setInputFiles(sample('ads/ok/search-terms.csv'))
    await expect(section(page)).toContainText('Os dois relatórios são do mesmo período.')
    const week = april
      .replace('01/04/2026 - 30/04/2026', '25/03/2026 - 02/04/2026')
      .replace('Tênis Casual', 'Bota')
    await other(page).setInputFiles(file('semana.csv', week))
    for (const words of [
      'produtos diferentes',
      'dias que contam nos dois períodos',
      'mais dias que o outro',
    ]) {
      await expect(section(page)).toContainText(words)
    }
    await other(page).setInputFiles(sample('ads/odd/group-report.csv'))
    await expect(section(page)).toContainText('Este arquivo é o relatório de um grupo de anúncios')
    await expect(changes(page)).toBeVisible()
  })

  await test.step('axe finds nothing where periods are compared, on a computer and on a phone', async () => {
    await other(page).setInputFiles(file('abril.csv', april.replace('30/04/2026', '07/04/2026')))
    await expect(section(page)).toContainText('Depois01/04/2026 - 07/04/2026')
    await expect(changes(page)).toBeVisible()
    await expectNoViolationsOnDevices(page)
  })
})
