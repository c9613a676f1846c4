import { figureNames } from '@vendaclara/core/ads'
import type { FigureWidths } from './figure-widths.ts'

interface TableColumnsProps {
  widths: FigureWidths
}

/** The same widths for the keywords and for the terms under them, so that their figures stand in one line. */
export function TableColumns({ widths }: TableColumnsProps) {
  return (
    <colgroup>
      <col style={{ width: 'var(--name-column)' }} />
      {figureNames.map((name) => (
        <col key={name} style={{ width: widths[name] }} />
      ))}
    </colgroup>
  )
}
