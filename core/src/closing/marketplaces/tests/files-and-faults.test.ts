import { describe, expect, it } from 'vitest'
import {
  type Cell,
  ClosingProblem,
  closingOf,
  type FileWarning,
  type IncomeFile,
  type OrdersFile,
  readSheets,
  type Sheet,
} from '../../index.ts'
import { type Kind, kinds } from './kinds.ts'

type Content = Partial<IncomeFile & OrdersFile>

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
    const content = readSheets<unknown>(sheets, closingOf(kind.marketplace).files[kind.file]) as Content
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
