import { expect, test } from '@playwright/test'
import {
  closeMonth,
  incomeHeader,
  incomeInput,
  line,
  openClosing,
  openOrder,
  orderHeader,
  ordersInput,
  rowOf,
  summary,
  workbook,
} from '../support/closing.ts'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

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
    await expect(history).toContainText(/Pago: R\$\s129,99.*arquivo Minha Renda/)
    const sources = panel.getByRole('region', { name: 'De onde vem' }).getByRole('listitem')
    await expect(sources).toHaveText([/^orders\.xlsx/, /^R\$\s129,99.*: income\.xlsx/])
    await expectNoViolationsOnDevices(page)
  })

  await test.step('the neighbours are a key away, and the list follows', async () => {
    const place = panel.getByRole('status').filter({ hasText: / de 26$/ })
    const before = (await place.textContent()) ?? ''
    await page.keyboard.press('ArrowRight')
    await expect(panel).toBeHidden()
    const next = page.getByRole('dialog', { name: /^Pedido / })
    await expect(next.getByRole('status').filter({ hasText: / de 26$/ })).not.toHaveText(before)
    await page.keyboard.press('ArrowLeft')
    await expect(panel).toBeVisible()
    await expect(panel.locator('[inert]')).toHaveCount(0)
    await panel.getByLabel('Nota').press('ArrowRight')
    await expect(panel).toBeVisible()
  })

  await test.step('a reload finds it, and closing it leads back to its row', async () => {
    await page.reload()
    await expect(panel.getByRole('heading', { name: 'Histórico' })).toBeVisible()
    await expect(page.locator('tr[data-state~=open]')).toBeVisible()
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
    await expect(page.getByRole('dialog', { name: 'Pedido NENHUM' })).toContainText('não está nos arquivos')
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

test("an order's panel says that its freight nearly comes to what is missing, and that the rest of a package is awaited", async ({
  page,
}) => {
  await test.step('an order whose freight nearly comes to what is missing says so, beside the note as it is', async () => {
    await enterAsNewSeller(page)
    await openClosing(page)
    await ordersInput(page).setInputFiles(await workbook('marco.xlsx', [orderHeader, line('A', 30)]))
    await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
    const freight = [
      ['ID do pedido', 'Taxa de frete esperada:', 'Taxa de frete real cobrada pelo parceiro logístico:'],
      ['A', 10, 16.04],
    ]
    await incomeInput(page).setInputFiles(
      await workbook(
        'renda.xlsx',
        [incomeHeader, ['A', 22, '2026-04-05']],
        [{ name: 'Shipping Fee Discrepancy', rows: freight }],
      ),
    )
    await expect(summary(page)).toContainText('Diferenças Encontradas1')
    const panel = await openOrder(page, 'A')
    await expect(panel).toContainText(
      /O frete ficou R\$\s6,04 acima do esperado, quase o valor que falta: pode vir daí/,
    )
    await expect(panel).toContainText('Erro desconhecido, verifique com o suporte da Shopee')
    await untilStored(page)
  })

  await test.step('the rest of a package of Mercado Livre that is not released yet is awaited, and not asked for', async () => {
    await openClosing(page, 'Abril', 'mercadoLivre')
    const pack = '2000009007000014'
    const day = '15 de abril de 2026 10:30 hs.'
    const sales = [
      ['N.º de venda', 'Data da venda', 'Estado', 'Unidades', 'Total (BRL)', 'Título do anúncio'],
      [pack, day, 'Pacote de 2 produtos', 2, 150, ''],
      ['2000009007000021', day, 'Entregue', 1, '', 'Bule'],
      ['2000009007000022', day, 'Entregue', 1, '', 'Copo'],
    ]
    await ordersInput(page).setInputFiles(await workbook('vendas.xlsx', sales))
    await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
    const releases = [
      [
        'DATE',
        'SOURCE_ID',
        'RECORD_TYPE',
        'DESCRIPTION',
        'NET_CREDIT_AMOUNT',
        'NET_DEBIT_AMOUNT',
        'ORDER_ID',
        'PACK_ID',
      ],
      ['2026-04-20', '71', 'release', 'payment', 70, 0, '2000009007000021', pack],
    ]
    await incomeInput(page).setInputFiles(await workbook('liberacoes.xlsx', releases))
    await expect(summary(page)).toContainText('Diferenças Encontradas1')
    await expect(summary(page).getByText('Peça de volta')).toBeHidden()
    await expect(summary(page)).toContainText(/R\$\s80,00 do resto de pacotes, ainda a liberar/)
    await expect(summary(page)).not.toContainText('pagos a menos')
    await expect(page.getByRole('button', { name: 'Exportar para o suporte' })).toBeDisabled()
    const panel = await openOrder(page, pack)
    await expect(panel).toContainText('o resto do pacote ainda não foi liberado')
    await expect(panel).toContainText('Só uma parte dos produtos está em Liberações')
    await expect(panel).toContainText('Ainda não')
    await untilStored(page)
    await page.goto('/analysis')
    const card = page.getByRole('listitem').filter({ hasText: 'Abril' })
    await expect(card).toContainText(/R\$\s80,00 ainda a liberar/)
  })
})
