import type { FigureName } from '../report/figure-names.ts'

export type SortColumn = 'name' | FigureName

export interface Sort {
  readonly column: SortColumn
  readonly direction: 'ascending' | 'descending'
}
