import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { closeMonth, summary } from '../support/closing.ts'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'

const differences = (page: Page) => page.getByRole('table', { name: 'Diferenças' })
const rowOf = (page: Page, id: string) => differences(page).getByRole('row').filter({ hasText: id })
const search = (page: Page) => page.getByLabel('Buscar ID do pedido').first()

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.getByRole('option', { name: option }).click()
}

test('F07 a difference opens on its parts and why; the list is filtered, searched, sorted, kept and exported, and axe finds nothing', async ({
  page,
}) => {
  await closeMonth(page)
  await expect(summary(page)).toContainText('315')
  await expectNoViolationsOnDevices(page)

  await test.step('what was expected and what came, side by side, and why', async () => {
    const row = rowOf(page, '2603152HES5R58')
    await row.getByRole('button', { name: 'Ver as partes do pedido 2603152HES5R58' }).press('Enter')
    await expect(row).toContainText('O que era esperado')
    await expect(row).toContainText(/Esperado\s*R\$\s148,10/)
    await expect(row).toContainText(/Recebido\s*R\$\s129,99/)
    await expect(row).toContainText('Sem explicação nos arquivos')
    await expect(row).toContainText('Observação: Erro desconhecido, verifique com o suporte da Shopee')
  })

  await test.step('a filter is chosen from the keyboard, from the option that is chosen on', async () => {
    const order = page.getByRole('combobox', { name: 'Ordem' }).first()
    const press = async (...keys: string[]) => {
      for (const key of keys) await order.press(key)
    }
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
    await expect(order).toHaveValue('Maior ganho primeiro')
    await press('ArrowDown', 'ArrowDown', 'Enter')
    await expect(order).toHaveValue('Mais novos primeiro')
    await press('ArrowDown', 'ArrowDown', 'Escape')
    await expect(order).toHaveValue('Mais novos primeiro')
  })

  await test.step('the sum follows the filters, and a reload keeps them all', async () => {
    await choose(page, 'Sinal', 'Só a menos')
    await choose(page, 'Ordem', 'Maior perda primeiro')
    await page.getByLabel('A partir de').fill('20')
    const shown = page.getByText('6 de 26 diferenças', { exact: true })
    await expect(shown).toBeVisible()
    await expect(differences(page).getByRole('row').nth(1)).toContainText(/-R\$\s\d+/)
    await page.reload()
    await expect(shown).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Ordem' }).first()).toHaveValue('Maior perda primeiro')
    await search(page).fill('hes5r58')
    await expect(page.getByText('Nenhuma diferença passa pelos filtros.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).last().click()
    await search(page).fill('hes5r58')
    await expect(page.getByText('1 de 26 diferenças')).toBeVisible()
    await expect(rowOf(page, '2603152HES5R58')).toBeVisible()
  })

  await test.step('what is shown is exported for the support, with its parts and reasons', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar para o suporte' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`PedidosParaSuporteMarço${new Date().getFullYear()}.xlsx`)
    const { sheets } = await readXlsx(readFileSync(await file.path()))
    expect(sheets[0]?.rows).toEqual([
      ['ID do pedido', 'Data do pedido', 'Esperado (R$)', 'Recebido (R$)', 'Diferença (R$)', 'Motivo'],
      ['2603152HES5R58', '15/03/2026 04:52', 148.1, 129.99, -18.11, 'Sem explicação nos arquivos'],
    ])
  })

  await test.step('axe finds nothing on an opened difference and on marked orders, on a desk and on a phone', async () => {
    await page.getByRole('button', { name: 'Limpar filtros' }).first().click()
    await expect(page.getByText('26 diferenças', { exact: true })).toBeVisible()
    await differences(page).getByRole('checkbox').first().click()
    await page.getByRole('button', { name: 'Marcar como contestado' }).click()
    await differences(page).getByRole('checkbox').nth(1).click()
    await differences(page)
      .getByRole('button', { name: /^Ver as partes/ })
      .first()
      .click()
    await expect(page.getByText('O que era esperado')).toBeVisible()
    await expectNoViolationsOnDevices(page)
  })
})

test('orders are marked one by one and many at once, with note and amount, undone, and kept', async ({
  page,
}) => {
  await closeMonth(page)
  const row = rowOf(page, '2603152HES5R58')
  await row.getByRole('button', { name: /^Ver as partes/ }).click()
  await row.getByText('Recuperado', { exact: true }).click()
  await expect(page.getByText(/^Recuperado: R\$\s18,11$/)).toBeVisible()
  await row.getByLabel('Valor recuperado').fill('10')
  await row.getByLabel('Nota').fill('pago pelo chamado 123')
  await row.getByRole('button', { name: 'Salvar nota e valor' }).click()
  await expect(page.getByText(/^Recuperado: R\$\s10,00$/)).toBeVisible()

  await rowOf(page, '260312Q8RHEDT4').getByRole('checkbox').press('Space')
  await rowOf(page, '260311ZFKAGMJW').getByRole('checkbox').press('Space')
  await page.getByLabel('Nota para os selecionados (opcional)').fill('chamado 456')
  await page.getByRole('button', { name: 'Marcar como contestado' }).click()
  await expect(page.getByText(/^Contestado: 2 \(-R\$\s44,55\)$/)).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: '2 pedidos guardados como “Contestado”.' })
  // By key: notices above it may go just now, and it moves.
  await notice.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect(page.getByText(/^Contestado:/)).toHaveCount(0)
  await expect(page.getByText('2 pedidos guardados como “Em aberto”.')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Recuperado: R\$\s10,00$/)).toBeVisible()
  await choose(page, 'Situação', 'Recuperado')
  await expect(page.getByText('1 de 26 diferenças')).toBeVisible()
  await row.getByRole('button', { name: /^Ver as partes/ }).click()
  await expect(row.getByLabel('Nota')).toHaveValue('pago pelo chamado 123')
})

