import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import {
  closeMonth,
  incomeHeader,
  incomeInput,
  line,
  openClosing,
  openOrder,
  orderHeader,
  ordersInput,
  summary,
  workbook,
} from '../support/closing.ts'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'

const differences = (page: Page) => page.getByRole('table', { name: 'Diferenças' })
const rowOf = (page: Page, id: string) => differences(page).getByRole('row').filter({ hasText: id })
const search = (page: Page) => page.getByLabel('Buscar ID do pedido').first()

async function openMoreFilters(page: Page) {
  await page.getByRole('button', { name: /^Mais filtros/ }).click()
  return page.getByRole('dialog', { name: 'Mais filtros' })
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const filters = await openMoreFilters(page)
  await filters.getByRole('combobox', { name: label }).click()
  await filters.getByRole('option', { name: option }).click()
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
}

test('F07 an order opens beside the list, is stepped through by key, kept by the address and closed by going back', async ({
  page,
}) => {
  await closeMonth(page)
  const address = page.url()
  const panel = await openOrder(page, '2603152HES5R58')

  await test.step('it says what was sold, expected and received, why it differs, and what became of it', async () => {
    await expect(panel).toContainText(/EsperadoR\$\s148,10RecebidoR\$\s129,99Diferença · a menos-R\$\s18,11/)
    await expect(panel).toContainText('nada nos dois arquivos explica este valor')
    await expect(panel).toContainText(
      'Observação na planilha de erros: Erro desconhecido, verifique com o suporte da Shopee.',
    )
    await expect(panel.getByRole('region', { name: 'O que foi vendido' })).toContainText(/\d unidade/)
    const history = panel.getByRole('region', { name: 'Histórico' })
    await expect(history).toContainText(/Pedido feito15\/03\/2026 04:52/)
    await expect(history).toContainText(/Pago: R\$\s129,99.*arquivo Minha Renda de março de 2026/)
    await expectNoViolationsOnDevices(page)
  })

  await test.step('the neighbours are a key away, and the list follows', async () => {
    await expect(panel.getByRole('status')).toHaveText(/ de 26$/)
    const place = await panel.getByRole('status').textContent()
    await page.keyboard.press('ArrowRight')
    await expect(panel).toBeHidden()
    const next = page.getByRole('dialog', { name: /^Pedido / })
    await expect(next.getByRole('status')).not.toHaveText(place ?? '')
    await page.keyboard.press('ArrowLeft')
    await expect(panel).toBeVisible()
    await panel.getByLabel('Nota').press('ArrowRight')
    await expect(panel).toBeVisible()
  })

  await test.step('a reload finds it, and closing it leads back to its row', async () => {
    await page.reload()
    await expect(panel.getByRole('heading', { name: 'Histórico' })).toBeVisible()
    await expect(page.locator('tr[data-open]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    expect(page.url()).toBe(address)
    await expect(page.getByRole('button', { name: 'Ver o pedido 2603152HES5R58' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    expect(page.url()).toBe(address)
  })

  await test.step('one without a payment opens too', async () => {
    const unpaid = page
      .getByRole('table', { name: 'Sem Pareamento' })
      .getByRole('button', { name: /^Ver o pedido/ })
    await unpaid.first().click()
    await expect(page.getByRole('dialog')).toContainText('Ainda sem pagamento')
    await page.getByRole('button', { name: 'Fechar' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto(`${address}?pedido=NENHUM`)
    await expect(page.getByRole('dialog', { name: 'Pedido NENHUM' })).toContainText('não está entre')
  })
})

test('F07 an order that the files explain says how its reason and the note of the specification go together', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await openClosing(page)
  const header = ['Nome do Produto', 'Nome da variação', 'Número de referência SKU', 'Quantidade']
  await ordersInput(page).setInputFiles(
    await workbook('pedidos.xlsx', [
      [...orderHeader, ...header],
      [...line('A', 100), 0, '', 'Caneca', 'Azul', 'CAN-A', 2],
    ]),
  )
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
  await incomeInput(page).setInputFiles(
    await workbook('renda.xlsx', [
      [...incomeHeader, 'Preço do produto', 'Taxa de comissão líquida', 'Taxa de serviço líquida'],
      ['A', 60, '2026-03-31', 0, '', '', 60, 0, 0],
      ['A', 33, '2026-04-02', 0, '', '', 40, -6, -1],
    ]),
  )
  const row = rowOf(page, 'Comissão com outra taxa')
  await expect(row).toContainText('Na planilha de erros: Erro desconhecido')
  await row.getByText('Comissão com outra taxa').click()
  const panel = page.getByRole('dialog', { name: 'Pedido A' })
  await expect(panel).toContainText(
    /Você recebeu R\$\s5,00 a menos: comissão de 6,00% cobrada; a do arquivo de pedidos é de 1,00%\./,
  )
  await expect(panel).toContainText('ela só distingue o frete, e o motivo acima')
  await expect(panel).toContainText('CanecaAzul · SKU CAN-A2 unidades')
  await expect(panel.getByRole('row', { name: 'Taxa de comissão' })).toHaveText(
    /-R\$\s1,00-R\$\s6,00-R\$\s5,00/,
  )
  await expect(panel).toContainText(/Pago em parte: R\$\s60,00em 31\/03\/2026/)
  await expect(panel).toContainText(/Pago em parte: R\$\s33,00em 02\/04\/2026/)
})

test('F07 the list is filtered, searched, sorted, kept and exported, and axe finds nothing', async ({
  page,
}) => {
  await closeMonth(page)
  await expect(summary(page)).toContainText('315')
  await expectNoViolationsOnDevices(page)

  await test.step('a head sorts by its column, the other way, and not at all', async () => {
    const head = differences(page).getByRole('columnheader', { name: 'Diferença' })
    const first = differences(page).getByRole('row').nth(1)
    const ofFile = (await first.textContent()) ?? ''
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(first).toContainText('A menos')
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(first).toContainText('A mais')
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'none')
    await expect(first).toHaveText(ofFile)
  })

  await test.step('reasons are chosen together, each with how many and how much', async () => {
    const reasons = page.getByRole('group', { name: 'Motivos' }).getByRole('checkbox')
    const [one, other] = [reasons.nth(0), reasons.nth(1)]
    const counts = await Promise.all(
      [one, other].map((chip) =>
        chip.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? ''),
      ),
    )
    const [first = 0, second = 0] = counts.map((text) => Number(/· (\d+) · /.exec(text)?.[1]))
    await one.press('Space')
    await expect(page.getByText(`${first} de 26 diferenças`)).toBeVisible()
    await other.press('Space')
    await expect(page.getByText(`${first + second} de 26 diferenças`)).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
  })

  await test.step('a filter is chosen from the keyboard, from the option that is chosen on', async () => {
    const filters = await openMoreFilters(page)
    const order = filters.getByRole('combobox', { name: 'Ordem' })
    const press = async (...keys: string[]) => {
      for (const key of keys) await order.press(key)
    }
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
    await expect(order).toHaveValue('Maior ganho primeiro')
    await press('ArrowDown', 'ArrowDown', 'Enter')
    await expect(order).toHaveValue('Mais novos primeiro')
    await page.keyboard.press('Escape')
    await expect(filters).toBeHidden()
  })

  await test.step('the sum follows the filters, and a reload keeps them all', async () => {
    await choose(page, 'Sinal', 'Só a menos')
    await choose(page, 'Ordem', 'Maior perda primeiro')
    await openMoreFilters(page)
    await page.getByLabel('A partir de').fill('20')
    await page.keyboard.press('Escape')
    const shown = page.getByText('6 de 26 diferenças', { exact: true })
    await expect(shown).toBeVisible()
    await expect(differences(page).getByRole('row').nth(1)).toContainText(/-R\$\s\d+/)
    await page.reload()
    await expect(shown).toBeVisible()
    await expect(differences(page).getByRole('columnheader', { name: 'Diferença' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
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

  await test.step('axe finds nothing on marked orders and chosen filters, on a desk and on a phone', async () => {
    await page.getByRole('button', { name: 'Limpar filtros' }).first().click()
    await expect(page.getByText('26 diferenças', { exact: true })).toBeVisible()
    await differences(page).getByRole('checkbox').first().click()
    await page.getByRole('button', { name: 'Marcar como contestado' }).click()
    await differences(page).getByRole('checkbox').nth(1).click()
    await openMoreFilters(page)
    await expectNoViolationsOnDevices(page)
  })
})

test('orders are marked one by one and many at once, with note and amount, undone, and kept', async ({
  page,
}) => {
  await closeMonth(page)
  const panel = await openOrder(page, '2603152HES5R58')
  await panel.getByText('Recuperado', { exact: true }).click()
  await expect(panel.getByRole('region', { name: 'Histórico' })).toContainText(/Recuperado: R\$\s18,11/)
  await panel.getByLabel('Valor recuperado').fill('10')
  await panel.getByLabel('Nota').fill('pago pelo chamado 123')
  await panel.getByRole('button', { name: 'Salvar nota e valor' }).click()
  await expect(panel.getByRole('region', { name: 'Histórico' })).toContainText(/Recuperado: R\$\s10,00/)
  await page.keyboard.press('Escape')
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
  await openOrder(page, '2603152HES5R58')
  await expect(panel.getByLabel('Nota')).toHaveValue('pago pelo chamado 123')
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
  const panel = await openOrder(page, '260312Q8RHEDT4')
  await expect(panel.getByLabel('Nota')).toHaveValue('chamado 456')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
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
  const panel = await openOrder(page, first)
  await expect(panel.getByLabel('Nota')).toHaveValue('da outra aba')
  await page.keyboard.press('Escape')
  await refusal.getByRole('button', { name: 'Aplicar a minha marcação' }).click()
  await openOrder(page, first)
  await expect(panel.getByLabel('Nota')).toHaveValue('desta aba')
  await page.keyboard.press('Escape')
  await expect(refusal).toBeHidden()
  await page.reload()
  await expect(page.getByText(/^Contestado: 2 /)).toBeVisible()
})
