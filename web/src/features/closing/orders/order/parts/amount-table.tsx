import type { TableColumn } from '../../../../../table/data-table.tsx'
import { SmallTable } from '../../../../../table/small-table.tsx'

interface AmountTableProps<Row extends { readonly label: string }> {
  label: string
  /** The header of the names. */
  nameLabel: string
  /** The amounts of a row. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  total: Row
}

/** Amounts of an order with their names, and their total. */
export function AmountTable<Row extends { readonly label: string }>(props: AmountTableProps<Row>) {
  const { label, nameLabel, columns, rows, total } = props
  const name: TableColumn<Row> = { id: 'name', kind: 'name', label: nameLabel, cell: (row) => row.label }
  return (
    <SmallTable
      label={label}
      columns={[name, ...columns]}
      rows={[...rows, total]}
      keyOf={(row) => row.label}
      isMarked={(row) => row === total}
      isStacked={columns.length > 1}
    />
  )
}