const ordersCalls = /\/api\/analysis\/[^/]+\/orders$/

test('marks that do not arrive say so, stay as they were said, are asked about on leaving, and arrive at the next try', async ({
  page,
}) => {
  await closeMonth(page)
  await page.route(ordersCalls, (route) => route.abort())
  await page.getByRole('button', { name: 'Selecionar todas' }).click()
  await page.getByLabel('Nota para os selecionados (opcional)').fill('chamado 456')
  await page.getByRole('button', { name: 'Marcar como contestado' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'A marcação de 26 pedidos não foi guardada' })
  await expect(failure).toContainText('só nesta tela')
  const row = rowOf(page, '260312Q8RHEDT4')
  await row.getByRole('button', { name: /^Ver as partes/ }).click()
  await expect(row.getByLabel('Nota')).toHaveValue('chamado 456')
  await page.getByRole('link', { name: 'Todas as análises' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ficar nesta tela' }).click()
  await page.unroute(ordersCalls)
  const calls: string[] = []
  page.on('request', (request) => {
    if (ordersCalls.test(request.url())) calls.push(request.method())
  })
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('26 pedidos guardados como “Contestado”.')).toBeVisible()
  await expect(failure).toBeHidden()
  expect(calls).toEqual(['PUT'])
  await page.reload()
  await expect(page.getByText(/^Contestado: 26 /)).toBeVisible()
})

test('F10 of two tabs the later mark is refused in words, and applied only when the seller insists', async ({
  page,
  context,
}) => {
  await closeMonth(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const [first, second] = ['260312Q8RHEDT4', '260311ZFKAGMJW']
  const inTab = async (tab: Page, ids: string[], note: string) => {
    await expect(tab.getByText('26 diferenças', { exact: true })).toBeVisible()
    for (const id of ids) await rowOf(tab, id).getByRole('checkbox').press('Space')
    await tab.getByLabel('Nota para os selecionados (opcional)').fill(note)
    await tab.getByRole('button', { name: 'Marcar como contestado' }).click()
  }
  await inTab(other, [first], 'da outra aba')
  await expect(other.getByText('Pedido guardado como “Contestado”.')).toBeVisible()
  await page.bringToFront()
  await inTab(page, [first, second], 'desta aba')
  const refusal = page.getByRole('alert').filter({ hasText: '1 pedido foi mudado em outra aba' })
  await expect(refusal).toContainText(first)
  await expect(page.getByText('Pedido guardado como “Contestado”.')).toBeVisible()
  const row = rowOf(page, first)
  await row.getByRole('button', { name: /^Ver as partes/ }).click()
  await expect(row.getByLabel('Nota')).toHaveValue('da outra aba')
  await refusal.getByRole('button', { name: 'Aplicar a minha marcação' }).click()
  await expect(row.getByLabel('Nota')).toHaveValue('desta aba')
  await expect(refusal).toBeHidden()
  await page.reload()
  await expect(page.getByText(/^Contestado: 2 /)).toBeVisible()
})
