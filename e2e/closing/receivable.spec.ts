import { expect, type Page, test } from '@playwright/test'
import {
  incomeHeader,
  incomeInput,
  openClosing,
  orderHeader,
  ordersInput,
  summary,
  workbook,
} from '../support/closing.ts'
import { expectAllInside } from '../support/expect-all-inside.ts'
import { expectNoViolations, expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

const header = [...orderHeader, 'Domestic Delivered Date', 'Hora completa do pedido']
const order = (
  id: string,
  subtotal: number,
  status: string,
  ...[delivered = '', completed = '', created = '2026-03-30 10:00']: string[]
) => [id, status, subtotal, 1, 1, created, 0, '', delivered, completed]
const month = [
  header,
  order('260330PAGO0001', 100, 'Concluído', '2026-03-31', '2026-04-01 09:00'),
  order('260330TARDE001', 100, 'Concluído', '2026-03-18', '2026-03-20 09:00', '2026-03-10 10:00'),
  order('260330REEMB001', 100, 'Concluído', '2026-03-31', '2026-04-01 09:00'),
  order('260330VENCIDO1', 100, 'Concluído', '2026-03-18', '2026-03-20 09:00', '2026-03-10 10:00'),
  order('260330SEMANA01', 200, 'Entregue', '2026-04-04'),
  order('260330DEPOIS01', 300, 'O comprador pode pedir uma devolução até 2026-04-15'),
  order('260330SEMDATA1', 400, 'Enviado'),
  order('260330NAOPAGO1', 500, 'Não pago'),
  order('260330CANCELA1', 600, 'Cancelado'),
]
const income = [
  incomeHeader,
  ['260330PAGO0001', 98, '2026-04-02', 0, '', '-'],
  ['260330TARDE001', 98, '2026-04-02', 0, '', '-'],
  ['260330REEMB001', 28, '2026-04-09', -70, '', '-'],
]

const receivable = (page: Page) => page.getByRole('region', { name: 'A receber' })
const list = (page: Page) => page.getByRole('table', { name: 'Sem Pareamento' })

test('what is still to come of a month is told by its days, by week and by state, and unpaid orders are no money awaited', async ({
  page,
}) => {
  // A Friday; its week ends on the 12th.
  await page.clock.setFixedTime(new Date('2026-04-11T02:30:00Z'))
  await enterAsNewSeller(page)
  await openClosing(page)
  await ordersInput(page).setInputFiles(await workbook('pedidos.xlsx', month))
  await expect(page.getByText('8 pedidos', { exact: true })).toBeVisible()
  await incomeInput(page).setInputFiles(await workbook('renda.xlsx', income))

  await test.step('the sum, its ages and its weeks', async () => {
    await expect(receivable(page)).toContainText('R$ 992,00')
    await expect(receivable(page)).toContainText('4 pedidos')
    const bands = receivable(page).getByRole('listitem')
    await expect(bands.filter({ hasText: 'Atrasado de 8 a 30 dias' })).toContainText('R$ 98,00')
    await expect(bands.filter({ hasText: 'Chega esta semana' })).toContainText('R$ 198,00')
    await expect(bands.filter({ hasText: 'No prazo' })).toContainText('R$ 298,00')
    await expect(bands.filter({ hasText: 'Sem data prevista' })).toContainText('R$ 398,00')
    await expect(bands.filter({ hasText: 'Esta semana, até 12/04' })).toContainText('R$ 198,00')
    await expect(bands.filter({ hasText: '13/04 a 19/04' })).toContainText('R$ 298,00')
    await expect(receivable(page)).toContainText(
      'Os outros: 1 pago como esperado · 1 pago com atraso · 1 com reembolso · 1 cancelado',
    )
  })

  await test.step('the figures of the month stay as they are specified, and what is expected leaves the unpaid order out', async () => {
    await expect(summary(page)).toContainText('Pedidos Sem Pareamento5')
    await expect(summary(page)).toContainText('R$ 1.286,00')
  })

  await test.step('orders paid late have a list, with the day each was expected and the day it was paid', async () => {
    await receivable(page).getByRole('button', { name: 'Ver o pedido pago com atraso' }).click()
    const row = receivable(page).getByRole('row', { name: /^Ver o pedido 260330TARDE001/ })
    await expect(row).toContainText(/21\/03\/2026\s*02\/04\/2026\s*12 dias\s*R\$\s98,00/)
    const open = row.getByRole('button', { name: 'Ver o pedido 260330TARDE001' })
    await open.click()
    await expect(page.getByRole('dialog', { name: 'Pedido 260330TARDE001' })).toContainText('02/04/2026')
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await receivable(page).getByRole('button', { name: 'Ver o pedido com reembolso' }).click()
    const refunded = receivable(page).getByRole('row', { name: /^Ver o pedido 260330REEMB001/ })
    await expect(refunded).toContainText(/09\/04\/2026\s*R\$\s70,00\s*R\$\s28,00/)
  })

  await test.step('each order says when it is expected, and a state shows its orders alone', async () => {
    await expect(list(page).getByRole('row', { name: /260330VENCIDO1/ })).toContainText('21/03/2026')
    await expect(list(page).getByRole('columnheader')).toHaveText([
      'ID do pedido',
      'Data do pedido',
      'Informação',
    ])
    await expect(list(page)).toContainText('atrasado há 20 dias')
    await expect(list(page)).toContainText('daqui a 2 dias')
    await expect(list(page)).toContainText('daqui a 6 dias')
    await expect(list(page)).toContainText('sem data prevista')
    await expect(list(page)).toContainText('o comprador não pagou')
    await receivable(page).getByText('Não pagos pelo comprador').click()
    await expect(list(page).getByRole('row')).toHaveCount(2)
    await expect(list(page)).toContainText('260330NAOPAGO1')
    await expectNoViolations(page)
  })

  await test.step('it is the same after a reload, with the state that was chosen', async () => {
    await untilStored(page)
    await page.reload()
    await receivable(page).getByRole('button', { name: 'Ver o pedido pago com atraso' }).click()
    await expect(receivable(page).getByRole('row', { name: /^Ver o pedido 260330TARDE001/ })).toContainText(
      '12 dias',
    )
    await expect(receivable(page)).toContainText('R$ 992,00')
    await receivable(page).getByRole('button', { name: 'Ver o pedido com reembolso' }).click()
    await expect(receivable(page).getByRole('row', { name: /^Ver o pedido 260330REEMB001/ })).toContainText(
      'R$ 70,00',
    )
    await expect(list(page).getByRole('row')).toHaveCount(2)
    await receivable(page).getByText('Não pagos pelo comprador').click()
    await expect(list(page).getByRole('row')).toHaveCount(6)
  })

  await test.step('past midnight the open page counts from the new day', async () => {
    await page.clock.setFixedTime(new Date('2026-04-11T03:30:00Z'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(list(page)).toContainText('atrasado há 21 dias')
    await expect(list(page)).toContainText('amanhã')
  })

  await test.step('any order of the month shows what became of it, also one that no list has', async () => {
    const search = page.getByLabel('Encontrar um pedido deste mês')
    const found = page.getByRole('table', { name: 'Pedidos encontrados' })
    const outcome = (id: string) => found.getByRole('row').filter({ hasText: id })
    await search.fill('260')
    await expect(page.getByText('Digite pelo menos 4')).toBeVisible()
    await search.fill('260330')
    await expect(outcome('260330PAGO0001')).toContainText(/Pago como esperado: R\$\s98,00/)
    await expect(outcome('260330TARDE001')).toContainText(/Pago com atraso em 02\/04\/2026: R\$\s98,00/)
    await expect(outcome('260330REEMB001')).toContainText(
      /Reembolso de R\$\s70,00 ao comprador; você recebeu R\$\s28,00/,
    )
    await expect(outcome('260330VENCIDO1')).toContainText(/R\$\s98,00, que se esperavam em 21\/03\/2026/)
    await expect(outcome('260330NAOPAGO1')).toContainText('O comprador ainda não pagou')
    await expectNoViolations(page)
    await search.fill('cancela1')
    await expect(outcome('CANCELA1')).toContainText('Nada se espera por ele: consta como')
    await expect(outcome('CANCELA1')).not.toContainText('–')
    await search.fill('260331')
    await expect(page.getByText('Nenhum pedido deste mês tem esse ID.')).toBeVisible()
    await receivable(page).getByRole('button', { name: 'Ver os cancelados e devolvidos' }).click()
    const leftOut = receivable(page).getByRole('table', { name: 'Pedidos de que nada se espera' })
    await expect(leftOut.getByRole('row', { name: /CANCELA1/ })).toBeVisible()
    await expectNoViolations(page)
    await search.fill(' vencido1 ')
    const open = outcome('260330VENCIDO1').getByRole('button', { name: 'Ver o pedido 260330VENCIDO1' })
    await open.click()
    await expect(page.getByRole('dialog', { name: 'Pedido 260330VENCIDO1' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
  })

  await test.step('one paid as expected opens beside the list, stays after a reload and is closed by going back', async () => {
    const search = page.getByLabel('Encontrar um pedido deste mês')
    const address = page.url()
    await search.fill('pago0001')
    const open = page.getByRole('button', { name: 'Ver o pedido 260330PAGO0001' })
    await open.click()
    const panel = page.getByRole('dialog', { name: 'Pedido 260330PAGO0001' })
    await expect(panel).toContainText(/EsperadoR\$\s98,00RecebidoR\$\s98,00/)
    await expect(panel).toContainText('difere dele em menos de 10 centavos')
    await expect(panel.getByRole('row', { name: 'Taxa de comissão' })).toContainText(/-R\$\s1,00/)
    await expect(panel.getByRole('row', { name: /^Total/ })).toContainText(/R\$\s98,00R\$\s98,00/)
    await expect(panel.getByRole('region', { name: 'Histórico' })).toContainText(/Pago: R\$\s98,00/)
    await panel.getByLabel('Nota').fill('conferido')
    await panel.getByRole('button', { name: 'Salvar nota', exact: true }).click()
    await expectNoViolationsOnDevices(page)
    await untilStored(page)
    await page.reload()
    await expect(panel.getByLabel('Nota')).toHaveValue('conferido')
    await page.goBack()
    await expect(panel).toBeHidden()
    expect(page.url()).toBe(address)
    await page.goto(`${address}?pedido=260330CANCELA1`)
    const cancelled = page.getByRole('dialog', { name: 'Pedido 260330CANCELA1' })
    await expect(cancelled).toContainText('Nada se espera por ele: consta como “Cancelado”.')
    await expect(cancelled).not.toContainText('Recebido')
  })

  await test.step('at 320 px all of it is in sight', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAllInside(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('the list of months counts the orders with money owed', async () => {
    await page.goto('/analysis')
    await expect(page.getByText('4 sem pagamento')).toBeVisible()
  })
})
