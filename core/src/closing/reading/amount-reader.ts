import { type Cents, NumberColumn, type NumberFormat, readNumber, toCents } from '../money/index.ts'
import type { Table } from './find-table.ts'
import type { Cell } from './sheet.ts'

/**
 * Reads the money columns of a table as whole centavos; the number format of each is decided from the whole column.
 * Values that are no number count 0 and are counted in `unreadable` (specification, section 5; docs/parity.md).
 */
export class AmountReader<Name extends string> {
  unreadable = 0
  private readonly formats = new Map<Name, NumberFormat>()
  private readonly position: Table<Name>['position']

  constructor(table: Table<Name>, columns: readonly Name[]) {
    this.position = table.position
    for (const name of columns) {
      const position = table.position[name]
      if (position === undefined) continue
      const column = new NumberColumn()
      for (const row of table.rows) column.see(row[position])
      this.formats.set(name, column.format())
    }
  }

  /** The amount of a column in a row; 0 where the column or the value is missing. */
  read(row: readonly Cell[], name: Name): Cents {
    const position = this.position[name]
    const format = this.formats.get(name)
    if (position === undefined || format === undefined) return 0
    const value = readNumber(row[position], format)
    if (Number.isNaN(value)) this.unreadable += 1
    return toCents(value ?? 0)
  }
}
