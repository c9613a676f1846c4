import { expect, test } from '@playwright/test'
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
