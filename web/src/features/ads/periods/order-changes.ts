import { type ComparedFigure, type KeywordChange, keywordLabel } from '@vendaclara/core/ads'
import { orderBy, type TableSort } from '../../../table/sort.ts'

export type ChangeColumn = ComparedFigure | 'name'
export type ChangeSort = TableSort<ChangeColumn>

/** Keywords by name or by how much a figure changed; those without such a change stand last, whichever the direction. */
export function orderChanges(
  keywords: readonly KeywordChange[],
  { column, direction }: ChangeSort,
): KeywordChange[] {
  return orderBy(keywords, direction, (keyword) =>
    column === 'name' ? keywordLabel(keyword.key) : movedBy(keyword, column),
  )
}

/** A keyword that is new or gone moved its sums by all of them; its return has nothing to be compared with. */
function movedBy({ changes }: KeywordChange, name: ComparedFigure): number | null {
  const { before, after, difference } = changes[name]
  return name === 'roas' ? difference : (after ?? 0) - (before ?? 0)
}
