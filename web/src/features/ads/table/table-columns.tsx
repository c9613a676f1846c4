import type { TableLook } from './table-look.ts'

interface TableColumnsProps {
  look: TableLook
}

/** The same widths for the keywords and for the terms under them, so that their figures stand in one line. */
export function TableColumns({ look: { columns, extras, widths } }: TableColumnsProps) {
  return (
    <colgroup>
      <col style={{ width: 'var(--name-column)' }} />
      {columns.map((name) => (
        <col key={name} style={{ width: widths[name] }} />
      ))}
      {extras.map(({ key, width }) => (
        <col key={key} style={{ width: `${width}px` }} />
      ))}
    </colgroup>
  )
}
