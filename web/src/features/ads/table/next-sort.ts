import type { Sort, SortColumn } from './sort.ts'

/** How a table is sorted after a click on a column: ascending at first, then in turns. */
export function nextSort(current: Sort | undefined, column: SortColumn): Sort {
  const isTurned = current?.column === column && current.direction === 'ascending'
  return { column, direction: isTurned ? 'descending' : 'ascending' }
}
