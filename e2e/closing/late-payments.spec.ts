import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import {
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
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

test('F06 F07 F09 an order that a later month pays, or a part of it, is compared in its own month, on the card, the screen and in the file', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  const march = await openClosing(page, 'Março')
  await ordersInput(page).setInputFiles(
    await workbook('marco.xlsx', [orderHeader, line('A', 10), line('B', 20), line('D', 40), line('E', 30)]),
  )
  await expect(page.getByText('4 pedidos')).toBeVisible()
  await incomeInput(page).setInputFiles(
    await workbook('renda.xlsx', [incomeHeader, ['A', 8, '2026-03-31'], ['E', 10, '2026-03-31']]),
  )
  await expect(summary(page)).toContainText('Pedidos Sem Pareamento2')
  await expect(summary(page)).toContainText(/Valor Total das Diferenças\s*-R\$\s18,00/)
  await untilStored(page)
  await openClosing(page, 'Abril')
  await ordersInput(page).setInputFiles(await workbook('abril.xlsx', [orderHeader, line('C', 10)]))
  await expect(page.getByText('1 pedido')).toBeVisible()
  const kept = page.waitForResponse((response) => response.url().endsWith('/late') && response.ok())
  await incomeInput(page).setInputFiles(
    await workbook('renda-abril.xlsx', [
      incomeHeader,
      ['B', 18, '2026-04-10'],
      ['C', 8, '2026-04-11'],
      ['D', 30, '2026-04-12'],
      ['E', 10, '2026-03-31'],
      ['E', 12, '2026-04-15'],
    ]),
  )
  await kept
  await page.goto(`/fechamento/${march}`)
  await expect(summary(page)).toContainText('Pedidos Analisados43 pagos em outro mês')
  await expect(summary(page)).toContainText('Pedidos Sem Pareamento0')
  await expect(summary(page)).toContainText(/Valor Total das Diferenças\s*-R\$\s14,00/)
  const less = page
    .getByRole('table', { name: 'Diferenças' })
    .getByRole('row', { name: 'Selecionar o pedido D' })
  await expect(less).toContainText('Pago em abril de 2026')
  await page.getByRole('button', { name: 'Ver o pedido pago com atraso ou em outro mês' }).click()
  const late = page.getByRole('table', { name: 'Pagos com atraso ou em outro mês' })
  await expect(late.getByRole('row', { name: /^Ver o pedido B/ })).toContainText(/10\/04\/2026.*R\$\s18,00/)
  await expect(late.getByRole('row')).toHaveCount(2)
  const inPart = await openOrder(page, 'E')
  await expect(inPart).toContainText(
    /Pago em parte: R\$\s10,00em 31\/03\/2026Pago em parte: R\$\s12,00em 15\/04\/2026/,
  )
  await expect(inPart).toContainText(/Faltam R\$\s6,00/)
  await page.keyboard.press('Escape')
  const panel = await openOrder(page, 'D')
  await expect(panel).toContainText(/Recebido\s*R\$\s30,00/)
  await expect(panel).toContainText(/Pago: R\$\s30,00em 12\/04\/2026, arquivo Minha Renda de abril de 2026/)
  await panel.getByText('Recuperado', { exact: true }).click()
  await expect(page.getByText('Pedido guardado como “Recuperado”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^O dia com maior perda foi 30\/03\/2026: R\$\s14,00 a menos\.$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar Erros' }).click()
  const { sheets } = await readXlsx(readFileSync(await (await download).path()))
  expect(sheets[0]?.rows.slice(1).map((row) => [row[0], row[2]])).toEqual([
    ['E', -6],
    ['D', -8],
  ])
  await page.goto('/analysis')
  const card = page.getByRole('link', { name: /Março/ })
  await expect(card).toContainText(/R\$\s14,00 a menos\s*R\$\s8,00 recuperados/)
  await expect(card).not.toContainText('aguardando')
  await page.getByRole('link', { name: /Abril/ }).click()
  await page.getByRole('button', { name: 'Deletar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText(
    /^março de 2026: 2 pedidos voltam para Sem Pareamento, e o total das diferenças passa de R\$\s14,00 a menos para R\$\s18,00 a menos\.$/,
  )
  await dialog.getByRole('button', { name: 'Deletar' }).click()
  await expect(card).toContainText(/R\$\s18,00 a menos.*2 aguardando pagamento/)
})

test('what an income paid of other months is asked about on leaving until it is stored', async ({ page }) => {
  await enterAsNewSeller(page)
  await openClosing(page, 'Março')
  await page.route('**/late', (route) => route.abort())
  await ordersInput(page).setInputFiles(await workbook('marco.xlsx', [orderHeader, line('A', 10)]))
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
  await incomeInput(page).setInputFiles(await workbook('renda.xlsx', [incomeHeader, ['A', 8, '2026-03-31']]))
  const failure = page.getByRole('alert').filter({ hasText: 'Falta marcar os pedidos de outros meses' })
  await expect(failure).toContainText('Esta análise está salva.')
  const leave = page.getByRole('link', { name: 'Todas as análises' })
  await leave.click()
  await expect(page.getByRole('dialog')).toContainText('quais pedidos de outros meses a renda de março')
  await page.getByRole('button', { name: 'Ficar nesta tela' }).click()
  await page.unroute('**/late')
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(failure).toBeHidden()
  await leave.click()
  await expect(page.getByRole('heading', { name: 'Fechamento de mês' })).toBeVisible()
})

test('an order that two months have in their files and the first one was paid for stays unmatched in the second one, explained, and is not asked for', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  const completed = (id: string, subtotal: number) => [...line(id, subtotal), 0, '', '2026-04-02 10:00']
  const header = [...orderHeader, 'Hora completa do pedido']
  await openClosing(page, 'Março')
  await ordersInput(page).setInputFiles(
    await workbook('marco.xlsx', [header, completed('A', 10), completed('EDGE', 20)]),
  )
  await expect(page.getByText('2 pedidos', { exact: true })).toBeVisible()
  const march: (string | number)[][] = [incomeHeader, ['A', 8, '2026-04-05'], ['EDGE', 18, '2026-04-05']]
  await incomeInput(page).setInputFiles(await workbook('renda.xlsx', march))
  await expect(summary(page)).toContainText('Pedidos Sem Pareamento0')
  await untilStored(page)

  await openClosing(page, 'Abril')
  const april = [header, completed('B', 10), completed('EDGE', 20), completed('OPEN', 50)]
  await ordersInput(page).setInputFiles(await workbook('abril.xlsx', april))
  await expect(page.getByText('3 pedidos', { exact: true })).toBeVisible()
  await incomeInput(page).setInputFiles(
    await workbook('renda-abril.xlsx', [incomeHeader, ['B', 8, '2026-05-05']]),
  )
  await untilStored(page)
  await expect(summary(page)).toContainText('Pedidos Sem Pareamento21 está também em outro mês')
  await expect(summary(page)).toContainText(/R\$\s48,00 de 1 pedido sem pagamento/)
  await expect(summary(page).getByRole('link', { name: /Conteste/ })).toHaveText(
    /^Conteste 1 pedido que não foi pago no prazo: R\$\s48,00/,
  )
  const row = page.getByRole('table', { name: 'Sem Pareamento' }).getByRole('row').filter({ hasText: 'EDGE' })
  await expect(row).toContainText('Pedido não consta no arquivo de MINHA RENDA')
  await expect(row).toContainText('já pago em março de 2026')
  const panel = await openOrder(page, 'EDGE')
  await expect(panel).toContainText('também está nos arquivos de março de 2026 e foi pago lá')
  await expect(panel).toContainText('Já pago em outro mês')
  await page.goto('/analysis')
  await page.getByRole('link', { name: /Março/ }).click()
  await page.getByRole('button', { name: 'Deletar' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(
    'abril de 2026: 1 pedido dos dois meses volta a esperar pagamento.',
  )
})

test('an order that two months have in their files and nobody paid is asked for in the first one, and the second one says so', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  const header = [...orderHeader, 'Hora completa do pedido']
  const closeMonth = async (month: string, own: string) => {
    await openClosing(page, month)
    const lines = [own, 'BOTH'].map((id) => [...line(id, 20), 0, '', '2026-04-02 10:00'])
    await ordersInput(page).setInputFiles(await workbook(`${month}.xlsx`, [header, ...lines]))
    await expect(page.getByText('2 pedidos', { exact: true })).toBeVisible()
    const paid: (string | number)[][] = [incomeHeader, [own, 18, '2026-04-05']]
    await incomeInput(page).setInputFiles(await workbook(`renda-${month}.xlsx`, paid))
    await expect(summary(page)).toContainText('Pedidos Sem Pareamento1')
    await untilStored(page)
  }
  await closeMonth('Março', 'A')
  await closeMonth('Abril', 'B')
  await expect(summary(page)).toContainText('1 está também em outro mês')
  await expect(summary(page).getByRole('link', { name: /Conteste/ })).toBeHidden()
  const row = page.getByRole('table', { name: 'Sem Pareamento' }).getByRole('row').filter({ hasText: 'BOTH' })
  await expect(row).toContainText('está também em março de 2026')
  const panel = await openOrder(page, 'BOTH')
  await expect(panel).toContainText('está também em março de 2026, e nenhum dos dois meses foi pago por ele')
  await page.goto('/analysis')
  await page.getByRole('link', { name: /Março/ }).click()
  await expect(summary(page).getByRole('link', { name: /Conteste/ })).toHaveText(/^Conteste 1 pedido/)
  await expect(summary(page)).toContainText(
    'O que está sem pagamento não apareceu em Minha Renda dos meses já comparados: feche também maio de 2026.',
  )
})
