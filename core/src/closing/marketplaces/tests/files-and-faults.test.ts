import { describe, expect, it } from 'vitest'
import {
  type Cell,
  ClosingProblem,
  closingMarketplaces,
  type FileWarning,
  type IncomeFile,
  type LocatedFile,
  type OrdersFile,
  readSheets,
  type Sheet,
} from '../../index.ts'

type Content = Partial<IncomeFile & OrdersFile>

/** A kind of file as it is exported; `amount`, `id` and `day` are column indexes. */
interface Kind {
  readonly locate: (heads: readonly Sheet[]) => LocatedFile<unknown>
  readonly header: readonly string[]
  readonly lines: readonly Cell[][]
  readonly id: number
  readonly amount: number
  readonly day: number
}

const { shopee, mercadoLivre, shein } = closingMarketplaces
const [one, two, three] = ['2000009007000014', '2000009007000025', '2000009007000036']
const long = '5 de março de 2026 10:30 hs.'
const fee = (amount: string) =>
  `{Tarifa 1\nID da tarifa: 7\nNome da tarifa: Custo por vender\nValor líquido: ${amount}\nPós-paga: Não;}`

const kinds: Readonly<Record<string, Kind>> = {
  'Shopee, Meus Pedidos': {
    locate: shopee.files.locateOrders,
    header: [
      ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Data de criação do pedido'],
      ...['Nome do Produto', 'Quantidade', 'Subtotal do produto', 'Número de produtos pedidos'],
      ...['Cupom do vendedor', 'Taxa de comissão líquida', 'Taxa de serviço líquida'],
    ],
    lines: [
      [
        '2603050QXK0001',
        'Concluído',
        null,
        '2026-03-05 10:00',
        'A',
        '1',
        '100.00',
        '1',
        '0.00',
        '18.00',
        '6.00',
      ],
      [
        '2603060QXK0002',
        'Concluído',
        null,
        '2026-03-06 10:00',
        'B',
        '1',
        '50.50',
        '1',
        '1.50',
        '9.09',
        '5.01',
      ],
      [
        '2603170QXK0003',
        'Enviado',
        null,
        '2026-03-17 10:00',
        'C',
        '1',
        '1299.00',
        '1',
        '0.00',
        '233.82',
        '30.00',
      ],
    ],
    ...{ id: 0, amount: 6, day: 3 },
  },
  'Shopee, Minha Renda': {
    locate: shopee.files.locateIncome,
    header: [
      ...['Número da sequência', 'Ver', 'ID do pedido', 'ID do reembolso', 'SKU'],
      ...[
        'Data de conclusão do pagamento',
        'Quantia total lançada (R$)',
        'Taxa de frete paga pelo comprador',
      ],
      ...['Frete cobrado pelo parceiro logístico', 'Desconto de frete pela Shopee'],
      ...['Valor Reembolsado ao Comprador'],
    ],
    lines: [
      ['1', 'Order', '2603050QXK0001', '-', '-', '2026-03-15', '76.00', '0.00', '0.00', '0.00', '0.00'],
      ['2', 'Order', '2603060QXK0002', '-', '-', '2026-03-16', '34.90', '0.00', '0.00', '0.00', '0.00'],
      ['3', 'Order', '2603170QXK0003', '-', '-', '2026-03-27', '1035.18', '0.00', '0.00', '0.00', '0.00'],
    ],
    ...{ id: 2, amount: 6, day: 5 },
  },
  'Mercado Livre, Vendas': {
    locate: mercadoLivre.files.locateOrders,
    header: [
      ...['N.º de venda', 'Data da venda', 'Estado', 'Descrição do status', 'Pacote de diversos produtos'],
      ...['Unidades', 'Receita por produtos (BRL)', 'Tarifa de venda e impostos (BRL)', 'Total (BRL)'],
      ...['SKU', 'Título do anúncio', 'Data de entrega'],
    ],
    lines: [
      [
        one,
        long,
        'Entregue',
        'Entregue',
        'Não',
        '1',
        '100.00',
        '-13.00',
        '87.00',
        'S',
        'Caneca',
        '12 de março',
      ],
      [two, long, 'Entregue', 'Entregue', 'Não', '1', '50.50', '-6.57', '43.93', 'S', 'Copo', '12 de março'],
      [
        three,
        long,
        'Entregue',
        'Entregue',
        'Não',
        '1',
        '1299.00',
        '-168.87',
        '1130.13',
        'S',
        'Bule',
        '12 de março',
      ],
    ],
    ...{ id: 0, amount: 8, day: 1 },
  },
  'Mercado Livre, Liberações': {
    locate: mercadoLivre.files.locateIncome,
    header: [
      ...['DATE', 'SOURCE_ID', 'RECORD_TYPE', 'DESCRIPTION', 'NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT'],
      ...['ORDER_ID', 'PACK_ID'],
    ],
    lines: [
      ['2026-03-15T12:15:00.000-03:00', '91', 'release', 'payment', '87.00', '0.00', one, null],
      ['2026-03-16T12:15:00.000-03:00', '92', 'release', 'payment', '43.93', '0.00', two, null],
      ['2026-03-17T12:15:00.000-03:00', '93', 'release', 'payment', '1130.13', '0.00', '3000000001', three],
      ['2026-03-17T12:15:00.000-03:00', '94', 'release', 'shipping', '0.00', '7.50', one, null],
    ],
    ...{ id: 6, amount: 4, day: 0 },
  },
  'Mercado Livre, Conciliação por liberação': {
    locate: mercadoLivre.files.locateIncome,
    header: ['Número da operação', 'Data da liberação', 'Tipo de operação', 'Valor líquido'],
    lines: [
      [one, '15/03/2026', 'Venda', '87.00'],
      [two, '16/03/2026', 'Venda', '43.93'],
      [three, '17/03/2026', 'Venda', '1130.13'],
    ],
    ...{ id: 0, amount: 3, day: 1 },
  },
  'Mercado Livre, Conciliação por vendas': {
    locate: mercadoLivre.files.locateIncome,
    header: [
      ...['Número da operação', 'Data da venda', 'Tipo de operação'],
      ...['Valor total de tarifas (desconto já aplicado)', 'Valor total de tarifas pós-pagas'],
      ...['Valor líquido após tarifas', 'Detalhes de tarifas'],
    ],
    lines: [
      [one, '05/03/2026', 'Venda', '13.00', '0.00', '87.00', fee('13,00')],
      [two, '05/03/2026', 'Venda', '6.57', '0.00', '43.93', fee('6,57')],
      [three, '05/03/2026', 'Venda', '1168.87', '0.00', '1130.13', fee('1.168,87')],
    ],
    ...{ id: 0, amount: 3, day: 1 },
  },
  'Mercado Livre, Faturamento': {
    locate: mercadoLivre.files.locateIncome,
    header: [
      ...['Data da tarifa', 'Número da tarifa', 'Detalhe', 'Descontado da operação', 'Status da tarifa'],
      ...['Tarifa estornada', 'Valor da tarifa', 'Número da venda'],
    ],
    lines: [
      ['2026-03-05', '68000000001', 'Custo por vender', 'Não', 'Cobrada', null, '13.00', one],
      ['2026-03-06', '68000000002', 'Custo por vender', 'Sim', 'Cobrada', null, '6.57', two],
      ['2026-03-17', '68000000003', 'Custo por vender', 'Não se aplica', 'Cobrada', null, '1168.87', three],
    ],
    ...{ id: 7, amount: 6, day: 0 },
  },
  'Shein, Pedidos': {
    locate: shein.files.locateOrders,
    header: [
      ...['Número do pedido', 'Status do pedido', 'ID do item', 'Nome do produto', 'Moeda do vendedor'],
      ...['Data e hora de criação do pedido', 'Preço do produto', 'Valor do cupom'],
      ...['Desconto de campanha da loja', 'Comissão', 'Taxa de intermediação de frete'],
      'Taxa de operação de estocagem',
    ],
    lines: [
      [
        'GSH1000000001',
        'Entregue',
        '1',
        'Blusa',
        'BRL',
        '5 setembro 2026 10:30',
        '100.00',
        '0.00',
        '0.00',
        '18.00',
        '4.00',
        '0.00',
      ],
      [
        'GSH1000000002',
        'Entregue',
        '2',
        'Saia',
        'BRL',
        '6 setembro 2026 10:30',
        '50.50',
        '1.50',
        '0.00',
        '9.09',
        '4.00',
        '0.00',
      ],
      [
        'GSH1000000003',
        'Entregue',
        '3',
        'Calça',
        'BRL',
        '17 setembro 2026 10:30',
        '1299.00',
        '0.00',
        '9.00',
        '233.82',
        '6.00',
        '1.00',
      ],
    ],
    ...{ id: 0, amount: 6, day: 5 },
  },
  'Shein, Faturas': {
    locate: shein.files.locateIncome,
    header: [
      ...['Site', 'Número do pedido', 'Número de pedido relacionado', 'Número de fatura', 'Tipo de fatura'],
      ...['Resumo de preços de produtos', 'Desconto da campanha', 'Valor do cupom da loja', 'Comissão'],
      ...['Taxa de intermediação de frete', 'Taxa de operação de estocagem'],
      ...['Taxa de processamento de devolução', 'Valor a receber', 'Data de pagamento'],
    ],
    lines: [
      [
        ...['BR', 'GSH1000000001', null, 'F1', 'Pedido', '100.00', '0.00', '0.00', '18.00', '4.00', '0.00'],
        ...['0.00', '78.00', '2026-09-20'],
      ],
      [
        ...['BR', 'GSH1000000002', null, 'F2', 'Pedido', '50.50', '0.00', '1.50', '9.09', '4.00', '0.00'],
        ...['0.00', '35.91', '2026-09-21'],
      ],
      [
        ...['BR', 'GSH1000000003', null, 'F3', 'Pedido', '1299.00', '9.00', '0.00', '223.82', '6.00', '1.00'],
        ...['0.00', '1059.18', '2026-09-27'],
      ],
    ],
    ...{ id: 1, amount: 12, day: 13 },
  },
}

