import { expect, it } from 'vitest'
import { faultOf } from '../../../../test/closing/fault-of.ts'
import { sheetsOf } from '../../../../test/closing/sample-sheets.ts'
import { type Cell, knownFile, locateAny, type OtherReport, readSheets } from '../../index.ts'
import { closingMarketplaceIds, closingMarketplaces } from '../../registry/closing-marketplaces.ts'

const given = [
  { path: 'layout-2026/orders.xlsx', marketplace: 'shopee', file: 'orders' },
  { path: 'layout-specification/orders.xlsx', marketplace: 'shopee', file: 'orders' },
  { path: 'layout-2026/income.xlsx', marketplace: 'shopee', file: 'income' },
  { path: 'layout-specification/income.xlsx', marketplace: 'shopee', file: 'income' },
  { path: 'mercado-livre/vendas.xlsx', marketplace: 'mercadoLivre', file: 'orders' },
  { path: 'mercado-livre/liberacoes.csv', marketplace: 'mercadoLivre', file: 'income' },
  { path: 'shein/pedidos.xlsx', marketplace: 'shein', file: 'orders' },
  { path: 'shein/faturas.xlsx', marketplace: 'shein', file: 'income' },
] as const

const inputs = closingMarketplaceIds.flatMap((marketplace) => {
  const { locateOrders, locateIncome } = closingMarketplaces[marketplace].files
  return [
    { marketplace, file: 'orders', locate: locateOrders },
    { marketplace, file: 'income', locate: locateIncome },
  ]
})

it.each(given)('$path is taken for what it is on every input of every marketplace', async (one) => {
  const sheets = await sheetsOf(one.path)
  const { path: _, ...is } = one
  const swapped = { kind: 'swapped', ...is }
  expect(knownFile(sheets)).toEqual(swapped)
  const { file: slot, marketplace } = is
  expect(readSheets(sheets, locateAny)).toMatchObject({ marketplace, slot, content: { warnings: [] } })
  for (const input of inputs) {
    const { locate } = input
    if (input.marketplace === marketplace && input.file === slot)
      expect(locate(sheets).tables).toHaveLength(1)
    else expect(faultOf(() => locate(sheets))).toEqual(swapped)
  }
})

const ofMercadoLivre = ['conciliation-of-sales', 'conciliation-of-releases', 'billing']
const ofMovements = ['shopee-wallet', 'shopee-advances', 'shopee-returns', 'shopee-affiliates']
const reports: readonly (readonly [OtherReport, string])[] = [
  [
    'conciliation-of-sales',
    'Data da operação | Número da operação | Tipo de operação | Status da operação | SKU | Valor total de tarifas (desconto já aplicado) | Valor líquido após tarifas | Detalhes de tarifas',
  ],
  ['conciliation-of-releases', 'Número da operação | Data da liberação | Tipo de operação | Valor líquido'],
  [
    'billing',
    'N° NF-e | Data da tarifa | Número da tarifa | Detalhe | Descontado da operação | Status da tarifa | Valor da tarifa | Número da venda | Pagamento | Data de venda',
  ],
  [
    'transactions',
    'EXTERNAL_REFERENCE | SOURCE_ID | TRANSACTION_TYPE | TRANSACTION_AMOUNT | SETTLEMENT_NET_AMOUNT | SETTLEMENT_DATE | ORDER_ID | PACK_ID | DESCRIPTION',
  ],
  [
    'collections',
    'Status da operação (status) | Valor do produto (transaction_amount) | Frete (shipping_cost) | Valor total recebido (net_received_amount) | Número da venda no Mercado Livre (order_id)',
  ],
  ['collections', 'date_created | status | transaction_amount | net_received_amount | order_id'],
  [
    'payment-billing',
    'N° NF-e | Data do movimento | Número da tarifa | Número da movimentação | Detalhe | Cobrados na operação | Status da tarifa | Tarifa estornada | Valor da tarifa | Tipo de operação | Operação relacionada',
  ],
  [
    'shopee-wallet',
    'Data | Tipo de transação | Descrição | ID do pedido | Direção do dinheiro | Valor | Status | Balança após as transações | Valor a Ser Ajustado',
  ],
  [
    'shopee-advances',
    'Data do resgate rápido | ID do resgate rápido | ID do pedido | Valor de pedidos disponível para resgate rápido | Percentual de resgate rápido | Valor dos resgates rápidos | Taxa de Serviço | Valor recebido | Valor restante para pagamento | Valor reembolsado | Faturamento total do pedido | Valor pendente | Status | Data da última transação | Data de vencimento',
  ],
  [
    'shopee-returns',
    'ID da Devolução | ID do pedido | Data de criação do pedido | Nome de usuário (Comprador) | Nome do Produto | Tempo de envio de devolução | Status da Devolução / Reembolso | Motivo da Devolução | Quantia total de reembolsos | Cidade | Cidade | Ação do Vendedor solicitada até | Compensação ao Vendedor (Disputa bem sucedida/Ajuste em carteira)',
  ],
  [
    'shopee-affiliates',
    'ID do pedido | Status do Pedido | Status verificado | Preço | Qtd | Nome do afiliado | Id de atribuição da comissão | Comissão do item da marca para o Afiliado | Taxa de serviço de Afiliados do Vendedor | despesas | Estado de dedução | Período de cobrança da comissão',
  ],
]

it.each(reports)('%s is taken for what it is on every input', (report, header) => {
  const above: Cell[][] = [['Relatório'], [], [], [], [], [], []]
  const sheets = [{ name: 'REPORT', rows: [...above, header.split(' | ')] }]
  const fault = { kind: 'other-report', report }
  expect(knownFile(sheets)).toEqual(fault)
  for (const { marketplace, file, locate } of inputs) {
    const isItsOwn = marketplace === 'mercadoLivre' && file === 'income' && ofMercadoLivre.includes(report)
    if (isItsOwn) expect(locate(sheets).tables).toMatchObject([{ sheet: 0, row: 7 }])
    else expect(faultOf(() => readSheets<unknown>(sheets, locate))).toEqual(fault)
  }
  const { locateMovements } = closingMarketplaces.shopee.files
  const isMovement = ofMovements.includes(report)
  if (isMovement || ofMercadoLivre.includes(report)) expect(locateAny(sheets).tables).toHaveLength(1)
  else expect(faultOf(() => locateAny(sheets))).toEqual(fault)
  if (isMovement) expect(locateMovements?.(sheets).tables).toMatchObject([{ sheet: 0, row: 7 }])
  else expect(faultOf(() => locateMovements?.(sheets))).toEqual(fault)
})

it.each([
  ['english', 'Order ID | Order Status | Product Name | Quantity'],
  ['spanish', 'ID de pedido | Estado del pedido | Fecha | Monto'],
  ['chinese', '订单编号 | 订单状态 | 商品名称 | SKU'],
  ['other', 'หมายเลข | สถานะ | ชื่อสินค้า | SKU'],
  [undefined, 'Código | Status | Data | Valor'],
])('names the language of an unknown file: %s', (language, header) => {
  for (const { locate } of inputs) {
    const fault = faultOf(() => locate([{ name: 'a', rows: [header.split(' | '), ['1', '2', '3', '4']] }]))
    expect(fault).toMatchObject({ kind: 'unknown' })
    expect(fault).toHaveProperty('header')
    expect('language' in fault ? fault.language : undefined).toBe(language)
  }
})
