import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { knownAnswer, sample } from './samples.ts'
import { enterAsNewSeller } from './seller.ts'

interface KnownReport {
  total: Record<string, string>
  groups: { key: string; terms: number; clicks: number; gmv: number; spend: number }[]
}
const known = knownAnswer<KnownReport>('ads/ok/search-terms.expected.json')
const count = new Intl.NumberFormat('pt-BR')
const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

test('A01 A02 A03 A04 A05 a report is read in the browser, grouped, and opened keyword by keyword', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method() + request.url()))
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('Tênis Casual, "Leve" Feminino')).toBeVisible()
  await expect(page.getByText('01/03/2026 - 31/03/2026')).toBeVisible()
  const totals = page.getByRole('table', { name: 'Totais do relatório' })
  for (const figure of [
    'TOTAL',
    count.format(Number(known.total.Impressão)),
    count.format(Number(known.total.Cliques)),
    money.format(Number(known.total.VBM)),
    count.format(Number(known.total.Conversões)),
    money.format(Number(known.total.Despesas)),
    '7,43',
  ]) {
    await expect(totals).toContainText(figure)
  }
  await expect(page.getByText('378 linhas lidas')).toBeVisible()
  const [first] = known.groups
  if (!first) throw new Error('the known answer has no group')
  const block = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /tênis tênis/ }) })
  await expect(block).toContainText(count.format(first.clicks))
  await expect(block).toContainText(money.format(first.gmv))
  await expect(block).toContainText(money.format(first.spend))
  await page.getByRole('checkbox', { name: /tênis tênis/ }).click()
  await expect(page.getByText('tênis tênis corrida 3, "promo"')).toBeVisible()
  await page.getByRole('button', { name: 'Copiar tênis tênis barato 1', exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('tênis tênis barato 1')
  expect(sent.filter((request) => !request.startsWith('GET'))).toEqual([])
})

test('A01 the report is there again after another tool and after a reload', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('378 linhas lidas')).toBeVisible()
  await page.goto('/home')
  await page.goto('/adsdiscovery')
  await expect(page.getByText('378 linhas lidas')).toBeVisible()
})

test('A01 a report of another kind is named, and the one on the screen stays', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('378 linhas lidas')).toBeVisible()
  await input.setInputFiles(sample('ads/odd/general-report.csv'))
  await expect(page.getByText('Este arquivo é o relatório geral de anúncios')).toBeVisible()
  await input.setInputFiles({ name: 'vazio.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
  await expect(page.getByText('este arquivo está vazio')).toBeVisible()
  await expect(page.getByText('378 linhas lidas')).toBeVisible()
})

test('A05 another page of terms begins at its keyword', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  const lines = readFileSync(sample('ads/ok/search-terms.csv'), 'utf8').trimEnd().split(/\r?\n/)
  const ofKeyword = lines.filter((line) => line.includes('tênis tênis corrida 3'))
  const more = Array.from({ length: 60 }, (_, index) =>
    ofKeyword.map((line) => line.replace('corrida 3', `pista ${index}`)),
  )
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'longo.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([...lines, ...more.flat()].join('\r\n')),
    })
  const keyword = page.getByRole('checkbox', { name: /tênis tênis/ })
  await keyword.click()
  const next = page.getByRole('button', { name: 'Próximo' })
  await next.scrollIntoViewIfNeeded()
  await expect(keyword).not.toBeInViewport()
  await next.click()
  await expect(page.getByText('2 de 2')).toBeAttached()
  await expect(keyword).toBeInViewport()
})
