import { type ComparedFigure, type KeywordChange, keywordLabel } from '@vendaclara/core/ads'

export interface ChangeSort {
  readonly column: ComparedFigure | 'name'
  readonly direction: 'ascending' | 'descending'
}

const collator = new Intl.Collator('pt-BR')

/** Keywords by name or by how much a figure changed; those without such a change stand last, whichever the direction. */
export function orderChanges(
  keywords: readonly KeywordChange[],
  { column, direction }: ChangeSort,
): KeywordChange[] {
  const sign = direction === 'ascending' ? 1 : -1
  if (column === 'name') {
    return keywords.toSorted(
      (one, other) => sign * collator.compare(keywordLabel(one.key), keywordLabel(other.key)),
    )
  }
  const moved = keywords.map((keyword) => ({ keyword, by: movedBy(keyword, column) }))
  const known = moved.filter(({ by }) => by !== null)
  const unknown = moved.filter(({ by }) => by === null)
  known.sort((one, other) => sign * ((one.by ?? 0) - (other.by ?? 0)))
  return [...known, ...unknown].map(({ keyword }) => keyword)
}

/** A keyword that is new or gone moved its sums by all of them; its return has nothing to be compared with. */
function movedBy({ changes }: KeywordChange, name: ComparedFigure): number | null {
  const { before, after, difference } = changes[name]
  return name === 'roas' ? difference : (after ?? 0) - (before ?? 0)
}
