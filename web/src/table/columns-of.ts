import type { TableColumn } from './data-table.tsx'

/**
 * The columns of a table, in the sequence of its labels; one without a label is left out. The first names the row, the
 * others are figures, except for those in `texts`.
 */
export function columnsOf<Row, Id extends string>(
  labels: Readonly<Partial<Record<Id, string>>>,
  cells: Readonly<Record<Id, TableColumn<Row>['cell']>>,
  texts: readonly NoInfer<Id>[] = [],
): TableColumn<Row>[] {
  return (Object.keys(labels) as Id[]).map((id, place) => ({
    id,
    label: labels[id] ?? '',
    kind: place === 0 ? 'name' : texts.includes(id) ? 'text' : 'figure',
    cell: cells[id],
  }))
}