type Changed = Pick<Kind, 'header' | 'lines'> & { readonly more?: readonly Sheet[] }

const withCell = (lines: readonly Cell[][], column: number, value: Cell | ((cell: Cell) => Cell), row = 1) =>
  lines.map((line, index) =>
    index === row || row < 0
      ? line.with(column, typeof value === 'function' ? value(line[column] ?? null) : value)
      : line,
  )

/** A fault that any export may have; those about a column or cell are tried for each column. */
const faults: Readonly<Record<string, (kind: Kind, column: number) => Changed>> = {
  'the column is missing': ({ header, lines }, at) => ({
    header: header.toSpliced(at, 1),
    lines: lines.map((line) => line.toSpliced(at, 1)),
  }),
  'the column has another name': ({ header, lines }, at) => ({ header: header.with(at, 'Columna'), lines }),
  'the column stands there twice, with other values': ({ header, lines }, at) => ({
    header: [...header, header[at] ?? ''],
    lines: lines.map((line, row) => [...line, `${row + 1}.00`]),
  }),
  'the column stands there twice, first with other values': ({ header, lines }, at) => ({
    header: [header[at] ?? '', ...header],
    lines: lines.map((line, row) => [`${row + 1}.00`, ...line]),
  }),
  'a cell is a formula without its result': ({ header, lines }, at) => ({
    header,
    lines: withCell(lines, at, '=B2*0.2'),
  }),
  'a cell is an error': ({ header, lines }, at) => ({ header, lines: withCell(lines, at, '#VALUE!') }),
  'an amount is a percentage': ({ header, lines, amount }) => ({
    header,
    lines: withCell(lines, amount, '18%'),
  }),
  'an amount is a date': ({ header, lines, amount }) => ({
    header,
    lines: withCell(lines, amount, new Date('2026-03-05T00:00:00Z')),
  }),
  'an amount is no number': ({ header, lines, amount }) => ({
    header,
    lines: withCell(lines, amount, 'n/d'),
  }),
  'an amount is blank': ({ header, lines, amount }) => ({ header, lines: withCell(lines, amount, null) }),
  'amounts have a decimal comma': ({ header, lines, amount }) => ({
    header,
    lines: withCell(lines, amount, (cell) => String(cell).replace('.', ','), -1),
  }),
  'amounts are numbers': ({ header, lines, amount }) => ({
    header,
    lines: withCell(lines, amount, Number, -1),
  }),
  'one amount has a decimal comma and groups': ({ header, lines, amount }) => ({
    header,
    lines: withCell(lines, amount, '1.043,93'),
  }),
  'an id is blank': ({ header, lines, id }) => ({ header, lines: withCell(lines, id, null) }),
  'an id lost its digits': ({ header, lines, id }) => ({ header, lines: withCell(lines, id, '2,00001E+15') }),
  'an id is a rounded number': ({ header, lines, id }) => ({
    header,
    lines: withCell(lines, id, 2_000_009_007_000_030),
  }),
  'an id has not the shape of one': ({ header, lines, id }) => ({
    header,
    lines: withCell(lines, id, (cell) => `${cell}-1`),
  }),
  'a word stands in place of an id': ({ header, lines, id }) => ({
    header,
    lines: withCell(lines, id, 'Ajuste manual'),
  }),
  'a day cannot be read': ({ header, lines, day }) => ({ header, lines: withCell(lines, day, 'ontem') }),
  'all rows are pasted again': ({ header, lines }) => ({ header, lines: [...lines, ...lines] }),
  'a row is pasted again': ({ header, lines }) => ({ header, lines: [...lines, ...lines.slice(1, 2)] }),
  'the header stands again among the rows': ({ header, lines }) => ({
    header,
    lines: lines.toSpliced(1, 0, [...header]),
  }),
  'another header stands among the rows': ({ header, lines }) => ({
    header,
    lines: lines.toSpliced(1, 0, [...header.slice(1), header[0] ?? '']),
  }),
  'a total stands under the rows': ({ header, lines, id, amount }) => ({
    header,
    lines: [...lines, header.map((_, at) => (at === id ? 'Total' : at === amount ? '1261.06' : null))],
  }),
  'a total without a word stands under the rows': ({ header, lines, amount }) => ({
    header,
    lines: [...lines, header.map((_, at) => (at === amount ? '1261.06' : null))],
  }),
  'the rows go on in another sheet': ({ header, lines }) => ({
    header,
    lines: lines.slice(0, 2),
    more: [{ name: 'resto', rows: [[...header], ...lines.slice(2)] }],
  }),
  'the rows go on in a sheet without a header': ({ header, lines }) => ({
    header,
    lines: lines.slice(0, 2),
    more: [{ name: 'resto', rows: lines.slice(2) }],
  }),
  'the rows go on in a sheet with a title and no header': ({ header, lines }) => ({
    header,
    lines: lines.slice(0, 2),
    more: [{ name: 'resto', rows: [['Resto de março'], [], ...lines.slice(2)] }],
  }),
  'the rows go on in a sheet with its header far down': ({ header, lines }) => ({
    header,
    lines: lines.slice(0, 2),
    more: [{ name: 'resto', rows: [...Array(30).fill(['Março']), [...header], ...lines.slice(2)] }],
  }),
  'the header was sorted among the rows': ({ header, lines }) => ({
    header: lines[0]?.map(String) ?? [],
    lines: [[...header], ...lines.slice(1)],
  }),
  'the column is missing above another header': ({ header, lines }, at) => ({
    header: header.with(at, 'Columna'),
    lines: lines.toSpliced(1, 0, [...header]),
  }),
  'the column is missing in a second sheet': ({ header, lines }, at) => {
    const rest = [[...header], ...lines.slice(2)].map((line) => line.toSpliced(at, 1))
    return { header, lines: lines.slice(0, 2), more: [{ name: 'resto', rows: rest }] }
  },
  'some days are of the month first, as a spreadsheet program makes them': ({ header, lines, day }) => ({
    header,
    lines: lines.map((line, row) =>
      line.with(day, row > 0 ? '15/03/2026' : new Date('2026-05-03T00:00:00Z')),
    ),
  }),
  'the columns are in another language': ({ header, lines }) => ({
    header: header.map((_, at) => `Spalte ${at}`),
    lines,
  }),
  'there are no rows': ({ header }) => ({ header, lines: [] }),
}

