import { expect, type Locator, type Page, test } from '@playwright/test'
import { copiedBy } from '../support/browser/clipboard.ts'
import { hold } from '../support/calls.ts'
import {
  downloadSheets,
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
import { expectNoViolations, expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { untilStored } from '../support/until-stored.ts'

const order = '2603012ZPHDF8J'

const walletHeader = [
  'Data',
  'Tipo de transação',
  'Descrição',
  'ID do pedido',
  'Direção do dinheiro',
  'Valor',
  'Status',
  'Balança após as transações',
  'Valor a Ser Ajustado',
]
const walletLine = (day: string, type: string, of: string, amount: string, balance: string) => [
  `${day} 10:00:00`,
  type,
  type,
  of,
  amount.startsWith('-') ? 'Saída' : 'Entrada',
  amount,
  'Concluído',
  balance,
  '-',
]
const walletLines = [
  walletLine('2026-04-10', 'Saques', '-', '-60.00', '9.36'),
  walletLine('2026-04-03', 'Renda do pedido', order, '93.00', '69.36'),
  walletLine('2026-03-20', 'Recarga Automática', '-', '-20.00', '-23.64'),
  walletLine('2026-03-18', 'Ajuste', '-', '-5.50', '-3.64'),
  walletLine('2026-03-17', 'Pix', '-', '1.86', '1.86'),
]
const above = Array.from({ length: 17 }, (_, row) => [`Resumo ${row + 1}`, ''])
const wallet = (name: string, lines = walletLines) => workbook(name, [...above, walletHeader, ...lines])

/** A month of one order, with 98 reais expected, and what was paid of it. */
const monthFiles = async (paid: number) => ({
  orders: await workbook('pedidos.xlsx', [orderHeader, [...line(order, 100), 0, '']]),
  income: await workbook('renda.xlsx', [incomeHeader, [order, paid, '2026-04-03', 0, '', '']]),
})

const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.join('\r\n')),
})
const advances = csv(
  'acelera.csv',
  'Shopee Acelera',
  '',
  'Vendedor,loja',
  'Período,2026-03',
  '',
  'Data do resgate rápido,ID do resgate rápido,ID do pedido,Valor dos resgates rápidos,Taxa de Serviço,Valor recebido,Valor restante para pagamento,Status',
  `2026-03-11,="7001",="${order}",R$83.70,R$1.70,R$82.00,R$9.30,Ativo`,
)
const affiliates = csv(
  'SellerOnlinePaymentValidationReport1.csv',
  'ID do pedido,Nome do afiliado,Id de atribuição da comissão,Preço,Qtd,Comissão do item da marca para o Afiliado,despesas,Estado de dedução',
  `${order},Loja da Ana,9001,100.00,1,3.00,3.50,Deduzido`,
)
/** A day within the week, at any hour. */
const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

const returns = async () => ({
  ...(await workbook('Order.return_refund.xls', [
    [
      'ID da Devolução',
      'ID do pedido',
      'Data de criação do pedido',
      'Nome do Produto',
      'Status da Devolução / Reembolso',
      'Motivo da Devolução',
      'Quantia total de reembolsos',
      'Ação do Vendedor solicitada até',
    ],
    ['R1', order, '2026-03-01 08:00', 'Caneca', 'Em análise', 'Com defeito', 'R$331,08', '2099-03-18 23:59'],
    ['R3', order, '2026-03-01 08:00', 'Prato', 'Em análise', 'Veio outro', 'R$10,00', '2099-04-01 23:59'],
    ['R2', '2603015K2ND3QB', '2026-03-01 09:00', 'Caneca', 'Em análise', 'Não chegou', 'R$20,00', soon],
  ])),
  mimeType: 'application/vnd.ms-excel',
})

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Drops files on a place of a screen, as a hand would. */
async function drop(place: Locator, ...files: Chosen[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }))
  const dataTransfer = await place.page().evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType, lastModified: 1_800_000_000_000 }))
    }
    return transfer
  }, sent)
  await place.dispatchEvent('drop', { dataTransfer })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const outcome = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button') })

