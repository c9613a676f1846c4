import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { copiedBy } from '../support/browser/clipboard.ts'
import { passUntil, stopClock } from '../support/browser/clock.ts'
import { expectNoViolationsOnDevices, watchAnnouncements } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { unzip } from '../support/unzip.ts'
import { openTab } from './open-tab.ts'

const text = readFileSync(sample('ads/ok/search-terms.csv'), 'utf8')

/** The sample, with a term that lost the most and would be a formula in a spreadsheet. */
function withFormula(): Buffer {
  const line = text.split(/\r?\n/).find((one) => one.includes('promoção original casual 9')) ?? ''
  return Buffer.from(`${text.trimEnd()}\n${line.replace('promoção original casual 9', '=1+1')}\n`)
}

const panel = (page: Page) => page.getByRole('region', { name: 'Onde seu dinheiro está indo embora' })
const margin = (page: Page) => page.getByLabel('Margem de contribuição')
const stopList = (page: Page) => page.getByRole('table', { name: 'Termos para parar' })
const lowerList = (page: Page) => page.getByRole('table', { name: 'Baixar o lance' })
const list = (page: Page, name: string) => panel(page).getByRole('tab', { name }).click()
const kinds = (page: Page) => page.getByRole('list', { name: 'Vereditos' })

async function openReport(page: Page): Promise<void> {
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await openTab(page, 'O que parar')
  await expect(panel(page)).toBeVisible()
}

