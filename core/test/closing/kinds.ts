import type { ClosingMarketplace } from '../../src/closing/model/names/known-names.ts'
import type { Cell } from '../../src/closing/reading/sheet.ts'

/** A kind of file as it is exported; `amount`, `id` and `day` are column indexes. */
export interface Kind {
  readonly marketplace: ClosingMarketplace
  readonly file: 'locateOrders' | 'locateIncome'
  readonly header: readonly string[]
  readonly lines: readonly Cell[][]
  readonly id: number
  readonly amount: number
  readonly day: number
}

const fee = (amount: string) =>
  `{Tarifa 1\nID da tarifa: 7\nNome da tarifa: Custo por vender\nValor líquido: ${amount}\nPós-paga: Não;}`

/** The header and lines of a table whose cells are separated by bars, with one more column behind them. */
function table(text: string, last?: readonly string[]): Pick<Kind, 'header' | 'lines'> {
  const rows = text.trim().split('\n')
  const [header = [], ...lines] = rows.map((row, place) => [
    ...row.split('|').map((cell) => cell.trim()),
    ...(last?.slice(place, place + 1) ?? []),
  ])
  return { header, lines: lines.map((line) => line.map((cell) => cell || null)) }
}

/** Each file of each marketplace, with three or four rows that say all of it. */
export const kinds: Readonly<Record<string, Kind>> = {
  'Shopee, Meus Pedidos': {
    marketplace: 'shopee',
    file: 'locateOrders',
    id: 0,
    amount: 6,
    day: 3,
    ...table(`
      ID do pedido | Status do pedido | Status da Devolução / Reembolso | Data de criação do pedido | Nome do Produto | Quantidade | Subtotal do produto | Número de produtos pedidos | Cupom do vendedor | Taxa de comissão líquida | Taxa de serviço líquida
      2603050QXK0001 | Concluído |  | 2026-03-05 10:00 | A | 1 | 100.00 | 1 | 0.00 | 18.00 | 6.00
      2603060QXK0002 | Concluído |  | 2026-03-06 10:00 | B | 1 | 50.50 | 1 | 1.50 | 9.09 | 5.01
      2603170QXK0003 | Enviado |  | 2026-03-17 10:00 | C | 1 | 1299.00 | 1 | 0.00 | 233.82 | 30.00`),
  },
  'Shopee, Minha Renda': {
    marketplace: 'shopee',
    file: 'locateIncome',
    id: 2,
    amount: 6,
    day: 5,
    ...table(`
      Número da sequência | Ver | ID do pedido | ID do reembolso | SKU | Data de conclusão do pagamento | Quantia total lançada (R$) | Taxa de frete paga pelo comprador | Frete cobrado pelo parceiro logístico | Desconto de frete pela Shopee | Valor Reembolsado ao Comprador
      1 | Order | 2603050QXK0001 | - | - | 2026-03-15 | 76.00 | 0.00 | 0.00 | 0.00 | 0.00
      2 | Order | 2603060QXK0002 | - | - | 2026-03-16 | 34.90 | 0.00 | 0.00 | 0.00 | 0.00
      3 | Order | 2603170QXK0003 | - | - | 2026-03-27 | 1035.18 | 0.00 | 0.00 | 0.00 | 0.00`),
  },
  'Mercado Livre, Vendas': {
    marketplace: 'mercadoLivre',
    file: 'locateOrders',
    id: 0,
    amount: 8,
    day: 1,
    ...table(`
      N.º de venda | Data da venda | Estado | Descrição do status | Pacote de diversos produtos | Unidades | Receita por produtos (BRL) | Tarifa de venda e impostos (BRL) | Total (BRL) | SKU | Título do anúncio | Data de entrega
      2000009007000014 | 5 de março de 2026 10:30 hs. | Entregue | Entregue | Não | 1 | 100.00 | -13.00 | 87.00 | S | Caneca | 12 de março
      2000009007000025 | 5 de março de 2026 10:30 hs. | Entregue | Entregue | Não | 1 | 50.50 | -6.57 | 43.93 | S | Copo | 12 de março
      2000009007000036 | 5 de março de 2026 10:30 hs. | Entregue | Entregue | Não | 1 | 1299.00 | -168.87 | 1130.13 | S | Bule | 12 de março`),
  },
  'Mercado Livre, Liberações': {
    marketplace: 'mercadoLivre',
    file: 'locateIncome',
    id: 6,
    amount: 4,
    day: 0,
    ...table(`
      DATE | SOURCE_ID | RECORD_TYPE | DESCRIPTION | NET_CREDIT_AMOUNT | NET_DEBIT_AMOUNT | ORDER_ID | PACK_ID
      2026-03-15T12:15:00.000-03:00 | 91 | release | payment | 87.00 | 0.00 | 2000009007000014 |
      2026-03-16T12:15:00.000-03:00 | 92 | release | payment | 43.93 | 0.00 | 2000009007000025 |
      2026-03-17T12:15:00.000-03:00 | 93 | release | payment | 1130.13 | 0.00 | 3000000001 | 2000009007000036
      2026-03-17T12:15:00.000-03:00 | 94 | release | shipping | 0.00 | 7.50 | 2000009007000014 |`),
  },
  'Mercado Livre, Conciliação por liberação': {
    marketplace: 'mercadoLivre',
    file: 'locateIncome',
    id: 0,
    amount: 3,
    day: 1,
    ...table(`
      Número da operação | Data da liberação | Tipo de operação | Valor líquido
      2000009007000014 | 15/03/2026 | Venda | 87.00
      2000009007000025 | 16/03/2026 | Venda | 43.93
      2000009007000036 | 17/03/2026 | Venda | 1130.13`),
  },
  'Mercado Livre, Conciliação por vendas': {
    marketplace: 'mercadoLivre',
    file: 'locateIncome',
    id: 0,
    amount: 3,
    day: 1,
    ...table(
      `
      Número da operação | Data da venda | Tipo de operação | Valor total de tarifas (desconto já aplicado) | Valor total de tarifas pós-pagas | Valor líquido após tarifas
      2000009007000014 | 05/03/2026 | Venda | 13.00 | 0.00 | 87.00
      2000009007000025 | 05/03/2026 | Venda | 6.57 | 0.00 | 43.93
      2000009007000036 | 05/03/2026 | Venda | 1168.87 | 0.00 | 1130.13`,
      ['Detalhes de tarifas', fee('13,00'), fee('6,57'), fee('1.168,87')],
    ),
  },
  'Mercado Livre, Faturamento': {
    marketplace: 'mercadoLivre',
    file: 'locateIncome',
    id: 7,
    amount: 6,
    day: 0,
    ...table(`
      Data da tarifa | Número da tarifa | Detalhe | Descontado da operação | Status da tarifa | Tarifa estornada | Valor da tarifa | Número da venda
      2026-03-05 | 68000000001 | Custo por vender | Não | Cobrada |  | 13.00 | 2000009007000014
      2026-03-06 | 68000000002 | Custo por vender | Sim | Cobrada |  | 6.57 | 2000009007000025
      2026-03-17 | 68000000003 | Custo por vender | Não se aplica | Cobrada |  | 1168.87 | 2000009007000036`),
  },
  'Shein, Pedidos': {
    marketplace: 'shein',
    file: 'locateOrders',
    id: 0,
    amount: 6,
    day: 5,
    ...table(`
      Número do pedido | Status do pedido | ID do item | Nome do produto | Moeda do vendedor | Data e hora de criação do pedido | Preço do produto | Valor do cupom | Desconto de campanha da loja | Comissão | Taxa de intermediação de frete | Taxa de operação de estocagem
      GSH1000000001 | Entregue | 1 | Blusa | BRL | 5 setembro 2026 10:30 | 100.00 | 0.00 | 0.00 | 18.00 | 4.00 | 0.00
      GSH1000000002 | Entregue | 2 | Saia | BRL | 6 setembro 2026 10:30 | 50.50 | 1.50 | 0.00 | 9.09 | 4.00 | 0.00
      GSH1000000003 | Entregue | 3 | Calça | BRL | 17 setembro 2026 10:30 | 1299.00 | 0.00 | 9.00 | 233.82 | 6.00 | 1.00`),
  },
  'Shein, Faturas': {
    marketplace: 'shein',
    file: 'locateIncome',
    id: 1,
    amount: 12,
    day: 13,
    ...table(`
      Site | Número do pedido | Número de pedido relacionado | Número de fatura | Tipo de fatura | Resumo de preços de produtos | Desconto da campanha | Valor do cupom da loja | Comissão | Taxa de intermediação de frete | Taxa de operação de estocagem | Taxa de processamento de devolução | Valor a receber | Data de pagamento
      BR | GSH1000000001 |  | F1 | Pedido | 100.00 | 0.00 | 0.00 | 18.00 | 4.00 | 0.00 | 0.00 | 78.00 | 2026-09-20
      BR | GSH1000000002 |  | F2 | Pedido | 50.50 | 0.00 | 1.50 | 9.09 | 4.00 | 0.00 | 0.00 | 35.91 | 2026-09-21
      BR | GSH1000000003 |  | F3 | Pedido | 1299.00 | 9.00 | 0.00 | 223.82 | 6.00 | 1.00 | 0.00 | 1059.18 | 2026-09-27`),
  },
}
