import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { copiedBy } from '../support/browser/clipboard.ts'
import { expectTourBeside, startTour } from '../support/expect-no-violations.ts'
import { knownAnswer, sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { expectKept } from './kept-report.ts'

interface KnownReport {
  total: Record<string, string>
  groups: { key: string; terms: number; clicks: number; gmv: number; spend: number }[]
}
const known = knownAnswer<KnownReport>('ads/ok/search-terms.expected.json')
const count = new Intl.NumberFormat('pt-BR')
const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

test('A01 A02 A03 A04 A05 a report is read in the browser, grouped and opened, stays after a wrong file, another tool and a reload', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')

  await test.step('an example is looked at, and gone without a question', async () => {
    await page.getByRole('button', { name: 'Ver com um exemplo' }).click()
    await expect(page.getByRole('table', { name: 'Totais do relatório' })).toContainText('TOTAL')
    await page.getByRole('button', { name: 'Remover o exemplo' }).click()
    await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()
  })

  await test.step('it is grouped, and opened keyword by keyword', async () => {
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
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    const [first] = known.groups
    if (!first) throw new Error('the known answer has no group')
    const block = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /tênis tênis/ }) })
    await expect(block).toContainText(count.format(first.clicks))
    await expect(block).toContainText(money.format(first.gmv))
    await expect(block).toContainText(money.format(first.spend))
    await page.getByRole('checkbox', { name: /tênis tênis/ }).click()
    await expect(page.getByText('tênis tênis corrida 3, "promo"')).toBeVisible()
    const copy = page.getByRole('button', { name: 'Copiar tênis tênis barato 1', exact: true })
    expect(await copiedBy(copy)).toBe('tênis tênis barato 1')
    expect(sent.filter((request) => !request.startsWith('GET'))).toEqual([])
  })

  await test.step('a report of another kind is named, and the one on the screen stays', async () => {
    const input = page.locator('input[type=file]').first()
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    await input.setInputFiles(sample('ads/odd/group-report.csv'))
    await expect(page.getByText('Este arquivo é o relatório de um grupo de anúncios')).toBeVisible()
    await input.setInputFiles({ name: 'vazio.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
    await expect(page.getByText('este arquivo está vazio')).toBeVisible()
    await expect(page.getByText('306 termos lidos')).toBeVisible()
  })

  await test.step('it is there again after another tool and after a reload', async () => {
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    await expectKept(page)
    await page.goto('/home')
    await page.goto('/adsdiscovery')
    await expect(page.getByText('306 termos lidos')).toBeVisible()
  })
})

