import { expect, test } from '@playwright/test'
import {
  differences,
  incomeHeader,
  incomeInput,
  line,
  openClosing,
  openOrder,
  openPart,
  orderHeader,
  ordersInput,
  summary,
  workbook,
} from '../support/closing.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

test('F06 F07 F08 F09 what a later month paid counts for its orders, also where it is given first, and goes with its file', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  const april = await openClosing(page, 'Abril')
  await ordersInput(page).setInputFiles(await workbook('abril.xlsx', [orderHeader, line('C', 10)]))
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
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
  await expect(summary(page)).toContainText('Pedidos Analisados1')
  await untilStored(page)

  await test.step('orders given after their payments are compared with them', async () => {
    await openClosing(page, 'Março')
    await ordersInput(page).setInputFiles(
      await workbook('marco.xlsx', [orderHeader, line('A', 10), line('B', 20), line('D', 40), line('E', 30)]),
    )
    await expect(summary(page)).toContainText('Pedidos Sem Pareamento1')
    await expect(summary(page)).toContainText(/Envie a Minha Renda deste mês/)
    await incomeInput(page).setInputFiles(
      await workbook('renda.xlsx', [incomeHeader, ['A', 8, '2026-03-31'], ['E', 10, '2026-03-31']]),
    )
    await expect(summary(page)).toContainText('Pedidos Analisados4')
    await expect(summary(page)).toContainText('Pedidos Sem Pareamento0')
    await untilStored(page)
    await expect(summary(page)).toContainText(/Valor Total das Diferenças\s*-R\$\s14,00/)
    await page.reload()
    await expect(summary(page)).toContainText('Pedidos Analisados4')
    await expect(summary(page)).toContainText(/Valor Total das Diferenças\s*-R\$\s14,00/)
  })

  await test.step('an order says in which month each payment is, and a payment of two files once', async () => {
    await openPart(page, 'Conferência')
    const panel = await openOrder(page, 'E')
    await expect(panel).toContainText(/Faltam R\$\s6,00/)
    const sources = panel.getByRole('region', { name: 'De onde vem' }).getByRole('listitem')
    await expect(sources).toHaveCount(3)
    await expect(sources.nth(0)).toContainText('marco.xlsx')
    await expect(sources.nth(1)).toContainText(/R\$\s10,00 em 31\/03\/2026: renda\.xlsx/)
    await expect(sources.nth(2)).toContainText(/R\$\s12,00 em 15\/04\/2026: renda-abril\.xlsx/)
    await expect(sources.nth(2)).toContainText('de abril de 2026')
    await page.keyboard.press('Escape')
    const ofD = differences(page).getByRole('row', { name: 'Selecionar o pedido D' })
    await expect(ofD).toContainText(/R\$\s8,00/)
    await page.goto('/analysis')
    const card = page.getByRole('link', { name: /Março/ })
    await expect(card).toContainText(/Falta R\$\s14,00.*R\$\s14,00 a menos/)
    await expect(card).not.toContainText('sem pagamento')
  })

  await test.step('before the file is taken back, the question names the months that lose by it', async () => {
    await page.goto(`/fechamento/${april}?aba=arquivos`)
    await page.getByRole('button', { name: 'Retirar renda-abril.xlsx' }).click()
    const question = page.getByRole('dialog', { name: 'Retirar o arquivo?' })
    await expect(question.getByRole('listitem')).toHaveText(
      /^março de 2026: 2 pedidos voltam para Sem Pareamento, e o total das diferenças passa de R\$\s14,00 a menos para R\$\s18,00 a menos\.$/,
    )
    await question.getByRole('button', { name: 'Retirar' }).click()
    await untilStored(page)
    await page.goto('/analysis')
    await expect(page.getByRole('link', { name: /Março/ })).toContainText(
      /R\$\s18,00 a menos · 2 sem pagamento/,
    )
  })
})