test('what only cost is listed at once, a margin shows who gains and loses, which terms and words to stop, is remembered, and axe finds nothing', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await openReport(page)
  await expectNoViolationsOnDevices(page)

  await test.step('the break-even, what burns, who gains and loses, and which terms to stop', async () => {
    await openTab(page, 'Palavras-chave')
    await expect(page.getByText(/R\$\s1\.117,75 em 94 termos que não venderam nada/)).toBeVisible()
    await page.getByRole('button', { name: 'ver', exact: true }).click()
    const unsold = panel(page).getByRole('table', { name: 'Sem venda' })
    await expect(unsold.getByRole('row').nth(1)).toContainText('promoção original casual 9')
    const dearest = panel(page).getByRole('button', { name: 'Copiar lista (94)' })
    expect((await copiedBy(dearest)).split('\n')).toHaveLength(94)
    await expect(panel(page)).toContainText('Informe sua margem')
    await expect(stopList(page)).toHaveCount(0)

    await margin(page).fill('20,0')
    await expect(panel(page).getByLabel('ROAS de equilíbrio')).toHaveText('5,00')
    await expect(panel(page).getByLabel('Resultado depois dos anúncios')).toHaveText(/\+R\$\s5\.597,99/)
    await expect(kinds(page).getByRole('listitem')).toHaveText([
      /ganha152 termos\+R\$\s7\.099,51/,
      /perde78 termos-R\$\s1\.909,08/,
      /poucos cliques76 termos/,
    ])
    await panel(page).getByRole('button', { name: 'Resultado depois dos anúncios' }).hover()
    await expect(page.getByRole('tooltip')).toContainText(
      /O TOTAL do arquivo tem R\$\s142,80 de despesas a mais e R\$\s2\.878,17 de receita a mais que a soma das linhas\./,
    )
    await expect(panel(page)).toContainText('Uma venda custa 20 cliques aqui.')
    await list(page, 'Parar')
    const copy = panel(page).getByRole('button', { name: 'Copiar lista (3)' })
    expect((await copiedBy(copy)).split('\n')).toEqual([
      'promoção original casual 9',
      'feminino plataforma 20 original 1',
      'conforto academia 18 original 13',
    ])
    await list(page, 'Baixar o lance')
    const first = lowerList(page).getByRole('row').nth(1)
    await expect(first).toContainText('feminino plataforma 20 plataforma 9')
    // R$ 171,92 over 168 clicks, beside what a click may cost.
    await expect(first).toContainText(/-R\$\s101,15R\$\s1,02R\$\s0,42/)
    await expect(panel(page).getByRole('button', { name: /^Copiar lista/ })).toHaveCount(0)

    const table = page.getByRole('table', { name: 'Palavras-chave do relatório' })
    await openTab(page, 'Palavras-chave')
    await table.getByRole('columnheader', { name: 'R.O.I.' }).getByRole('button').click()
    const keywords = table.getByRole('row').filter({ has: page.getByRole('checkbox') })
    await expect(keywords.first()).toContainText('perde')
    await expect(keywords.nth(2)).toContainText('ganha')

    await openTab(page, 'O que parar')
    await page.getByLabel('Mínimo de cliques para avaliar').fill('50')
    await expect(kinds(page)).toContainText('46 termos')
    await page.reload()
    await expect(margin(page)).toHaveValue('20')
    await expect(page.getByLabel('Mínimo de cliques para avaliar')).toHaveValue('50')
    await page.getByRole('button', { name: 'Voltar a 20' }).click()
    await expect(kinds(page)).toContainText('78 termos')
  })

  await test.step('what could not be found without a connection is found once there is one', async () => {
    const script = '**/report-terms.worker*'
    await page.route(script, (route) => route.abort())
    await page.reload()
    await expect(panel(page).getByRole('alert')).toContainText('Sem internet')
    await page.unroute(script)
    await panel(page).getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(stopList(page)).toBeVisible()
  })

  await test.step('a screen reader is told the figures once, when typing pauses', async () => {
    await stopClock(page)
    await page.clock.runFor(1000)
    const announced = await watchAnnouncements(page)
    await margin(page).press('End')
    for (const key of ['Backspace', '5', ',', '4']) await margin(page).press(key)
    await expect(panel(page).getByLabel('ROAS de equilíbrio')).toHaveText('3,94')
    expect(await announced()).toEqual([])
    await passUntil(page, announced, [expect.stringMatching(/^ROAS de equilíbrio: 3,94\. Resultado/)])
    await page.clock.resume()
    await margin(page).fill('20')
  })

  await test.step('words that also sell are told apart, and protected ones stay out of the copied list and are remembered', async () => {
    await expect(stopList(page)).toBeVisible()
    await expectNoViolationsOnDevices(page)
    await panel(page)
      .getByRole('tab', { name: /^Palavras(?!-)/ })
      .click()
    const words = panel(page).getByRole('table', { name: 'Palavras', exact: true })
    await expect(words.getByRole('row').filter({ hasText: 'couro branco' })).toContainText('perde')
    const copy = panel(page).getByRole('button', { name: /^Copiar lista/ })
    const before = (await copiedBy(copy)).split('\n')
    // Only what never sold: 'couro branco' loses, and sold.
    expect(before).toContain('25 tênis')
    expect(before).not.toContain('couro branco')
    await words.getByRole('button', { name: 'Proteger 25 tênis' }).click()
    await expect(copy).toHaveText(`Copiar lista (${before.length - 1})`)
    await page.reload()
    await panel(page)
      .getByRole('tab', { name: /^Palavras(?!-)/ })
      .click()
    await expect(words.getByRole('button', { name: 'Proteger 25 tênis' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('axe finds nothing where terms are decided on, on a computer and on a phone', async () => {
    await page.getByLabel('Mínimo de cliques para avaliar').fill('0,5')
    await expectNoViolationsOnDevices(page)
  })
})

test('the margin comes from a saved listing, and the terms to stop are downloaded without anything of the file becoming a formula', async ({
  page,
}) => {
  await test.step('the margin comes from a saved listing, and an impossible margin gets a message', async () => {
    await enterAsNewSeller(page)
    await page.goto('/anuncios')
    await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
    await page.getByLabel('Custo do produto').fill('50')
    await page.getByLabel('Margem de lucro').fill('12,5')
    await expect(page.getByText('Salvo', { exact: true }).first()).toBeVisible()
    await openReport(page)
    await margin(page).fill('150')
    await expect(panel(page)).toContainText('Use uma margem acima de 0 e até 100%.')
    await page.getByRole('combobox', { name: 'Ou use a de uma precificação' }).click()
    await page.getByRole('option', { name: 'Novo Anúncio' }).click()
    await expect(margin(page)).toHaveValue('12,5')
    await expect(panel(page)).toContainText('Da precificação “Novo Anúncio”.')
    await expect(panel(page).getByLabel('ROAS de equilíbrio')).toHaveText('8,00')
  })

  await test.step('the terms to stop are downloaded without anything of the file becoming a formula', async () => {
    const file = { name: 'formula.csv', mimeType: 'text/csv', buffer: withFormula() }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await expect(page.getByText('307 termos lidos')).toBeVisible()
    await openTab(page, 'O que parar')
    await margin(page).fill('20')
    await expect(panel(page).getByRole('button', { name: 'Copiar lista (4)' })).toBeVisible()
    const download = async (name: string) => {
      const coming = page.waitForEvent('download')
      await panel(page).getByRole('button', { name }).click()
      return (await coming).path()
    }
    const lines = readFileSync(await download('Baixar .csv'), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines).toContain("'=1+1;83;0;0,00;68,73;-68,73;0,83")
    const parts = await unzip(await download('Baixar .xlsx'))
    const sheet = parts.get('xl/worksheets/sheet1.xml')?.toString() ?? ''
    expect(sheet.match(/<row /g)).toHaveLength(5)
    expect(sheet).not.toContain('<f>')
    await list(page, 'Baixar o lance')
    const bids = readFileSync(await download('Baixar .csv'), 'utf8').split('\r\n')
    expect(bids[1]).toBe(
      'feminino plataforma 20 plataforma 9;168;4;353,83;171,92;-101,15;1,02;0,42;ainda incerto',
    )
  })
})
