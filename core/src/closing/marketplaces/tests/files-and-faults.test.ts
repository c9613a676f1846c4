import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kind, kinds } from '../../../../test/closing/kinds.ts'
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

type Content = Partial<IncomeFile & OrdersFile>
type Changed = Pick<Kind, 'header' | 'lines'> & { readonly more?: readonly Sheet[] }
type Change = (kind: Kind, column: number) => Partial<Changed>
type Value = Cell | ((cell: Cell) => Cell)

const withCell = (lines: readonly Cell[][], column: number, value: Value, row = 1) =>
  lines.map((line, index) =>
    index === row || row < 0
      ? line.with(column, typeof value === 'function' ? value(line[column] ?? null) : value)
      : line,
  )

/** Changes a cell of the second row, or (row -1) of all rows. */
const cell =
  (name: 'amount' | 'id' | 'day' | 'column', value: Value, row = 1): Change =>
  (kind, column) => ({ lines: withCell(kind.lines, name === 'column' ? column : kind[name], value, row) })
const rows =
  (change: (lines: readonly Cell[][], header: Cell[], kind: Kind) => Cell[][]): Change =>
  (kind) => ({ lines: change(kind.lines, [...kind.header], kind) })
const goOn =
  (write: (lines: readonly Cell[][], header: Cell[], column: number) => Cell[][]): Change =>
  ({ header, lines }, column) => ({
    lines: lines.slice(0, 2),
    more: [{ name: 'resto', rows: write(lines.slice(2), [...header], column) }],
  })

/** A fault that any export may have; those about a column or cell are tried for each column. */
const faults: Readonly<Record<string, Change>> = {
  'the column is missing': ({ header, lines }, at) => ({
    header: header.toSpliced(at, 1),
    lines: lines.map((line) => line.toSpliced(at, 1)),
  }),
  'the column has another name': ({ header }, at) => ({ header: header.with(at, 'Columna') }),
  'the column is there twice, with other values': ({ header, lines }, at) => ({
    header: [...header, header[at] ?? ''],
    lines: lines.map((line, row) => [...line, `${row + 1}.00`]),
  }),
  'the column is there twice, first with other values': ({ header, lines }, at) => ({
    header: [header[at] ?? '', ...header],
    lines: lines.map((line, row) => [`${row + 1}.00`, ...line]),
  }),
  'a cell is a formula without its result': cell('column', '=B2*0.2'),
  'a cell is an error': cell('column', '#VALUE!'),
  'an amount is a percentage': cell('amount', '18%'),
  'an amount is a date': cell('amount', new Date('2026-03-05T00:00:00Z')),
  'an amount is no number': cell('amount', 'n/d'),
  'an amount is blank': cell('amount', null),
  'amounts have a decimal comma': cell('amount', (amount) => String(amount).replace('.', ','), -1),
  'amounts are numbers': cell('amount', Number, -1),
  'one amount has a decimal comma and groups': cell('amount', '1.043,93'),
  'an id is blank': cell('id', null),
  'an id lost its digits': cell('id', '2,00001E+15'),
  'an id is a rounded number': cell('id', 2_000_009_007_000_030),
  'an id has not the shape of one': cell('id', (id) => `${id}-1`),
  'a word is in place of an id': cell('id', 'Ajuste manual'),
  'a day cannot be read': cell('day', 'ontem'),
  'all rows are pasted again': rows((lines) => [...lines, ...lines]),
  'a row is pasted again': rows((lines) => [...lines, ...lines.slice(1, 2)]),
  'the header comes again among the rows': rows((lines, header) => lines.toSpliced(1, 0, header)),
  'another header is among the rows': rows((lines, [first = '', ...others]) =>
    lines.toSpliced(1, 0, [...others, first]),
  ),
  'a total is under the rows': rows((lines, header, { id, amount }) => [
    ...lines,
    header.map((_, at) => (at === id ? 'Total' : at === amount ? '1261.06' : null)),
  ]),
  'a total without a word is under the rows': rows((lines, header, { amount }) => [
    ...lines,
    header.map((_, at) => (at === amount ? '1261.06' : null)),
  ]),
  'rows are in another column': rows(([first = [], second = [], ...others]) => [
    first,
    [null, ...second.slice(0, -1)],
    ...others,
  ]),
  'the rows go on in another sheet': goOn((lines, header) => [header, ...lines]),
  'the rows go on in a sheet without a header': goOn((lines) => [...lines]),
  'the rows go on in a sheet with a title and no header': goOn((lines) => [['Resto de março'], [], ...lines]),
  'the rows go on in a sheet with its header far down': goOn((lines, header) => [
    ...Array(30).fill(['Março']),
    header,
    ...lines,
  ]),
  'the header was sorted among the rows': ({ header, lines }) => ({
    header: lines[0]?.map(String) ?? [],
    lines: [[...header], ...lines.slice(1)],
  }),
  'the column is missing above another header': ({ header, lines }, at) => ({
    header: header.with(at, 'Columna'),
    lines: lines.toSpliced(1, 0, [...header]),
  }),
  'the column is missing in a second sheet': goOn((lines, header, at) =>
    [header, ...lines].map((line) => line.toSpliced(at, 1)),
  ),
  'some days are of the month first, as a spreadsheet program makes them': ({ lines, day }) => ({
    lines: lines.map((line, row) =>
      line.with(day, row > 0 ? '15/03/2026' : new Date('2026-05-03T00:00:00Z')),
    ),
  }),
  'the columns are in another language': ({ header }) => ({ header: header.map((_, at) => `Spalte ${at}`) }),
  'there are no rows': () => ({ lines: [] }),
}

