import type { Cents } from '../money/index.ts'
import { AmountReader } from './amount-reader.ts'
import { ClosingProblem } from './closing-problem.ts'
import { incomeColumns, orderColumns, requiredIncomeColumns, requiredOrderColumns } from './columns.ts'
import { findTable, firstHeader, placeOf, type Table, type TablePlace } from './find-table.ts'
import { type BasicPart, basicPartNames, type DetailPart, detailPartNames } from './order-parts.ts'
import type { Income, Payment } from './payment.ts'
import { readCreationDate } from './read-creation-date.ts'
import { type Cell, isMissing, type Sheet, textOf } from './sheet.ts'
import { sumPayments } from './sum-payments.ts'

/** The income of a file, row by row and per order, and what became of its rows. `detailRows` are the 'Sku' rows beside an order's own row. */
export interface IncomeFile {
  readonly sheet: string
  readonly payments: readonly Payment[]
  readonly income: readonly Income[]
  readonly rows: number
  readonly rowsWithoutId: number
  readonly detailRows: number
  readonly refundRows: number
  readonly unreadableValues: number
}

type Column = keyof typeof incomeColumns
type Part = BasicPart | DetailPart

/**
 * Reads the income file ('Minha Renda').
 *
 * Rows with a refund id are left out; where the file has a column 'Ver', only its 'Order' rows count, as the 'Sku'
 * rows split the same amounts. Rows of one order are summed, part by part.
 * Source: specification, section 5; docs/parity.md.
 *
 * @throws ClosingProblem when the workbook is the orders file, something else, or without a row
 */
export function readIncome(sheets: readonly Sheet[]): IncomeFile {
  const table = findIncomeTable(sheets)
  const details = detailPartNames.filter((part) => table.position[part] !== undefined)
  const amount = new AmountReader<Part>(table, [...basicPartNames, ...details])
  const payments: Payment[] = []
  const counts = { rows: 0, rowsWithoutId: 0, detailRows: 0, refundRows: 0 }
  for (const row of table.rows) {
    if (row.every((one) => isMissing(one))) continue
    counts.rows += 1
    const orderId = textOf(cell(row, 'orderId'))
    if (orderId === '') counts.rowsWithoutId += 1
    else if (!isOrderRow(row)) counts.detailRows += 1
    else if (!isMissing(cell(row, 'refundId'))) counts.refundRows += 1
    else payments.push(paymentOf(orderId, row))
  }
  if (counts.rows === counts.rowsWithoutId) throw new ClosingProblem('no-rows')
  return {
    sheet: table.sheet,
    payments,
    income: sumPayments(payments),
    ...counts,
    unreadableValues: amount.unreadable,
  }

  function cell(row: readonly Cell[], column: Column): Cell | undefined {
    const position = table.position[column]
    return position === undefined ? undefined : row[position]
  }

  function isOrderRow(row: readonly Cell[]): boolean {
    const view = textOf(cell(row, 'view'))
    return view === '' || view === 'Order'
  }

  function paymentOf(orderId: string, row: readonly Cell[]): Payment {
    const releasedOn = readCreationDate(cell(row, 'releasedOn'))
    const payment: Partial<Record<Part, Cents>> & Omit<Payment, Part> = { orderId, releasedOn }
    for (const part of basicPartNames) payment[part] = amount.read(row, part)
    for (const part of details) if (!isMissing(cell(row, part))) payment[part] = amount.read(row, part)
    return payment as Payment
  }
}

/**
 * Where the income file has its table, told by the first {@link rowsSearched} rows of its sheets: nothing else of the
 * workbook has to be read.
 *
 * @throws ClosingProblem when the workbook is the orders file or something else
 */
export function locateIncome(heads: readonly Sheet[]): TablePlace {
  return placeOf(findIncomeTable(heads))
}

function findIncomeTable(sheets: readonly Sheet[]): Table<Column> {
  const table = findTable<Column>(sheets, incomeColumns, requiredIncomeColumns, { sheet: 1, row: 4 })
  if (table) return table
  const isOrders = findTable(sheets, orderColumns, requiredOrderColumns, { sheet: 0, row: 0 })
  throw new ClosingProblem(isOrders ? 'swapped' : 'unknown', firstHeader(sheets))
}
