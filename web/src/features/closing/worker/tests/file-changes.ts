import type { Cell } from '@vendaclara/core/closing'
import { amountsOf, type Line, type Month, type Report } from './make-month.ts'

/** Where a change is applied; every number is taken modulo the number of choices. */
interface Pick {
  slot: keyof Month
  column: number
  row: number
  word: number
}

const literal = (name: string) => name.replace(/[()/$]/g, '\\$&').replace(' (R\\$)', '.*')
const never = /^never$/

/** Changes a report in place. Answers what the reader must then say, or null if the change does not apply. */
type Apply = (report: Report, pick: Pick) => RegExp | null

const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item
const place = (report: Report, name: string) => report.header.indexOf(name)
const idOf = (report: Report) => place(report, 'ID do pedido')

function eachCell(report: Report, column: number, change: (value: Cell, index: number) => Cell): void {
  report.lines = report.lines.map((line, index) =>
    line.map((value, one) => (one === column ? change(value, index) : value)),
  )
}

function amount({ slot, column }: Pick, report: Report): { index: number; name: string } {
  const name = at(amountsOf[slot], column)
  return { index: place(report, name), name }
}

export const changes: Record<string, Apply> = {
  'a column is missing': (report, { column }) => {
    const index = column % report.header.length
    const says = new RegExp(literal(at(report.header, index)))
    report.header = report.header.toSpliced(index, 1)
    report.lines = report.lines.map((line) => line.toSpliced(index, 1))
    return says
  },
  'a column has another name': (report, { column }) => {
    const index = column % report.header.length
    const says = new RegExp(literal(at(report.header, index)))
    report.header = report.header.with(index, 'Coluna 1')
    return says
  },
  'a column is there twice': (report, { column }) => {
    const index = column % report.header.length
    report.header = [at(report.header, index), ...report.header]
    report.lines = report.lines.map((line) => ['1', ...line])
    return new RegExp(literal(at(report.header, 0)))
  },
  'names are written another way': (report, { word }) => {
    const ways = [
      (name: string) => name.toUpperCase(),
      (name: string) => ` ${name.replaceAll(' ', '  ')}\u00a0`,
      (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
      (name: string) => name.replace(' (R$)', '').replace(' / ', '/'),
    ]
    report.header = report.header.map(at(ways, word))
    return never
  },
  'an amount is blank': (report, pick) => {
    const { index, name } = amount(pick, report)
    if (name === 'Valor Reembolsado ao Comprador' || name === 'Cupom do vendedor') return null
    eachCell(report, index, (value, row) => (row === pick.row % report.lines.length ? null : value))
    return new RegExp(`${literal(name)}.*em branco`)
  },
  'an id is blank': (report, { row }) => {
    eachCell(report, idOf(report), (value, one) => (one === row % report.lines.length ? null : value))
    return /sem o ID/
  },
  'a status is blank': (report, { row }) => {
    const index = place(report, 'Status do pedido')
    if (index < 0) return null
    eachCell(report, index, (value, one) => (one === row % report.lines.length ? '' : value))
    return /Status do pedido/
  },
  'a cell is an error or a formula without result': (report, { column, row, word }) => {
    const index = column % report.header.length
    const broken = at(['#VALUE!', '#NAME?', '#REF!', '=B2*0.2'], word)
    eachCell(report, index, (value, one) => (one === row % report.lines.length ? broken : value))
    // '#N/A' is a blank.
    return new RegExp(`${literal(at(report.header, index))}|sem o ID`)
  },
  'an amount is no number, a percentage or a date': (report, pick) => {
    const { index, name } = amount(pick, report)
    const odd = at(['n/d', '18%', 'doze', '1.2.3'], pick.word)
    eachCell(report, index, (value, row) => (row === pick.row % report.lines.length ? odd : value))
    return new RegExp(literal(name))
  },
  'amounts are written another way': (report, pick) => {
    const ways = [
      (value: number) => value.toFixed(2).replace('.', ','),
      (value: number) => `R$\u00a0${value.toFixed(2)}`,
      (value: number) => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(value),
      (value: number) => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(value),
      (value: number) => value,
      (value: number) => ` ${value.toFixed(2)}\u00a0`,
    ]
    const { index } = amount(pick, report)
    eachCell(report, index, (value) => at(ways, pick.word)(Number(value)))
    return never
  },
  'one amount is written another way': (report, pick) => {
    const ways = [
      (value: number) => value.toFixed(2).replace('.', ','),
      (value: number) => `${value.toFixed(2)}0`,
      (value: number) => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(value),
      (value: number) => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(value),
      (value: number) => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3 }).format(value),
    ]
    const { index, name } = amount(pick, report)
    eachCell(report, index, (value, row) =>
      row === pick.row % report.lines.length ? at(ways, pick.word)(Number(value)) : value,
    )
    return new RegExp(literal(name))
  },
  'all rows are pasted again': (report) => {
    report.lines = [...report.lines, ...report.lines]
    return /repetid|iguais/
  },
  'some rows are pasted again': (report, { row, column }) => {
    const start = row % report.lines.length
    report.lines = [...report.lines, ...report.lines.slice(start, start + 1 + (column % 5))]
    return /repetid|iguais/
  },
  'a total is under the rows': (report, { word }) => {
    const total: Line = report.header.map(() => '999.00')
    total[idOf(report)] = at(['TOTAL', 'Total geral', 'Soma:', null], word)
    for (const name of ['Nome do Produto', 'Status do pedido', 'Ver', 'Data de conclusão do pagamento']) {
      if (place(report, name) >= 0) total[place(report, name)] = null
    }
    if (place(report, 'Número da sequência') >= 0) total[place(report, 'Número da sequência')] = 'Total'
    report.lines = [...report.lines, total]
    return never
  },
  'the header is pasted among the rows': (report, { row, word }) => {
    const header = word % 2 === 0 ? report.header : [...report.header.slice(1), at(report.header, 0)]
    report.lines = report.lines.toSpliced(row % report.lines.length, 0, header)
    return /outro cabeçalho/
  },
  'the rows go on in another sheet': (report, { row, word }) => {
    const rest = report.lines.slice(row % report.lines.length)
    report.lines = report.lines.slice(0, row % report.lines.length)
    const turned = word % 3 === 0
    const rows = [report.header, ...rest].map((line) => (turned ? line.toReversed() : line))
    report.more = [{ name: 'resto', isHidden: word % 3 === 1, rows: word % 4 === 3 ? rest : rows }]
    return /“resto”/
  },
  'cancelled is written another way': (report, { word }) => {
    const index = place(report, 'Status do pedido')
    if (index < 0) return null
    const other = at(['CANCELADO ', 'Cancelled', 'cancelada', '\u00a0Cancelado', 'Canceled'], word)
    eachCell(report, index, (value) => (value === 'Cancelado' ? other : value))
    return never
  },
  'Order and Sku are written another way': (report, { word, row }) => {
    const index = place(report, 'Ver')
    if (index < 0) return null
    const ways: [string, string][] = [
      ['PEDIDO', 'Produto'],
      ['order ', 'SKU'],
      ['Ordem', 'Item'],
    ]
    const [whole, part] = at(ways, word)
    eachCell(report, index, (value, one) => (one <= row ? (value === 'Order' ? whole : part) : value))
    return /“Ver”/
  },
  'the Order rows are missing': (report, { row }) => {
    const index = place(report, 'Ver')
    if (index < 0) return null
    const orders = report.lines.filter((line) => line[index] === 'Order')
    const gone = row % 3 === 0 ? orders : [at(orders, row)]
    report.lines = report.lines.filter((line) => !gone.includes(line))
    return /“Order”/
  },
  'days are written another way': (report, { word }) => {
    const index = report.header.findIndex((name) => name.startsWith('Data'))
    const ways = [
      (y: string, m: string, d: string) => `${d}/${m}/${y}`,
      (y: string, m: string, d: string) => `${m}/${d}/${y} 3:15 PM`,
      (y: string, m: string, d: string) =>
        Date.UTC(Number(y), Number(m) - 1, Number(d)) / 86_400_000 + 25_569,
    ]
    eachCell(report, index, (value) => {
      const [y = '', m = '', d = ''] = String(value).slice(0, 10).split('-')
      return at(ways, word)(y, m, d)
    })
    return never
  },
  'ids have spaces and what does not show': (report, { word }) => {
    const ways = [
      (id: string) => ` ${id}\u00a0`,
      (id: string) => `${id}\u200b`,
      (id: string) => id.toLowerCase(),
      (id: string) => `'${id}`,
    ]
    eachCell(report, idOf(report), (value) => at(ways, word)(String(value)))
    return never
  },
  'an id lost its digits': (report, { row, word }) => {
    const lost = at(['2,40101E+13', '2.6031E+79', 2.6031e79, '26031E+12'], word)
    eachCell(report, idOf(report), (value, one) => (one === row % report.lines.length ? lost : value))
    return /IDs incompletos/
  },
  'the lines of an order have other fees': (report, { column, row }) => {
    const index = place(report, at(amountsOf.orders.slice(1), column))
    if (index < 0) return null
    eachCell(report, index, (value, one) => (one === row % report.lines.length ? '1.23' : value))
    const id = report.lines[row % report.lines.length]?.[idOf(report)]
    const isOne = report.lines.filter((line) => line[idOf(report)] === id).length === 1
    return isOne ? null : new RegExp(literal(at(report.header, index)))
  },
  'rows are sorted another way': (report, { column }) => {
    const index = column % report.header.length
    report.lines = report.lines.toSorted((one, other) => (String(one[index]) < String(other[index]) ? -1 : 1))
    return never
  },
}
