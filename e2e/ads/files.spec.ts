import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { onDisk, sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { expectKept } from './kept-report.ts'

/** Runs in a worker before its own script. It takes all memory that a page has for arrays, except small ones. */
const takeMemory = `
  const taken = []
  for (let size = 2 ** 32; size >= 2 ** 18; size /= 2) {
    try { for (;;) taken.push(new ArrayBuffer(size)) } catch {}
  }
  self.taken = taken;
`

test.beforeEach(async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
})

test('A01 what is no report is named, rows left out are listed, and an import that is given up changes nothing', async ({
  page,
}) => {
  await test.step('a file that is no report of search terms is named in words', async () => {
    for (const [file, sentence] of [
      ['group-report', 'Este arquivo é o relatório de um grupo de anúncios'],
      ['orders', 'Este arquivo parece ser o de pedidos'],
      ['open-document', 'Não lemos .ods'],
      ['without-clicks-and-spend', 'faltam as colunas “Cliques” e “Despesas”'],
      ['dates-for-spend', 'Uma planilha trocou números por datas em “Despesas” (linhas 11 e 13)'],
      ['in-english', 'Este relatório está em inglês. Troque o idioma do painel de onde ele veio'],
    ] as const) {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(sample(`ads/odd/${file}.csv`))
      await expect(page.getByRole('alert')).toContainText(sentence)
    }
  })

  await test.step('a report whose lines a program put in quotes has its true figures', async () => {
    await page.locator('input[type=file]').first().setInputFiles(sample('ads/odd/each-line-quoted.csv'))
    await expect(page.getByRole('table', { name: 'Totais do relatório' })).toContainText(
      /190\s*35\s*R\$\s0,67.*R\$\s240,00.*R\$\s23,52/,
    )
  })

  await test.step('the only report in a .zip is read', async () => {
    await page.locator('input[type=file]').first().setInputFiles(sample('ads/odd/zipped.csv'))
    await expect(page.getByRole('region', { name: 'Relatório importado' })).toContainText(
      'Arquivo:zipped.csv',
    )
  })

  await test.step('rows that were left out are counted and listed with their line and the reason', async () => {
    await page.locator('input[type=file]').first().setInputFiles(sample('ads/odd/rows-of-other-widths.csv'))
    const list = page.getByRole('list', { name: 'Linhas ignoradas' })
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: '1 linha ignorada' }).click()
    await expect(page.getByText('6 linhas = ')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveText('Linha 16 tem 21 colunas em vez de 24')
  })

  await test.step('all ads of a shop and their keywords, and the listings of Mercado Ads, are told by their columns', async () => {
    const input = page.locator('input[type=file]').first()
    await input.setInputFiles(sample('ads/ok/general-report.csv'))
    await expect(page.getByText('5 anúncios · 6 linhas', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Relatório importado' })).toContainText('Loja:Loja Exemplo')
    await expect(page.getByRole('tab', { name: 'Anúncios', exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Anúncio A (11111111111)' }).click()
    await expect(
      page.getByText('Anúncio A (11111111111) · Anúncio de Produto · GMV Max · Todos'),
    ).toBeVisible()
    await input.setInputFiles(sample('ads/ok/keyword-report.csv'))
    await expect(page.getByText('4 anúncios · 6 palavras-chave', { exact: true })).toBeVisible()
    await input.setInputFiles(sample('ads/ok/mercado-ads.xlsx'))
    await expect(page.getByText('01/10/2026 - 31/10/2026')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Totais do relatório' })).toContainText(/R\$\s1\.500,00/)
    await expect(page.getByText('11 anúncios · 12 linhas', { exact: true })).toBeVisible()
  })

  await test.step('an import is given up in its midst, and the report before it stays', async () => {
    const input = page.locator('input[type=file]').first()
    await input.setInputFiles(sample('ads/ok/search-terms.csv'))
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    const text = readFileSync(sample('ads/ok/search-terms.csv'), 'utf8')
    const rows = text.slice(text.indexOf('\n1,') + 1)
    await input.setInputFiles(onDisk('enorme.csv', text + rows.repeat(800)))
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('Lendo enorme.csv')).toBeHidden()
    await expect(page.getByText('306 termos lidos')).toBeVisible()
  })
})

test('A01 a report without room in memory gets a message, and what was kept before is not lost', async ({
  page,
}) => {
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('306 termos lidos')).toBeVisible()
  await expectKept(page)
  await page.route(/read-file\.worker/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${takeMemory}${await response.text()}` })
  })
  const text = readFileSync(sample('ads/ok/search-terms.csv'), 'utf8')
  const rows = text.slice(text.indexOf('\n1,') + 1)
  const huge = onDisk('enorme.csv', text + rows.repeat(100))
  await input.setInputFiles(huge)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('enorme.csv não foi importado')
  await expect(alert).toContainText('Este relatório não coube na memória')
  await expect(page.getByText('306 termos lidos')).toBeVisible()

  await page.unrouteAll()
  await page.reload()
  await expect(page.getByText('306 termos lidos')).toBeVisible()
  await input.setInputFiles(huge)
  await expect(page.getByRole('region', { name: 'Relatório importado' })).toContainText('enorme.csv')
})
