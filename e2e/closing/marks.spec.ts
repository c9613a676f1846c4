import { expect, type Page, test } from '@playwright/test'
import { chooseFilter, closeMonth, openOrder, rowOf } from '../support/closing.ts'

const ordersCalls = /\/api\/analysis\/[^/]+\/orders$/

test('F10 orders are marked one by one and many at once, undone and kept; a message says when another tab or a lost call is in the way', async ({
  page,
  context,
}) => {
  await closeMonth(page)

  await test.step('one by one and many at once, with note and amount, undone, and kept', async () => {
    const panel = await openOrder(page, '2603152HES5R58')
    await panel.getByText('Recuperado', { exact: true }).click()
    await expect(panel.getByRole('region', { name: 'Histórico' })).toContainText(/Recuperado: R\$\s18,11/)
    const amount = panel.getByLabel('Valor recuperado')
    await amount.fill('18,12')
    const hint = panel.getByRole('form', { name: 'Seu acompanhamento' }).getByRole('status')
    await expect(hint).toHaveText(/^É mais do que faltava neste pedido \(R\$\s18,11\)/)
    await amount.fill('10')
    await expect(hint).toBeEmpty()
    const note = panel.getByLabel('Nota')
    await note.focus()
    await page.keyboard.insertText('x'.repeat(2001))
    await expect(hint).toHaveText(/^A nota está cheia: cabem 2\.000 letras/)
    expect((await note.inputValue()).length).toBe(2000)
    await note.fill('pago pelo chamado 123')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Todas as análises' }).click()
    const leaving = page.getByRole('dialog', { name: 'Sair sem salvar?' })
    await expect(leaving).toContainText('A nota ou o valor que você digitou em um pedido')
    await leaving.getByRole('button', { name: 'Ficar nesta tela' }).click()
    await expect(leaving).toBeHidden()
    await openOrder(page, '2603152HES5R58')
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
    await chooseFilter(page, 'Situação', 'Recuperado')
    await expect(page.getByText('1 de 26 diferenças')).toBeVisible()
    await openOrder(page, '2603152HES5R58')
    await expect(panel.getByLabel('Nota')).toHaveValue('pago pelo chamado 123')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: 'Limpar filtros' }).first().click()
  })

  await test.step('of two tabs the later mark is refused in words, and applied only when the seller insists', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    const [first, second] = ['260312Q8RHEDT4', '260311ZFKAGMJW']
    const mark = async (tab: Page, ids: string[], note: string) => {
      await expect(tab.getByText('26 diferenças', { exact: true })).toBeVisible()
      for (const id of ids) await rowOf(tab, id).getByRole('checkbox').press('Space')
      await tab.getByLabel('Nota para os selecionados (opcional)').fill(note)
      await tab.getByRole('button', { name: 'Marcar como contestado' }).click()
    }
    await mark(other, [first], 'da outra aba')
    await expect(other.getByText('Pedido guardado como “Contestado”.')).toBeVisible()
    await page.bringToFront()
    await mark(page, [first, second], 'desta aba')
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
    await other.close()
    await page.reload()
    await expect(page.getByText(/^Contestado: 2 /)).toBeVisible()
  })

  await test.step('marks that do not arrive say so, stay, are asked about on leaving, and arrive at the next try', async () => {
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
})