const ofEachColumn = /^(the column|a cell)/

/** Columns that an export may lack. What they would say is unknown then: the number of pieces. */
const unknownWithout = /^(Quantidade|Unidades)$/

interface Outcome {
  readonly content: string
  readonly said: readonly string[]
}

/** What was read, and what the seller is told: why the file is refused, or the warnings. */
function read(kind: Kind, { header, lines, more = [] }: Changed): Outcome {
  const sheets = [{ name: 'dados', rows: [[...header], ...lines] }, ...more]
  try {
    const content = readSheets(sheets, kind.locate) as Content
    const { withoutId = 0 } = { ...content.linesLeftOut, ...content.rowsLeftOut }
    const leftOut = withoutId > 0 ? [`without id: ${withoutId}`] : []
    return { content: contentOf(content), said: [...(content.warnings ?? []).map(saidOf), ...leftOut] }
  } catch (error) {
    if (!(error instanceof ClosingProblem)) throw error
    return { content: '', said: [JSON.stringify(error.fault)] }
  }
}

const saidOf = ({ kind, columns }: FileWarning) => [kind, ...columns].join(' ')

/** What counts in a file: which orders it pays, how much and when. */
function contentOf({ orders = [], payments = [], billed, adjustments = [] }: Content): string {
  const counted = orders.map(({ items, lines, ...order }) => order)
  const textOf = (row: object) => {
    const said = Object.entries(row).filter(([name]) => name !== 'line')
    return JSON.stringify(said.sort())
  }
  const sorted = [...counted, ...payments].map(textOf).sort()
  return JSON.stringify([sorted, [...(billed ?? [])].sort(), adjustments])
}

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const good = read(kind, kind)

  it('is read without a word as the export has it', () => {
    expect(good.said).toEqual([])
    expect(good.content.length).toBeGreaterThan(100)
  })

  it.each([
    ['with a # before it', (id: string) => `#${id}`],
    ['between quotes', (id: string) => `"${id}"`],
    ['in groups with blanks', (id: string) => id.replace(/(.{4})/g, '$1 ')],
    ['with a blank that does not break', (id: string) => `${id.slice(0, 5)}\u00a0${id.slice(5)}`],
    [
      'in wide digits',
      (id: string) => id.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ],
    ['after a word', (id: string) => `Pedido ${id}`],
    ['before a remark', (id: string) => `${id} (conferido)`],
  ])('an id %s is the same id', (_, write) => {
    const lines = withCell(kind.lines, kind.id, (cell) => write(String(cell)))
    expect(read(kind, { header: kind.header, lines })).toEqual(good)
  })

  it.each(['Total: 3', 'TOTAL(3)', 'Sub-total', 'Soma:3', 'Total_geral', 'Grand Total', 'Valor total'])(
    'the row of %j is no order',
    (word) => {
      const row = kind.header.map((_, at) => (at === kind.id ? word : at === kind.amount ? '1261.06' : null))
      const { content } = read(kind, { header: kind.header, lines: [...kind.lines, row] })
      expect(content === good.content || content === '').toBe(true)
    },
  )

  it.each(Object.entries(faults))('%s: it is read as before, or the seller is told', (fault, change) => {
    const columns = ofEachColumn.test(fault) ? [...kind.header.keys()] : [0]
    const silent = columns.filter((column) => {
      const { content, said } = read(kind, change(kind, column))
      const isMissing = /missing|another name|blank|twice, first/.test(fault)
      if (isMissing && unknownWithout.test(kind.header[column] ?? '')) return false
      return content !== good.content && said.length === 0
    })
    expect(silent.map((column) => kind.header[column])).toEqual([])
  })
})

/** Columns of amounts, days and words that decide something, which only some exports have. */
const ofSome: readonly (readonly [kind: string, columns: readonly string[]])[] = [
  ['Shopee, Meus Pedidos', ['Preço acordado', 'Ajuste por pagamento via PIX', 'Hora completa do pedido']],
  ['Shopee, Minha Renda', ['Taxa de comissão Afiliados do Vendedor', 'Ajuste por pagamento via PIX']],
  ['Mercado Livre, Liberações', ['BALANCE_AMOUNT', 'CURRENCY']],
  ['Shein, Pedidos', ['Status do produto']],
  ['Shein, Faturas', ['Moeda']],
]

it.each(ofSome.flatMap(([kind, columns]) => columns.map((column) => [kind, column] as const)))(
  '%s is refused with two columns “%s”, since either may be meant',
  (name, column) => {
    const kind = kinds[name]
    if (!kind) throw new RangeError(name)
    const header = [column, ...kind.header, column]
    const lines = kind.lines.map((line) => [null, ...line, null])
    expect(read(kind, { header, lines }).said).toEqual([
      JSON.stringify({ kind: 'twin-columns', sheet: 'dados', columns: [column] }),
    ])
  },
)
