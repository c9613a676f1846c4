import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { copiedBy } from '../support/browser/clipboard.ts'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { openTab } from './open-tab.ts'

const march = readFileSync(sample('ads/ok/search-terms.csv'), 'utf8')
const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/**
 * The sample for a month in the future, because the plan waits for a later report, without the term that was stopped.
 */
const later = march
  .replace('01/03/2026 - 31/03/2026', '01/03/2036 - 31/03/2036')
  .split(/\r?\n/)
  .filter((line) => !line.includes('promoção original casual 9'))
  .join('\r\n')

const stopList = (page: Page) => page.getByRole('table', { name: 'Termos para parar' })
const plan = (page: Page) => page.getByRole('table', { name: 'Meu plano' })
const openList = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Onde seu dinheiro está indo embora' }).getByRole('tab', { name }).click()

test('what to do with each keyword and term is ticked off, remembered, exported and judged by the next report', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery?aba=parar')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await page.getByLabel('Margem de contribuição').fill('20')

  await test.step('a term says what its clicks may cost and how sure that is, and is ticked off', async () => {
    await openList(page, /^Baixar o lance/)
    const lower = page.getByRole('table', { name: 'Baixar o lance' }).getByRole('row').nth(1)
    // 20 % of R$ 353,83 over 168 clicks.
    await expect(lower).toContainText(/R\$\s0,42/)
    await expect(lower).toContainText('ainda incerto')
    const lowered = lower.getByRole('checkbox', {
      name: 'Mudei o lance de feminino plataforma 20 plataforma 9',
    })
    await lowered.click()
    await expect(lower).toContainText(/mudei em \d\d\/\d\d/)
    await lowered.click()
    await openList(page, /^Parar/)
    const first = stopList(page).getByRole('row').nth(1)
    await first.getByRole('checkbox', { name: 'Parei promoção original casual 9' }).click()
    await expect(first).toContainText(/parei em \d\d\/\d\d/)
  })

  await test.step('a plan of terms alone is there after a reload', async () => {
    await page.reload()
    await openList(page, /^Meu plano/)
    await expect(page.getByText('1 passo no plano.')).toBeVisible()
    await expect(plan(page).getByRole('row')).toHaveCount(2)
  })

  await test.step('a keyword says what to do, and is ticked off', async () => {
    await openList(page, /^Palavras-chave/)
    const keywords = page.getByRole('table', { name: 'Palavras-chave', exact: true })
    const first = keywords.getByRole('row').nth(1)
    await expect(first).toContainText('couro branco')
    await expect(first).toContainText(/R\$\s83,17/)
    await expect(first).toContainText('Baixar o lance para')
    await expect(page.getByText('ROAS-alvo: 5,00.')).toBeVisible()
    await first.getByRole('checkbox', { name: /^Mudei o lance de couro branco/ }).click()
    await expect(first).toContainText(/mudei em \d\d\/\d\d/)
    await expectNoViolationsOnDevices(page)
  })

  await test.step('the plan is remembered, copied and exported, and waits for a later report', async () => {
    await page.reload()
    await openList(page, /^Meu plano/)
    await expect(plan(page).getByRole('row')).toHaveCount(3)
    await expect(plan(page).getByRole('row').nth(1)).toContainText(/Lance de “couro branco 25” até R\$/)
    await expect(plan(page).getByRole('row').nth(2)).toContainText('espera um relatório que comece depois')
    expect(await copiedBy(page.getByRole('button', { name: 'Copiar negativas (1)' }))).toBe(
      'promoção original casual 9',
    )
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar .csv' }).click()
    const lines = readFileSync(await (await coming).path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/^promoção original casual 9;termo;;\d\d\/\d\d\/\d{4};2,22;0,00;;;/)
  })

  await test.step('the next report says that it helped', async () => {
    await page.locator('input[type=file]').first().setInputFiles(file('depois.csv', later))
    await expect(page.getByRole('region', { name: 'Relatório importado' })).toContainText('depois.csv')
    await openList(page, /^Meu plano/)
    const term = plan(page).getByRole('row').filter({ hasText: 'promoção original casual 9' })
    await expect(term).toContainText('ajudou')
    await expect(term).toContainText(/R\$\s0,00 gastos · R\$\s0,00 vendidos/)
    await expect(page.getByRole('region', { name: '2 passos já comparados, por dia' })).toContainText('antes')
    await expectNoViolationsOnDevices(page)
    await term.getByRole('button', { name: /^Tirar promoção/ }).click()
    await expect(plan(page).getByRole('row')).toHaveCount(2)
    await page.getByRole('alert').getByRole('button', { name: 'Desfazer' }).click()
    await expect(term).toContainText('ajudou')
  })

  await test.step('the table can show the highest bid and the confidence of each keyword and term', async () => {
    await openTab(page, 'Palavras-chave')
    await page.getByRole('button', { name: 'Colunas' }).click()
    await page.getByRole('checkbox', { name: 'Lance máximo' }).click()
    await page.keyboard.press('Escape')
    const table = page.getByRole('table', { name: 'Palavras-chave do relatório' })
    await expect(table.getByRole('columnheader', { name: 'Lance máximo' })).toBeVisible()
  })
})
