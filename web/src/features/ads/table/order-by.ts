import type { Sort } from './sort.ts'

const collator = new Intl.Collator('pt-BR')

interface Values {
  readonly name: (position: number) => string
  readonly figure: (position: number) => number
}

/** Positions in the order a sort asks for; equals keep the order of the file, whichever the direction. */
export function orderBy(positions: readonly number[], sort: Sort | undefined, values: Values): number[] {
  if (!sort) return [...positions]
  const sign = sort.direction === 'ascending' ? 1 : -1
  if (sort.column === 'name') {
    const names = new Map(positions.map((position) => [position, values.name(position)]))
    return positions.toSorted(
      (one, other) => sign * collator.compare(names.get(one) ?? '', names.get(other) ?? ''),
    )
  }
  return positions.toSorted((one, other) => sign * (values.figure(one) - values.figure(other)))
}
