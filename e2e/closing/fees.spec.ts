import { expect, type Page, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { copiedBy } from '../support/browser/clipboard.ts'
import { incomeInput, openClosing, openOrder, openPart, ordersInput, workbook } from '../support/closing.ts'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

const orderHeader = [
  'ID do pedido',
  'Status do pedido',
  'Status da Devolução / Reembolso',
  'Data de criação do pedido',
  'Preço acordado',
  'Quantidade',
  'Subtotal do produto',
  'Cupom do vendedor',
  'Taxa de comissão líquida',
  'Taxa de serviço líquida',
  'Ajuste por pagamento via PIX',
]
const incomeHeader = [
  'ID do pedido',
  'Quantia total lançada (R$)',
  'Data de conclusão do pagamento',
  'Valor Reembolsado ao Comprador',
  'ID do reembolso',
  'SKU',
  'Ajuste por pagamento via PIX',
]

/** An order of a day, its price and how many of it, its fees and what came less than expected; reais. */
interface Made {
  readonly id: string
  readonly on?: string
  readonly price: number
  readonly units?: number
  readonly fees: number
  readonly pix?: number
  readonly less?: number
}

async function close(page: Page, month: string, made: readonly Made[]) {
  await openClosing(page, month)
  const orders = made.map(({ id, on = '2026-10-12', price, units = 1, fees, pix = 0 }) => [
    id,
    'Concluído',
    '',
    `${on} 10:00`,
    price,
    units,
    price * units,
    0,
    fees - 1,
    1,
    pix,
  ])
  const income = made.map(({ id, price, units = 1, fees, pix = 0, less = 0 }) => [
    id,
    Number((price * units - fees - pix - less).toFixed(2)),
    '2026-10-20',
    0,
    '',
    '-',
    -pix,
  ])
  await ordersInput(page).setInputFiles(await workbook('pedidos.xlsx', [orderHeader, ...orders]))
  await expect(page.getByText(`${made.length} pedidos`, { exact: true }).first()).toBeVisible()
  await incomeInput(page).setInputFiles(await workbook('renda.xlsx', [incomeHeader, ...income]))
  await openPart(page, 'Tarifas')
}

const fees = (page: Page) => page.getByRole('region', { name: 'Tarifas conferidas' })
const right = (count: number, from = 0): Made[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `261012CERT${String(from + index).padStart(4, '0')}`,
    price: 150,
    fees: 41,
  }))

