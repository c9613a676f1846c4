import type { FigureName } from '@vendaclara/core/ads'

export type SortColumn = 'name' | FigureName

export interface Sort {
  readonly column: SortColumn
  readonly direction: 'ascending' | 'descending'
}
