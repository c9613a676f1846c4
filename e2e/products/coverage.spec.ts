import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { openClosing, ordersInput, workbook } from '../support/closing.ts'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

const header = [
  'ID do pedido',
  'Status do pedido',
  'Status da Devolução / Reembolso',
  'Data de criação do pedido',
  'Nome do Produto',
  'Número de referência SKU',
  'Nome da variação',
  'Preço acordado',
  'Quantidade',
  'Subtotal do produto',
  'Cupom do vendedor',
  'Taxa de comissão',
  'Taxa de serviço',
]

/** Orders of Shopee. Most have no SKU, as in real shops. */
function shopeeOrders(): string[][] {
  const sold = [
    ...Array.from({ length: 60 }, () => ['Caneca de barro', '', 'Azul', '50.00']),
    ...Array.from({ length: 40 }, () => ['Prato raso', '', '', '60.00']),
    ['Colher de pau', 'COL-1', '', '20.00'],
  ]
  return sold.map(([name = '', sku = '', variation = '', price = ''], place) => [
    `260312QXK${String(place).padStart(5, '0')}`,
    'Concluído',
    '',
    '2026-03-12 10:00',
    name,
    sku,
    variation,
    price,
    '1',
    price,
    '0.00',
    '0.00',
    '0.00',
  ])
}

/** The seller's list of costs: the names of what Shopee sold, and the SKUs of what Mercado Livre did. */
async function costList(): Promise<Buffer> {
  const { sheets } = await readXlsx(readFileSync(sample('closing/mercado-livre/vendas.xlsx')))
  const rows = sheets[0]?.rows ?? []
  const place = rows.find((row) => row.includes('SKU'))?.indexOf('SKU') ?? -1
  const skus = new Set(rows.flatMap((row) => (/^SKU-\d/.test(String(row[place])) ? String(row[place]) : [])))
  return Buffer.from(
    [
      'SKU;Nome;Custo',
      'CAN-AZ;Caneca de barro - Azul;12,00',
      'PRA-1;Prato raso;9,00',
      ...[...skus].map((sku) => `${sku};Produto ${sku};20,00`),
    ].join('\n'),
  )
}

test('from an empty account to a cost for 99 % of the revenue, with a list of costs and equal names', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await openClosing(page)
  await ordersInput(page).setInputFiles(await workbook('pedidos.xlsx', [header, ...shopeeOrders()]))
  await expect(page.getByText('101 pedidos', { exact: true })).toBeVisible()
  await untilStored(page)
  await openClosing(page, 'Março', 'mercadoLivre')
  await ordersInput(page).setInputFiles(sample('closing/mercado-livre/vendas.xlsx'))
  await expect(page.getByText('220 pedidos', { exact: true })).toBeVisible()
  await untilStored(page)

  await page.goto('/produtos')
  const answer = page.getByRole('region', { name: 'Vendidos sem custo' })
  await expect(answer.getByRole('heading')).toContainText('são 100% do que você vendeu em março de 2026')
  await page.getByRole('button', { name: 'Trazer arquivos' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Trazer arquivos' })
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'custos.csv',
    mimeType: 'text/csv',
    buffer: await costList(),
  })
  await dialog.getByRole('button', { name: 'Conferir' }).press('Enter')
  await dialog.getByRole('button', { name: /^Usar 01\/03\/2026/ }).press('Enter')
  await dialog.getByRole('button', { name: /^Salvar \d+ produtos$/ }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(answer.getByRole('heading')).toContainText('3 produtos sem custo são')

  await answer.getByRole('button', { name: 'Ver os produtos' }).press('Enter')
  const sold = page.getByRole('dialog', { name: 'Vendidos sem custo' })
  await expect(sold.getByRole('button', { name: 'É “Caneca de barro - Azul”' })).toBeVisible()
  await expectNoViolationsOnDevices(page)
  await sold.getByRole('button', { name: 'Aceitar 2 nomes iguais' }).press('Enter')
  await expect(sold.getByRole('row')).toHaveCount(2)
  await expect(sold.getByRole('row').last()).toContainText('Colher de pau')
  await page.goBack()
  await expect(answer.getByRole('heading')).toContainText(/^1 produto sem custo é 0,\d\d% do que você vendeu/)
  await expect(answer).toContainText(/99,\d\d% com custo/)
  await page.reload()
  await expect(answer).toContainText(/99,\d\d% com custo/)

  await openClosing(page, 'Setembro', 'shein')
  await ordersInput(page).setInputFiles(sample('closing/shein/pedidos.xlsx'))
  await expect(page.getByText('209 pedidos', { exact: true })).toBeVisible()
  await untilStored(page)
  await page.goto('/produtos')
  await expect(answer.getByRole('heading')).toHaveText('Tudo o que você vendeu em setembro de 2026 tem custo')
})