/** Opens a new seller's month, whose order the wallet charged freight for. Returns the list of such freight. */
async function chargeFreight(page: Page, paid: number): Promise<Locator> {
  const { orders, income } = await monthFiles(paid)
  await enterAsNewSeller(page)
  await openClosing(page)
  await ordersInput(page).setInputFiles(orders)
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
  await incomeInput(page).setInputFiles(income)
  await untilStored(page)
  const charged = walletLine('2026-05-10', 'Ajuste', order, '-12.50', '-3.14')
  charged[2] = 'Taxa de frete por peso'
  await drop(heading(page), await wallet('carteira.xlsx', [charged, ...walletLines]))
  await openPart(page, 'Contestar')
  return page.getByRole('region', { name: 'Frete cobrado na Carteira por peso ou medidas' })
}

test('files that serve all months are dropped on the list of months, kept once, shown and removed', async ({
  page,
}) => {
  const { orders, income } = await monthFiles(93)
  await enterAsNewSeller(page)
  await openClosing(page)

  await test.step('a month has one order that was paid 5 reais less', async () => {
    await ordersInput(page).setInputFiles(orders)
    await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
    await incomeInput(page).setInputFiles(income)
    await expect(page.getByText('1 diferença', { exact: true })).toBeVisible()
    await untilStored(page)
    await openPart(page, 'Arquivos')
    await expect(page.getByText('Outros arquivos da Shopee')).toBeVisible()
    await expect(page.getByText('Fora dos pedidos: outros arquivos')).toBeHidden()
  })

  await test.step('several at once are told by their content, and one that was cut is refused', async () => {
    await page.goto('/analysis')
    await expect(page.getByText('Outros arquivos da Shopee')).toBeVisible()
    const cut = await wallet('cortada.xlsx', walletLines.toSpliced(2, 1))
    await drop(heading(page), await wallet('carteira.xlsx'), advances, affiliates, await returns(), cut)
    await expect(outcome(page, 'Carteira: carteira.xlsx')).toContainText(
      '17/03/2026 a 10/04/2026 · 5 linhas novas',
    )
    await expect(outcome(page, 'Carteira: carteira.xlsx')).toContainText(
      'Vale para março de 2026 (4) · abril de 2026 (1)',
    )
    await expect(outcome(page, 'Shopee Acelera: acelera.csv')).toContainText('1 linha nova')
    await expect(outcome(page, 'Afiliados: SellerOnline')).toContainText('1 linha nova')
    await expect(outcome(page, 'Devoluções: Order.return_refund.xls')).toContainText('3 linhas novas')
    await expect(outcome(page, 'cortada.xlsx')).toContainText(
      'A coluna “Balança após as transações” não fecha com as outras',
    )
  })

  await test.step('the same again adds nothing', async () => {
    await drop(heading(page), await wallet('carteira de novo.xlsx'))
    await expect(outcome(page, 'Carteira: carteira de novo.xlsx')).toContainText(
      '0 linhas novas, 5 que já estavam aqui',
    )
    await expect(page.getByRole('button', { name: 'Arquivos guardados (4)' })).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('a file of a month says which, and opens it with the file', async () => {
    await drop(heading(page), orders)
    await expect(outcome(page, 'Março de 2026, Shopee: Meus Pedidos')).toContainText('pedidos.xlsx')
    await page.getByRole('button', { name: 'Abrir março de 2026' }).click()
    await expect(page.getByRole('heading', { name: /Março/ })).toBeVisible()
    await untilStored(page)
    await expect(summary(page)).toContainText('Diferenças Encontradas1')
    await expect(page.getByRole('button', { name: 'Planilha do mês' })).toBeEnabled()
  })

  await test.step('the month shows what they say apart, and its own figures as before', async () => {
    await page.reload()
    const of = (title: string) => page.getByRole('region', { name: title, exact: true })
    await expect(of('Carteira')).toContainText(/Ajustes sem pedido \(1\)-R\$\s5,50/)
    await expect(of('Só mudou de lugar')).toContainText(/saldo de anúncios \(1\)-R\$\s20,00/)
    await expect(of('Combinado por você')).toContainText(/Comissão de afiliados \(1\)-R\$\s3,50/)
    await expect(of('Shopee Acelera')).toContainText(/Tarifa \(1\)-R\$\s1,70/)
    await expect(of('Devoluções deste mês')).toContainText(
      /Em análise · Com defeito responda até 18\/03\/2099/,
    )
    await expect(summary(page)).toContainText('Diferenças Encontradas1')
    await expectNoViolations(page)
  })

  await test.step('the workbooks of the month and of the year have them apart', async () => {
    const { sheets } = await downloadSheets(page, 'Planilha do mês')
    const [lines, sums] = sheets.slice(-2)
    expect([lines?.name, lines?.rows.length]).toEqual(['Outros arquivos', 10])
    expect(sums?.rows).toContainEqual(['Shopee Acelera', 'Adiantamento', 1, 82, -1.7, 9.3, 0])
    await page.goto('/analysis')
    const year = (await downloadSheets(page, 'Planilha do ano')).sheets.at(-1)
    expect(year?.rows[0]?.slice(-2)).toEqual(['Devoluções: compensações (R$)', 'Carteira: soma (R$)'])
    expect(year?.rows.slice(1, 4).map((row) => [row[0], row.at(-1)])).toEqual([
      ['março de 2026', 69.36],
      ['abril de 2026', -60],
      ['Total', 9.36],
    ])
    await page.goBack()
  })

  await test.step('the order has its lines', async () => {
    await openPart(page, 'Conferência')
    const panel = await openOrder(page, order)
    await expect(panel).toContainText('O dinheiro deste pedido entrou na sua carteira em 03/04/2026.')
    await expect(panel).toContainText(
      /adiantou R\$\s82,00 em 11\/03\/2026, com tarifa de R\$\s1,70; R\$\s9,30/,
    )
    await panel.getByRole('button', { name: 'Fechar' }).click()
  })

  await test.step('a return is answered in time, or is near on the home screen', async () => {
    await openPart(page, 'Contestar')
    const answers = page.getByRole('region', { name: 'Devoluções para responder' })
    await expect(answers).toContainText(/3 devoluções, R\$\s361,08/)
    await expect(answers).toContainText(/Até 18\/03\/2099, faltam/)
    const contest = answers.getByRole('button', { name: `Contestei a devolução do pedido ${order}` })
    await contest.first().click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Devolução do pedido guardada como “Contestado”' }),
    ).toBeVisible()
    await expect(answers).toContainText(/1 devolução, R\$\s20,00/)
    await page.getByRole('tab', { name: /Contestados/ }).click()
    await expect(answers).toContainText(/2 devoluções, R\$\s341,08/)
    await expect(answers).toContainText('Em análise · Com defeito')
    await expectNoViolations(page)
    await untilStored(page)
    await openPart(page, 'Conferência')
    const panel = await openOrder(page, order)
    await expect(panel.getByRole('region', { name: 'Devoluções para responder' })).toContainText(
      /R\$\s331,08 · Até 18\/03\/2099.*Com defeito.*R\$\s10,00 · Até 01\/04\/2099.*Veio outro/,
    )
    const ofReturn = page.getByRole('form', { name: 'Seu acompanhamento da devolução' })
    await expect(ofReturn.getByRole('radio', { name: 'Contestado' })).toBeChecked()
    const ofOrder = page.getByRole('form', { name: 'Seu acompanhamento', exact: true })
    await expect(ofOrder.getByRole('radio', { name: 'Em aberto' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(ofReturn).toBeHidden()
    await page.goto('/home')
    await expect(
      page.getByRole('link', { name: /R\$\s20,00 ?em 1 devolução para responder, até/ }),
    ).toBeVisible()
    await page.goBack()
  })

  await test.step('a file is removed with what only it has', async () => {
    await openPart(page, 'Arquivos')
    await page.getByRole('button', { name: 'Arquivos guardados (4)' }).click()
    await page.getByRole('button', { name: 'Remover carteira de novo.xlsx' }).click()
    await expect(page.getByRole('button', { name: 'Arquivos guardados (3)' })).toBeVisible()
    await expect(page.getByText('Ajustes sem pedido')).toBeHidden()
    await expect(page.getByRole('region', { name: 'Combinado por você', exact: true })).toBeVisible()
  })
})

test('freight that the wallet charged for an order that was paid as expected is contested by its order', async ({
  page,
}) => {
  const freight = await chargeFreight(page, 98)
  await test.step('it says which order, until when, where, and by which page', async () => {
    await expect(freight).toContainText(/1 pedido, R\$\s12,50/)
    const claims = page.getByRole('region', { name: 'O que contestar' })
    await expect(claims).toContainText(/1 pedido, R\$\s12,50/)
    await expect(claims.getByRole('tab', { name: 'A contestar' })).toContainText('1')
    await expect(freight).toContainText(
      new RegExp(`${order}Pelo menos até 01/03/2027, .* · cobrado em 10/05/2026 · .*frete por peso`),
    )
    await expect(freight).toContainText('Saldo da Carteira')
    await expect(freight.getByRole('link', { name: /Abrir seller\.shopee/ })).toHaveAttribute(
      'href',
      'https://seller.shopee.com.br/edu/article/4478',
    )
    const text = await copiedBy(freight.getByRole('button', { name: 'Copiar texto de 1 pedido' }))
    expect(text.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`- ${order}: R\\$ 12,50, cobrado em 10/05/2026, .*frete por peso\nTotal: R\\$ 12,50\n`),
    )
    await expectNoViolationsOnDevices(page)
  })

  await test.step('an order paid as expected opens from the search, with its lines', async () => {
    await page.getByLabel('Encontrar um pedido deste mês').fill(order)
    const panel = await openOrder(page, order)
    await expect(panel).toContainText('Pago como esperado')
    const found = panel.getByRole('region', { name: 'Em outros arquivos' })
    await expect(found).toContainText('O dinheiro deste pedido entrou na sua carteira em 03/04/2026.')
    await expect(found).toContainText(/10\/05\/2026.*frete por peso.*-R\$\s12,50/)
    await panel.getByRole('button', { name: 'Fechar' }).click()
  })

  await test.step('it is asked and won, which counts as recovered', async () => {
    await freight.getByRole('button', { name: `Contestei o frete do pedido ${order}` }).click()
    await expect(freight).toBeHidden()
    await page.getByRole('tab', { name: /Contestados/ }).click()
    await freight.getByRole('button', { name: `Recuperei o frete do pedido ${order}` }).click()
    await page.getByRole('tab', { name: /Recuperados/ }).click()
    await expect(freight).toContainText(/1 pedido, R\$\s12,50/)
    await untilStored(page)
    await page.goto('/analysis')
    await expect(page.getByRole('link', { name: /^Março/ })).toContainText(/R\$\s12,50 recuperados/)
  })
})

test('what is missing of an order and the freight charged for it are worked off apart', async ({ page }) => {
  const freight = await chargeFreight(page, 93)
  const panel = page.getByRole('dialog', { name: order })
  const ofOrder = panel.getByRole('form', { name: 'Seu acompanhamento', exact: true })
  const ofFreight = panel.getByRole('form', { name: 'Seu acompanhamento do frete' })

  await test.step('the freight is asked for, and the difference is still to do after the page loads again', async () => {
    await freight.getByRole('button', { name: `Contestei o frete do pedido ${order}` }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Frete do pedido guardado' })).toBeVisible()
    await page.reload()
    const todo = page.getByRole('tab', { name: /A contestar/ })
    await expect(todo).toContainText('1')
    await expect(page.getByText(/^Contestado:/)).toHaveCount(0)
    await page.getByRole('tab', { name: /Contestados/ }).click()
    await expect(freight).toContainText(/1 pedido, R\$\s12,50/)
  })

  await test.step('the order has an editor for each, and both are kept', async () => {
    await openPart(page, 'Conferência')
    await openOrder(page, order)
    await expect(ofOrder.getByRole('radio', { name: 'Em aberto' })).toBeChecked()
    await expect(ofFreight.getByRole('radio', { name: 'Contestado' })).toBeChecked()
    await ofFreight.getByLabel('Nota').fill('chamado do frete')
    await ofFreight.getByRole('button', { name: 'Salvar nota e valor' }).click()
    await ofOrder.getByText('Recuperado', { exact: true }).click()
    await expect(ofOrder.getByLabel('Valor recuperado')).toHaveValue(/5,00/)
    await expect(panel.getByRole('region', { name: 'Histórico' })).toContainText(
      /Recuperado: R\$\s5,00.*Frete da Carteira · Contestado/,
    )
    await untilStored(page)
    await page.reload()
    await expect(ofFreight.getByLabel('Nota')).toHaveValue('chamado do frete')
    await expect(ofOrder.getByLabel('Nota')).toHaveValue('')
    await expect(ofOrder.getByRole('radio', { name: 'Recuperado' })).toBeChecked()
    await expect(ofFreight.getByRole('radio', { name: 'Contestado' })).toBeChecked()
    await expectNoViolationsOnDevices(page)
  })
})

test('a file dropped while a month opens, reads or stores is read, or queued with a message', async ({
  page,
}) => {
  const { orders, income } = await monthFiles(93)
  await enterAsNewSeller(page)
  const id = await openClosing(page)

  await test.step('while it opens: what is told at once waits for its month', async () => {
    const release = await hold(page, `**/api/analysis/${id}/summary`)
    await page.goto(`/fechamento/${id}`)
    await expect(page.getByRole('status', { name: 'Carregando a análise' })).toBeVisible()
    await drop(page.locator('body'), orders, affiliates)
    await expect(outcome(page, 'Afiliados: SellerOnline')).toContainText('1 linha nova')
    await expect(outcome(page, 'pedidos.xlsx')).toContainText('É Meus Pedidos da Shopee de março de 2026')
    await expect(outcome(page, 'pedidos.xlsx')).toContainText('O mês ainda está abrindo.')
    release()
    await page.getByRole('button', { name: 'Ler como Meus Pedidos deste mês' }).click()
    await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
    await expect(page.getByText('É Meus Pedidos da Shopee')).toHaveCount(0)
    await untilStored(page)
  })

  await test.step('while it stores: the card is busy, and the page takes what is dropped on it', async () => {
    await incomeInput(page).setInputFiles(income)
    const release = await hold(page, `**/api/analysis/${id}/files`)
    await expect(page.getByRole('status').filter({ hasText: 'Salvando' })).toBeVisible()
    await drop(page.locator('section[data-compact] label').nth(1), income)
    await expect(outcome(page, 'renda.xlsx').first()).toContainText(
      'Na fila: dá para ler quando Minha Renda terminar.',
    )
    release()
    await page.getByRole('button', { name: 'Ler como Minha Renda deste mês' }).click()
    await expect(summary(page)).toContainText('Diferenças Encontradas1')
    await untilStored(page)
  })

  await test.step('beside the lists too, and a file of another marketplace is told so', async () => {
    await drop(page.getByRole('navigation').first(), await wallet('carteira.xlsx'))
    await expect(outcome(page, 'Carteira: carteira.xlsx')).toContainText('5 linhas novas')
    await openClosing(page, 'Março', 'mercadoLivre')
    await drop(heading(page), orders)
    await expect(outcome(page, 'pedidos.xlsx')).toContainText(
      'Este mês é do Mercado Livre: volte à lista de análises e envie o arquivo lá.',
    )
    const header =
      'ID do Afiliado,Nome de usuário do afiliado,Vendas(R$),Pedidos,Cliques,Comissão estimada(R$),ROI'
    await drop(heading(page), csv('AMSAffiliatePerformance1.csv', header, '1,Ana,100,1,10,5,20'))
    await expect(outcome(page, 'AMSAffiliatePerformance1.csv')).toContainText(
      'parece ser o relatório de desempenho por afiliado, da Shopee, que não entra nesta conta',
    )
    await expectNoViolations(page)
  })
})
