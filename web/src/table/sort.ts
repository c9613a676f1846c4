export interface TableSort<Column extends string = string> {
  readonly column: Column
  readonly direction: 'ascending' | 'descending'
}

/** The sorting after a click on a column: first in its default direction, then alternating. */
export function nextSort<Column extends string>(
  current: TableSort<Column> | undefined,
  column: Column,
  first: TableSort['direction'] = 'ascending',
): TableSort<Column> {
  if (current?.column !== column) return { column, direction: first }
  return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
}

const collator = new Intl.Collator('pt-BR')

/**
 * Items sorted by a value, which is read once per item. Equal items keep their order. Items without a value (null or
 * NaN) come last in either direction.
 */
export function orderBy<Item>(
  items: readonly Item[],
  direction: TableSort['direction'],
  read: (item: Item) => string | number | null,
): Item[] {
  const sign = direction === 'ascending' ? 1 : -1
  const values = items.map((item) => {
    const value = read(item)
    return Number.isNaN(value) ? null : value
  })
  const places = [...items.keys()].sort((one, other) => {
    const [value, otherValue] = [values[one] ?? null, values[other] ?? null]
    if (value === null || otherValue === null) return Number(value === null) - Number(otherValue === null)
    return typeof value === 'string'
      ? sign * collator.compare(value, String(otherValue))
      : sign * (value - Number(otherValue))
  })
  return places.map((place) => items[place] as Item)
}
