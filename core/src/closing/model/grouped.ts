/** Rows by a key of each, both in the sequence in which they first come. */
export function grouped<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, [Row, ...Row[]]> {
  const groups = new Map<Key, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = groups.get(key)
    if (known) known.push(row)
    else groups.set(key, [row])
  }
  return groups
}
