import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import {
  incomeInput,
  openClosing,
  openOrder,
  openPart,
  ordersInput,
  pickMonth,
  summary,
  workbook,
} from '../support/closing.ts'
import { knownAnswer, sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

interface KnownMonth {
  quantity: number
  leftOut: number
  errors: { id: string; expected: number; received: number; difference: number }[]
  unmatched: { id: string }[]
  totalErrors: number
}

const months = [
  {
    name: 'Mercado Livre',
    folder: 'mercado-livre',
    month: 'mar',
    orders: 'vendas.xlsx',
    income: 'liberacoes.csv',
    reason: 'Desconto de 5% dos produtos',
    swapped: 'parece ser o de LIBERAÇÕES',
    part: 'Liberado pela venda',
    unmatched: 'Venda não consta no arquivo de LIBERAÇÕES',
  },
  {
    name: 'Shein',
    folder: 'shein',
    month: 'set',
    orders: 'pedidos.xlsx',
    income: 'faturas.xlsx',
    reason: 'Taxa de devolução',
    swapped: 'parece ser o de FATURAS',
    part: 'Taxa de processamento de devolução',
    unmatched: 'Pedido não consta no arquivo de FATURAS',
  },
]

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** March of somebody new, with its sales of Mercado Livre. */
async function openMarchOfSales(page: Page): Promise<void> {
  await enterAsNewSeller(page)
  await openClosing(page, 'Março', 'mercadoLivre')
  await ordersInput(page).setInputFiles(sample('closing/mercado-livre/vendas.xlsx'))
  await expect(page.getByText('220 pedidos')).toBeVisible()
}

for (const { name, folder, month, ...known } of months) {
  test(`F03 F05 F06 F07 F08 F10 a month of ${name} closes with its known answer, in its own words, and stays`, async ({
    page,
  }) => {
    const answer = knownAnswer<KnownMonth>(`closing/${folder}/expected.json`)
    const [first] = answer.errors
    if (!first) throw new Error('the known answer has no difference')
    const file = (of: string) => sample(`closing/${folder}/${of}`)
    await enterAsNewSeller(page)
    await page.goto('/analysis')

    await test.step('it is chosen with the month', async () => {
      await page.getByRole('button', { name: 'Nova Análise' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(name, { exact: true }).click()
      await pickMonth(dialog, month)
      await dialog.getByRole('button', { name: 'Criar Análise' }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('link', { name: new RegExp(name) }).click()
    })

    await test.step('files of another kind or marketplace are refused in its words', async () => {
      const refused = page.getByRole('alert')
      await ordersInput(page).setInputFiles(sample('closing/layout-2026/orders.xlsx'))
      await expect(refused).toContainText('parece ser o de MEUS PEDIDOS da Shopee')
      await ordersInput(page).setInputFiles(file(known.income))
      await expect(refused).toContainText(known.swapped)
    })

    const expectAnswer = async () => {
      await expect(summary(page)).toContainText(`Pedidos Analisados${answer.quantity}`)
      await expect(summary(page)).toContainText(`Pedidos Sem Pareamento${answer.unmatched.length}`)
      await expect(summary(page)).toContainText(`Diferenças Encontradas${answer.errors.length}`)
      await expect(summary(page)).toContainText(money.format(Math.abs(answer.totalErrors)))
    }
    await test.step('its two files give the known answer', async () => {
      await ordersInput(page).setInputFiles(file(known.orders))
      await expect(page.getByText(/^\d+ pedidos$/)).toBeVisible()
      await incomeInput(page).setInputFiles(file(known.income))
      await expectAnswer()
      await expect(page.getByText(known.unmatched).first()).toBeVisible()
      if (name === 'Mercado Livre') {
        await openPart(page, 'Arquivos')
        await expect(page.getByText(`${answer.leftOut} pedidos sem valor a receber`)).toBeVisible()
        await openPart(page, 'Conferência')
      }
    })

    await test.step('an order says what was expected, what was received, and why they differ', async () => {
      const row = page.getByRole('row').filter({ hasText: first.id })
      await expect(row).toContainText(money.format(Math.abs(first.difference)))
      await expect(row).toContainText(known.reason)
      const panel = await openOrder(page, first.id)
      await expect(panel.getByRole('region', { name: 'Parte por parte' })).toContainText(known.part)
      await expect(panel).toContainText(`Recebido${money.format(first.received)}`)
      await expect(panel.getByRole('region', { name: 'O que foi vendido' })).toContainText('SKU')
      await page.keyboard.press('Escape')
    })

    await test.step('it is there again after a reload, and in the list', async () => {
      await untilStored(page)
      await page.reload()
      await expectAnswer()
      await page.goto('/analysis')
      await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('a menos')
    })

    if (name === 'Shein') {
      await test.step('its invoices of a later month are not sent to that month', async () => {
        await page.locator('input[type=file]').first().setInputFiles(file(known.income))
        await expect(page.getByText('entra no mês em que os pedidos foram feitos.')).toBeVisible()
        await expect(page.getByText('Abra o mês dele e envie lá.')).toBeVisible()
      })
    }
  })
}

test('F05 F06 F07 F10 a month of Mercado Livre is closed with Conciliação, and fees beside change no figure', async ({
  page,
}) => {
  const answer = knownAnswer<KnownMonth>('closing/mercado-livre/expected.json')
  const file = (of: string) => sample(`closing/mercado-livre/${of}`)
  await openMarchOfSales(page)
  const refused = page.getByRole('alert')
  const expectAnswer = async () => {
    await expect(summary(page)).toContainText(`Pedidos Analisados${answer.quantity}`)
    await expect(summary(page)).toContainText(`Diferenças Encontradas${answer.errors.length}`)
    await expect(summary(page)).toContainText(money.format(Math.abs(answer.totalErrors)))
  }

  await test.step('reports of fees alone are refused with what to send along', async () => {
    await incomeInput(page).setInputFiles([file('faturamento.xlsx'), file('conciliacao-vendas.xlsx')])
    await expect(refused).toContainText('não o que foi pago')
    await expect(refused).toContainText('Envie junto, de uma vez, o relatório de liberações')
  })

  await test.step('operations without a sale are refused with the report to send instead', async () => {
    const header = ['Número da operação', 'Data da liberação', 'Tipo de operação', 'Valor líquido']
    const line = ['70000000001', '12/03/2026', 'Venda', '80,00']
    await incomeInput(page).setInputFiles(await workbook('outra-conta.xlsx', [header, line]))
    await expect(refused).toContainText('Nenhum “Número da operação” deste relatório é de uma venda')
    await expect(refused).toContainText('com as colunas ORDER_ID e PACK_ID')
  })

  await test.step('Conciliação por liberação de dinheiro gives the known answer', async () => {
    await incomeInput(page).setInputFiles(file('conciliacao-liberacao.csv'))
    await expectAnswer()
    await untilStored(page)
  })

  await test.step('the same money by Liberações beside it would count twice, and is refused', async () => {
    await incomeInput(page).setInputFiles([file('conciliacao-liberacao.csv'), file('liberacoes.csv')])
    await expect(refused).toContainText('juntas, ele contaria duas vezes')
    await expectAnswer()
  })

  await test.step('with Faturamento each sale says what was charged of it, and the invoice has its own list', async () => {
    await incomeInput(page).setInputFiles([file('conciliacao-liberacao.csv'), file('faturamento.xlsx')])
    await expect(page.getByText('Soma de 7 ajustes')).toBeVisible()
    await expectAnswer()
    await untilStored(page)
    await page.reload()
    await openPart(page, 'Conferência')
    const panel = await openOrder(page, answer.errors[0]?.id ?? '')
    const fees = panel.getByRole('region', { name: 'Tarifas cobradas' })
    await expect(fees).toContainText('Custo por vender no Mercado Livre')
    await expect(fees).toContainText('A tarifa de venda é a mesma do arquivo Vendas.')
  })

  await test.step('dropped on the list of months it is told for what it is, too', async () => {
    await page.goto('/analysis')
    const chosen = page.locator('input[type=file]').first()
    await chosen.setInputFiles(file('conciliacao-liberacao.csv'))
    await page.getByRole('button', { name: 'Abrir março de 2026' }).click()
    await expect(page.getByRole('heading', { name: /Março/ })).toBeVisible()
    await expectAnswer()
  })
})

test('F05 releases without the column of orders are refused with where to add it, other reports of Mercado Pago named, and a .txt read by what it says', async ({
  page,
}) => {
  await openMarchOfSales(page)
  const withoutOrders = [
    'DATE',
    'SOURCE_ID',
    'DESCRIPTION',
    'NET_CREDIT_AMOUNT',
    'NET_DEBIT_AMOUNT',
    'GROSS_AMOUNT',
  ]
  const line = ['2026-03-12', '90007000006', 'payment', '248.52', '0.00', '248.52']
  await incomeInput(page).setInputFiles(await workbook('release.xlsx', [withoutOrders, line]))
  await expect(page.getByRole('alert')).toContainText('acrescente ORDER_ID e PACK_ID')

  const text = (name: string, content: string | Buffer) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  })
  const columns = [
    'SOURCE_ID',
    'TRANSACTION_TYPE',
    'TRANSACTION_AMOUNT',
    'SETTLEMENT_NET_AMOUNT',
    'SETTLEMENT_DATE',
  ]
  await incomeInput(page).setInputFiles(
    text('settlement.csv', `${columns.join(';')}\n1;SETTLEMENT;1;1;2026-03-01\n`),
  )
  await expect(page.getByRole('alert')).toContainText('Todas as transações')
  await expect(page.getByRole('alert')).toContainText('Relatórios › Liberações')
  const releases = readFileSync(sample('closing/mercado-livre/liberacoes.csv'))
  await incomeInput(page).setInputFiles(text('liberacoes.txt', releases))
  await expect(summary(page)).toContainText('Diferenças Encontradas')
})