test('the fees of a month are checked against the table of their day, and called too much only where that is sure', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await close(page, 'Outubro', [
    ...right(12),
    { id: '261012PIX00001', price: 123.5, fees: 31.12, pix: 6.17 },
    { id: '261012CARO0001', price: 150, fees: 47, less: 5 },
    { id: '261012CARO0002', price: 150, fees: 47 },
    { id: '261012CPF00001', price: 150, units: 2, fees: 88 },
  ])

  await test.step('what differs is told by its rule, with what may be said of it', async () => {
    await expect(fees(page)).toContainText(
      'Conferimos a comissão e a taxa de serviço de 16 pedidos: 13 batem com a tabela, e estes não.',
    )
    const dear = fees(page).getByRole('button', { name: /Taxa fixa de R\$\s26,00/ })
    await expect(dear).toContainText('por unidade cobrada onde valia R$ 20,00')
    await expect(dear).toContainText('Cobrado a mais do que diz a tabela de 01/10/2026, que é oficial.')
    await expect(dear).toContainText('2 pedidos · R$ 12,00 a mais')
    await expect(fees(page).getByRole('button', { name: /Pode ser a tarifa de CPF/ })).toContainText(
      '1 pedido · R$ 6,00 a mais',
    )
    await expect(fees(page).getByRole('link', { name: 'Ver a página da Shopee' })).toHaveAttribute(
      'href',
      'https://seller.shopee.com.br/edu/article/26839',
    )
    await expectNoViolations(page)
  })

  await test.step('what is not sure is not claimed', async () => {
    const maybe = fees(page).getByRole('button', { name: /Pode ser a tarifa de CPF/ })
    await maybe.click()
    await expect(fees(page).getByRole('table')).toBeVisible()
    await expect(fees(page).getByRole('button', { name: /Copiar texto/ })).toHaveCount(0)
    await maybe.click()
  })

  await test.step('what a Pix subsidy takes is a difference as specified, and nothing to be asked back', async () => {
    await expect(page.locator('dl').first()).toContainText(
      'R$ 5,00 pagos a menosR$ 6,17 a menos sem o que contestar',
    )
    await openPart(page, 'Contestar')
    const claims = page.getByRole('region', { name: 'O que contestar' })
    await expect(claims).toContainText('1 pedido, R$ 5,00')
    await openPart(page, 'Conferência')
    const differences = page.getByRole('table', { name: 'Diferenças' })
    await expect(differences.getByRole('row').filter({ hasText: '261012PIX00001' })).toContainText(
      'Subsídio do Pix',
    )
    await expect(differences.getByText('Nada a contestar')).toHaveCount(1)
  })

  await test.step('it is the same after a reload, with the orders of each rule', async () => {
    await untilStored(page)
    await page.reload()
    await openPart(page, 'Tarifas')
    await fees(page)
      .getByRole('button', { name: /Taxa fixa de R\$\s26,00/ })
      .click()
    const rows = fees(page).getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: '261012CARO0002' })).toContainText('R$ 47,00R$ 41,00+R$ 6,00')
    await expect(fees(page)).toContainText(
      'Compare a taxa cobrada com a da tabela publicada no dia do pedido.',
    )
    const text = await copiedBy(fees(page).getByRole('button', { name: 'Copiar texto de 2 pedidos' }))
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      '- 261012CARO0002, de 12/10/2026: cobrado R$ 47,00, pela tabela R$ 41,00, solicito R$ 6,00',
    )
    await expectNoViolations(page)
  })

  await test.step('an order has what the table says beside what was charged, with a Pix subsidy made good', async () => {
    await openPart(page, 'Conferência')
    const dear = await openOrder(page, '261012CARO0001')
    await expect(dear).toContainText('Cobrado: comissão e serviço R$ 47,00')
    await expect(dear).toContainText('Conforme a tabela de 01/10/2026 R$ 41,00')
    await expect(dear).toContainText(
      'R$ 6,00 a mais: taxa fixa de R$ 26,00 por unidade cobrada onde valia R$ 20,00.',
    )
    await page.keyboard.press('Escape')
    await openPart(page, 'Tarifas')
    await fees(page)
      .getByRole('button', { name: /Taxa fixa de R\$\s26,00/ })
      .click()
    const here = fees(page).getByRole('button', { name: 'Ver o pedido 261012CARO0001' })
    await here.click()
    await expect(dear).toContainText('Tarifas pela tabela')
    await page.keyboard.press('Escape')
    await expect(here).toBeFocused()
    await openPart(page, 'Conferência')
    const withPix = await openOrder(page, '261012PIX00001')
    await expect(withPix).toContainText('Cobrado: comissão e serviço R$ 31,12')
    await expect(withPix).toContainText('As tarifas cobradas conferem com a tabela.')
    await expect(withPix).toContainText('Os dois valores já estão sem R$ 6,17 do Pix')
    await expect(withPix).toContainText('Não se contesta')
    await expect(withPix).toContainText('R$ 6,17 a menos, com explicação')
    await expect(withPix.getByRole('button', { name: 'Copiar texto' })).toHaveCount(0)
    await expectNoViolations(page)
  })
})

test('a right month says so, a month that differs throughout makes no claim, and one stored before asks for its files', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await test.step('all fees are those of the table', async () => {
    await close(page, 'Outubro', right(12))
    await expect(fees(page)).toContainText('As tarifas dos 12 pedidos conferidos batem com a tabela.')
  })

  await test.step('all are charged by the table before', async () => {
    const old = right(12).map((one) => ({
      ...one,
      id: one.id.replace('261012', '260412'),
      on: '2026-04-12',
      fees: 34,
    }))
    await close(page, 'Abril', old)
    await expect(fees(page)).toContainText('Tarifas cobradas como diz a tabela que valeu até 28/02/2026')
    await expect(fees(page)).toContainText(
      'Todos os 12 pedidos com estas tarifas diferem do mesmo jeito: é mais provável que a tabela que vale para você seja outra.',
    )
    await expect(fees(page)).not.toContainText('Cobrado a mais')
  })

  await test.step('nothing is known of a month that was stored before', async () => {
    const id = await openClosing(page, 'Março')
    const headers = await sessionOf(page)
    const stored = await page.request.put(`/api/analysis/${id}`, {
      headers,
      data: { errors: [], quantity: 3, unmatched: [], totalErrors: 0 },
    })
    expect(stored.ok()).toBe(true)
    await page.reload()
    await openPart(page, 'Tarifas')
    await expect(fees(page)).toContainText('Abra os arquivos de novo para conferir as tarifas.')
  })
})