const ofEachColumn = /^(the column|a cell)/

/** Columns that an export may lack. What they would say is unknown then: the number of pieces. */
const unknownWithout = /^(Quantidade|Unidades)$/

interface Outcome {
  readonly content: string
  readonly said: readonly string[]
}

/** What was read, and what the seller is told: why the file is refused, or the warnings. */
function read(kind: Kind, changed: Partial<Changed> = {}): Outcome {
  const { header, lines, more = [] } = { ...kind, ...changed }
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
  const rows = [
    ...orders.map(({ items, lines, ...order }) => order),
    ...payments.map(({ number, ...payment }) => payment),
  ]
  const sorted = rows.map((row) => JSON.stringify(Object.entries({ ...row, line: 0 }).sort())).sort()
  return JSON.stringify([sorted, [...(billed ?? [])].sort(), adjustments], withoutLines)
}

const withoutLines = (name: string, value: unknown) => (name === 'line' ? undefined : value)

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  const good = read(kind)

  it('is read without a warning as the export has it', () => {
    expect(good.said).toEqual([])
    expect(good.content.length).toBeGreaterThan(100)
  })

  const wide = (digit: string) => String.fromCharCode(0xff10 + Number(digit))

  it.each<[string, (id: string) => string]>([
    ['with a # before it', (id) => `#${id}`],
    ['between quotes', (id) => `"${id}"`],
    ['after an apostrophe', (id) => `'${id}`],
    ['in a formula', (id) => `="${id}"`],
    ['with zeros before it', (id) => `00${id}`],
    ['in groups with blanks', (id) => id.replace(/(.{4})/g, '$1 ')],
    ['with a blank that does not break', (id) => `${id.slice(0, 5)}\u00a0${id.slice(5)}`],
    ['in wide digits', (id) => id.replace(/\d/g, wide)],
    ['after a word', (id) => `Pedido ${id}`],
    ['before a remark', (id) => `${id} (conferido)`],
  ])('an id %s is the same id', (_, write) => {
    expect(read(kind, cell('id', (id) => write(String(id)))(kind, 0))).toEqual(good)
  })

  it.each(['#N/A', 'NaN', 'n/a', 'null', ' ', '-'])('%j is a blank where a blank is allowed', (blank) => {
    const lines = kind.lines.map((line) => line.map((one) => one ?? blank))
    const { content, said } = read(kind, { lines })
    // An error in place of a number that decides something refuses the file.
    expect({ content, said }).toEqual(said[0]?.includes('"why":"error"') ? { content: '', said } : good)
  })

  it.each(['Total: 3', 'TOTAL(3)', 'Sub-total', 'Soma:3', 'Total_geral', 'Grand Total', 'Valor total'])(
    'the row of %j is no order',
    (word) => {
      const row = kind.header.map((_, at) => (at === kind.id ? word : at === kind.amount ? '1261.06' : null))
      const { content } = read(kind, { lines: [...kind.lines, row] })
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

  it('is read or refused as a closing problem with any cells, never with another error', () => {
    const words = fc.constantFrom<Cell>(...kind.header, ...kind.lines.flat(), '-', null, 'Cancelado')
    const any = fc.oneof(words, fc.string(), fc.double(), fc.date())
    const lines = fc.array(fc.array(any, { maxLength: kind.header.length + 1 }), { maxLength: 12 })
    fc.assert(fc.property(lines, (lines) => void read(kind, { lines, more: [{ name: 'a', rows: lines }] })))
  })
})

/** Columns of amounts, days and words that decide something, which only some exports have. */
const ofSome = {
  'Shopee, Meus Pedidos': ['Preço acordado', 'Ajuste por pagamento via PIX', 'Hora completa do pedido'],
  'Shopee, Minha Renda': ['Taxa de comissão Afiliados do Vendedor', 'Ajuste por pagamento via PIX'],
  'Mercado Livre, Liberações': ['BALANCE_AMOUNT', 'CURRENCY'],
  'Shein, Pedidos': ['Status do produto'],
  'Shein, Faturas': ['Moeda'],
}

it.each(
  Object.entries(ofSome).flatMap(([name, columns]) => columns.map((column) => [name, column] as const)),
)('%s is refused with two columns “%s”, since either may be meant', (name, column) => {
  const kind = kinds[name] as Kind
  const header = [column, ...kind.header, column]
  const twins = { kind: 'twin-columns', sheet: 'dados', columns: [column] }
  const lines = kind.lines.map((line) => [null, ...line, null])
  expect(read(kind, { header, lines }).said).toEqual([JSON.stringify(twins)])
})

it.each([
  ['Mercado Livre, Liberações', 'CURRENCY'],
  ['Shein, Pedidos', 'Moeda do vendedor'],
  ['Shein, Faturas', 'Moeda'],
] as const)('%s is refused in another currency', (name, column) => {
  const kind = kinds[name] as Kind
  const at = kind.header.indexOf(column)
  const paidIn = (currency: Cell) =>
    at >= 0
      ? read(kind, { lines: withCell(kind.lines, at, currency) })
      : read(kind, { header: [...kind.header, column], lines: kind.lines.map((line) => [...line, currency]) })
  expect(paidIn('USD').said[0]).toContain('"kind":"other-currency"')
  for (const currency of ['BRL', 'brl', 'R$', null]) expect(paidIn(currency)).toEqual(read(kind))
})
