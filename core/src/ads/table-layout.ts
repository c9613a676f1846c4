import { NumberColumn } from '../money/index.ts'
import {
  amountColumns,
  type ColumnName,
  columnNames,
  countColumns,
  type NumberColumnName,
} from './columns.ts'
import type { RowLayout } from './row-reader.ts'

/** The columns of a report's table: where they stand, and how their numbers are written once all rows were seen. */
export class TableLayout {
  private readonly width: number
  private readonly position: Record<ColumnName, number>
  private readonly numbers: {
    readonly name: NumberColumnName
    readonly position: number
    readonly column: NumberColumn
  }[]

  constructor(header: readonly (ColumnName | undefined)[]) {
    this.width = header.length
    this.position = mapValues(Object.keys(columnNames) as ColumnName[], (name) => header.indexOf(name))
    const numbers = [
      ...countColumns.map((name) => ({ name, column: new NumberColumn({ whole: true }) })),
      ...amountColumns.map((name) => ({ name, column: new NumberColumn() })),
    ]
    this.numbers = numbers.map((number) => ({ ...number, position: this.position[number.name] }))
  }

  /** Whether a row has as many cells as the header, and a keyword. */
  fits(cells: readonly string[]): boolean {
    return cells.length === this.width && Boolean(cells[this.position.keyword]?.trim())
  }

  /** Takes the numbers of a row into account. */
  see(cells: readonly string[]): void {
    for (const { position, column } of this.numbers) column.see(cells[position])
  }

  layout(): RowLayout {
    const formats = new Map(this.numbers.map(({ name, column }) => [name, column.format()]))
    return {
      position: this.position,
      format: mapValues(
        [...countColumns, ...amountColumns],
        (name) => formats.get(name) ?? new NumberColumn().format(),
      ),
    }
  }
}

function mapValues<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}
