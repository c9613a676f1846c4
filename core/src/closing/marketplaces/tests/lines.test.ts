import { expect, it } from 'vitest'
import { type Cell, closingMarketplaces, type LocatedFile, readSheets, type Sheet } from '../../index.ts'

const { shopee, mercadoLivre, shein } = closingMarketplaces

interface Named {
  readonly orderId: string
  readonly line?: number
}
interface Content {
  readonly orders?: readonly Named[]
  readonly leftOut?: readonly Named[]
  readonly payments?: readonly Named[]
}

interface Kind {
  readonly locate: (heads: readonly Sheet[]) => LocatedFile<Content>
  readonly header: readonly string[]
  readonly row: (id: string, item: string) => readonly Cell[]
  readonly ids: readonly [string, string, string]
  /** Whether the rows of an order are read as one. */
  readonly merges: boolean
}

const ofShopee = ['260305AAAAAAAA', '260306BBBBBBBB', '260307CCCCCCCC'] as const
const ofMercadoLivre = ['2000009007000011', '2000009007000022', '2000009007000033'] as const
const ofShein = ['GSH1000000001', 'GSH1000000002', 'GSH1000000003'] as const

const kinds: Readonly<Record<string, Kind>> = {
  'Meus Pedidos': {
    locate: shopee.files.locateOrders,
    header: [
      ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Nome do Produto'],
      ...['Subtotal do produto', 'Cupom do vendedor', 'Taxa de comissão líquida', 'Taxa de serviço líquida'],
    ],
    row: (id, item) => [
      id,
      id === ofShopee[2] ? 'Cancelado' : 'Concluído',
      null,
      item,
      '9.50',
      '0',
      '1',
      '1',
    ],
    ...{ ids: ofShopee, merges: true },
  },
  'Minha Renda': {
    locate: shopee.files.locateIncome,
    header: [
      ...['Número da sequência', 'ID do pedido', 'ID do reembolso', 'Data de conclusão do pagamento'],
      ...['Quantia total lançada (R$)', 'Valor Reembolsado ao Comprador'],
    ],
    row: (id, item) => [item, id, '-', '2026-04-20', `${item}.40`, '0'],
    ...{ ids: ofShopee, merges: false },
  },
  Vendas: {
    locate: mercadoLivre.files.locateOrders,
    header: ['N.º de venda', 'Data da venda', 'Estado', 'Total (BRL)'],
    row: (id, item) => [id, `${item} de março de 2026 10:30 hs.`, 'Entregue', '61.40'],
    ...{ ids: ofMercadoLivre, merges: false },
  },
  Liberações: {
    locate: mercadoLivre.files.locateIncome,
    header: [
      ...['DATE', 'SOURCE_ID', 'RECORD_TYPE', 'DESCRIPTION', 'NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT'],
      ...['ORDER_ID', 'PACK_ID'],
    ],
    row: (id, item) => ['2026-03-15', item, 'release', 'payment', `${item}.00`, '0.00', id, null],
    ...{ ids: ofMercadoLivre, merges: false },
  },
  'Conciliação por liberação': {
    locate: mercadoLivre.files.locateIncome,
    header: ['Número da operação', 'Data da liberação', 'Tipo de operação', 'Valor líquido'],
    row: (id, item) => [id, '15/03/2026', 'Venda', `${item}.00`],
    ...{ ids: ofMercadoLivre, merges: false },
  },
  Pedidos: {
    locate: shein.files.locateOrders,
    header: [
      ...['Número do pedido', 'ID do item', 'Status do pedido', 'Preço do produto', 'Valor do cupom'],
      ...['Desconto de campanha da loja', 'Comissão', 'Taxa de intermediação de frete'],
      ...['Taxa de operação de estocagem'],
    ],
    row: (id, item) => [id, item, id === ofShein[2] ? 'Cancelado' : 'Entregue', 90, 0, 0, 16, 4, 0],
    ...{ ids: ofShein, merges: true },
  },
  Faturas: {
    locate: shein.files.locateIncome,
    header: ['Número do pedido', 'Número de fatura', 'Valor a receber', 'Data de pagamento'],
    row: (id, item) => [id, `F${item}`, Number(item), '2026-09-20'],
    ...{ ids: ofShein, merges: false },
  },
}

it.each(Object.entries(kinds))(
  '%s: each row says its line, past what stands above and between',
  (_, kind) => {
    const { locate, header, row, ids, merges } = kind
    const [one, two, three] = ids
    const rows = [
      ['Relatório'],
      [],
      [...header],
      row(one, '11'),
      [],
      row(two, '12'),
      row(two, '13'),
      row(three, '14'),
    ]
    const isSale = header[0] === 'N.º de venda'
    const lines = linesOf(readSheets([{ name: 'dados', rows: isSale ? rows.toSpliced(6, 1) : rows }], locate))
    if (isSale)
      expect(lines).toEqual([
        [one, 4],
        [two, 6],
        [three, 7],
      ])
    else expect(lines).toEqual([[one, 4], [two, 6], ...(merges ? [] : [[two, 7]]), [three, 8]])
  },
)

it.each(Object.entries(kinds))('%s: a line is that of its sheet', (_, { locate, header, row, ids }) => {
  const [one, two, three] = ids
  const sheets = [
    { name: 'um', rows: [[...header], row(one, '11'), row(two, '12')] },
    { name: 'dois', rows: [['Relatório'], [...header], [], row(three, '13')] },
  ]
  expect(linesOf(readSheets(sheets, locate))).toEqual([
    [one, 2],
    [two, 3],
    [three, 4],
  ])
})

it('a package has the first line of it, also where its products stand before it', () => {
  const header = ['N.º de venda', 'Data da venda', 'Estado', 'Pacote de diversos produtos', 'Total (BRL)']
  const [pack, item, other] = ofMercadoLivre
  const day = '5 de março de 2026 10:30 hs.'
  const whole = [pack, day, 'Pacote de 2 produtos', 'Não', '61.40']
  const items = [item, other].map((id) => [id, day, 'Entregue', 'Sim', null])
  const lines = (...rows: Cell[][]) =>
    linesOf(readSheets([{ name: 'x', rows: [header, ...rows] }], mercadoLivre.files.locateOrders))
  expect(lines(whole, ...items)).toEqual([[pack, 2]])
  expect(lines(...items, whole)).toEqual([[pack, 2]])
})

function linesOf({ orders = [], leftOut = [], payments = [] }: Content) {
  return [...orders, ...leftOut, ...payments].map(({ orderId, line }) => [orderId, line])
}
