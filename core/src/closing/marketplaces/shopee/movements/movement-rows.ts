import { type CalendarDate, readDate } from '../../../../calendar/index.ts'
import { cutText } from '../../../model/order-items.ts'
import { ClosingProblem } from '../../../reading/closing-problem.ts'
import type { FileRows, Line } from '../../../reading/file-rows.ts'
import type { Columns, NameOf, NameOfKind } from '../../../reading/format.ts'
import { beginsWithTotal, refuseOtherHeader, saysSum } from '../../../reading/order-ids.ts'
import { columnKey } from '../../../reading/sheet.ts'
import { dayOfOrder, IdsOfRows, isOutsideOrder } from '../order-days.ts'

/** The lines of a movement file. All of its amounts and days are sure ones, because a seller would not notice one that counts as 0. */
export class MovementRows<C extends Columns> {
  private readonly file: FileRows<C>
  private readonly idDays: IdsOfRows

  constructor(file: FileRows<C>) {
    this.file = file
    this.idDays = new IdsOfRows(file, { isLater: true })
  }

  /**
   * The rows that are lines, without totals, remarks and repeated headers. Every line has something in the column `lead`,
   * such as an id.
   *
   * @throws ClosingProblem if rows with amounts do not say whose they are, or there is no line
   */
  lines(lead: NameOf<C>): readonly Line<C>[] {
    const { table } = this.file
    const amounts = Object.keys(table.format.columns).filter((name) => isAmount(this.file, name))
    let lost = 0
    const lines = this.file.lines.filter((line) => {
      const cell = line.cell(lead)
      if (line.isNone(lead)) {
        const hasAmount = amounts.some((name) => !line.isNone(name))
        if (hasAmount && !line.row.some((one) => beginsWithTotal(one) || saysSum(one))) lost += 1
        return false
      }
      if (saysSum(cell)) return false
      if (typeof cell !== 'string' || table.format.keys.get(columnKey(cell)) !== lead) return true
      refuseOtherHeader(table, line.row)
      return false
    })
    if (lost > 0 && table.format.columns[lead]?.kind === 'sure day') {
      throw new ClosingProblem({ kind: 'no-date', column: this.file.label(lead), cells: lost, example: '' })
    }
    if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
    if (lines.length === 0) throw new ClosingProblem({ kind: 'no-rows' })
    return lines
  }

  /** Reads the order of a line, which it keeps; '' for a line without an order. */
  orderId(line: Line<C>): string {
    if (!line.isNone('orderId')) line.orderId = this.file.ids.read(line.row)
    return line.orderId
  }

  /** As {@link orderId}, for a file that has an order in every line: anything else refuses the file. */
  everyOrderId(line: Line<C>): string {
    const orderId = this.orderId(line)
    if (dayOfOrder(orderId)) return orderId
    line.refuse('lost-digits', 'orderId')
    line.orderId = ''
    return ''
  }

  dayOf(line: Line<C>, name: NameOfKind<C, 'sure day'>): CalendarDate | null {
    const day = readDate(line.sureMoment(name))
    this.seeDay(line, name, day)
    return day
  }

  /** Warns of a day on which nothing can have been paid for the order. */
  seeDay(line: Line<C>, name: NameOf<C>, day: CalendarDate | null): void {
    if (day === null) return
    this.idDays.see(line.orderId, day)
    if (isOutsideOrder(line.orderId, day)) line.warn('other-days', name)
  }
}

function isAmount({ table }: FileRows, name: string): boolean {
  return table.format.columns[name]?.kind === 'sure amount' && table.position[name] !== undefined
}

/** A text as it is kept of a line. */
export function textIn<C extends Columns>(line: Line<C>, name: NameOf<C>): string {
  return cutText(line.text(name))
}

/** The number that identifies a line in every file. */
export function numberIn<C extends Columns>(
  line: Line<C>,
  name: NameOfKind<C, 'number' | 'sure number'>,
): string {
  return cutText(line.numberIn(name))
}

/** The month in which a line is shown: that of its order, otherwise that of its day. */
export function monthOf(orderId: string, day: CalendarDate): string {
  return (dayOfOrder(orderId) ?? day).slice(0, 7)
}
