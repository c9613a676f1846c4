/** How the value of a cell is written: a number, the place of a shared text, a text of its own, … */
export type CellType = 'number' | 'shared' | 'text' | 'boolean' | 'date'

const types: Readonly<Record<string, CellType>> = {
  n: 'number',
  s: 'shared',
  str: 'text',
  inlineStr: 'text',
  e: 'text',
  b: 'boolean',
  d: 'date',
}

/** The meaning of the attribute `t`; undefined when it has none. */
export function cellType(written: string | undefined): CellType | undefined {
  return written === undefined ? 'number' : types[written]
}