test('A01 A06 A07 A08 a file is read once the connection is back, or dropped anywhere; a long list is paged, sorted, and rid of terms without clicks', async ({
  page,
  context,
}) => {
  await test.step('without a connection a message names the missing reader, and the file is read once the connection is back', async () => {
    await enterAsNewSeller(page)
    await page.goto('/adsdiscovery')
    await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()
    // Asked for early: until the browser knows, it opens the choice itself.
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Shift+?')
    const help = page.getByRole('dialog', { name: 'Atalhos desta tela' })
    await expect(help).toContainText('Importar')
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await page.keyboard.press('n')
    await choosing
    const input = page.locator('input[type=file]').first()
    await context.setOffline(true)
    await input.setInputFiles(sample('ads/ok/search-terms.csv'))
    await expect(page.getByText('Sem internet, o leitor de relatórios não foi baixado')).toBeVisible()
    await context.setOffline(false)
    await input.setInputFiles(sample('ads/ok/search-terms.csv'))
    await expect(page.getByText('306 termos lidos')).toBeVisible()
  })

  await test.step('a file dropped anywhere on the screen is read', async () => {
    await page.getByRole('button', { name: 'Remover relatório' }).click()
    await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()
    const text = readFileSync(sample('ads/ok/search-terms.csv'), 'utf8')
    const dropped = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], 'solto.csv', { type: 'text/csv' }))
      return transfer
    }, text)
    const screen = page.getByRole('main')
    await screen.dispatchEvent('dragenter', { dataTransfer: dropped })
    await expect(page.getByText('Solte o arquivo para importar')).toBeVisible()
    await screen.dispatchEvent('drop', { dataTransfer: dropped })
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    await expect(page.getByText('solto.csv')).toBeVisible()
  })

  await test.step('fifty terms a page, and another page begins at its keyword', async () => {
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
    await expect(page.getByText('306 termos lidos')).toBeHidden()
    await expect(page.getByText('longo.csv')).toBeVisible()
    const keyword = page.getByRole('checkbox', { name: /tênis tênis/ })
    await keyword.click()
    const next = page.getByRole('button', { name: 'Próximo' })
    await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled()
    await next.scrollIntoViewIfNeeded()
    await expect(keyword).not.toBeInViewport()
    await next.click()
    await expect(page.getByText('2 de 2')).toBeAttached()
    await expect(keyword).toBeInViewport()
    await expect(next).toBeDisabled()
  })

  await test.step('keywords are sorted by the figure shown, terms in turns, and terms without clicks can be hidden', async () => {
    const input = page.locator('input[type=file]').first()
    await input.setInputFiles(sample('ads/ok/search-terms.csv'))
    // Its name already appears while it is read, but the table that is sorted must be its own, not that of the report
    // before.
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    const keywords = page.getByRole('table', { name: 'Palavras-chave do relatório' })
    const firstKeyword = keywords.getByRole('checkbox').first()
    const bySpend = known.groups.toSorted((one, other) => one.spend - other.spend)
    const label = (key = '') => new RegExp(key.replaceAll('_', ' '))
    const spend = keywords.getByRole('columnheader', { name: 'Investimento' })
    await expect(spend).toHaveAttribute('aria-sort', 'descending')
    await expect(firstKeyword).toHaveAccessibleName(label(bySpend.at(-1)?.key))
    await spend.getByRole('button').click()
    await expect(spend).toHaveAttribute('aria-sort', 'ascending')
    await expect(firstKeyword).toHaveAccessibleName(label(bySpend.at(0)?.key))
    await spend.getByRole('button').click()
    await expect(spend).toHaveAttribute('aria-sort', 'descending')

    await firstKeyword.click()
    const terms = page.getByRole('table', { name: /^Termos de/ })
    const clicks = terms.getByRole('columnheader', { name: 'Cliques' })
    const shown = async () => {
      const figures = await terms.getByRole('row').locator('td:nth-of-type(2)').allTextContents()
      return figures.map((text) => Number(text.replaceAll('.', '')))
    }
    await clicks.getByRole('button').click()
    await expect(clicks).toHaveAttribute('aria-sort', 'ascending')
    expect(await shown()).toEqual((await shown()).toSorted((one, other) => one - other))
    await clicks.getByRole('button').click()
    await expect(clicks).toHaveAttribute('aria-sort', 'descending')
    expect(await shown()).toEqual((await shown()).toSorted((one, other) => other - one))

    await input.setInputFiles(sample('ads/odd/clicks-missing.csv'))
    await expect(page.getByText('clicks-missing.csv')).toBeVisible()
    await page.getByRole('checkbox', { name: /calça jeans/ }).click()
    const rows = terms.getByRole('row')
    await expect(rows.filter({ hasText: 'cliques em falta' })).toBeVisible()
    await page.getByLabel('Ocultar termos sem cliques').click()
    await expect(rows.filter({ hasText: 'cliques em falta' })).toHaveCount(0)
    await expect(rows.filter({ hasText: 'calça jeans são joão' })).toBeVisible()
  })
})

test('A09 the tour comes when asked for, can be left, and makes room for a refusal', async ({ page }) => {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('306 termos lidos')).toBeVisible()
  await startTour(page)
  const steps = [
    'Importe um arquivo baixado',
    'Confira os preços em tempo real',
    'Expanda para ver os detalhes',
    'Salve ou exclua',
  ]
  const stops = ['import', 'figures', 'expand', 'keep']
  for (const [index, step] of steps.entries()) {
    await expect(page.getByText(step, { exact: true })).toBeVisible()
    await expect(page.getByText(`Passo ${index + 1} de 4`)).toBeVisible()
    await expectTourBeside(page, stops[index] ?? '')
    await page
      .getByRole('button', { name: index < 3 ? 'Próximo' : 'Concluir' })
      .last()
      .click()
  }
  await expect(page.getByText('Passo 4 de 4')).toHaveCount(0)
  await startTour(page)
  await expect(page.getByText('Passo 1 de 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Passo 1 de 4')).toHaveCount(0)

  await test.step('and it makes room for a refusal', async () => {
    await startTour(page)
    await expect(page.getByText('Passo 1 de 4')).toBeVisible()
    await page.locator('input[type=file]').first().setInputFiles(sample('ads/odd/group-report.csv'))
    await expect(page.getByText('Este arquivo é o relatório de um grupo de anúncios')).toBeVisible()
    await expect(page.getByText('Passo 1 de 4')).toHaveCount(0)
  })
})
