/** How the value of a cell is written: a number, the place of a shared text, a text of its own, … */
export type CellType = 'number' | 'shared' | 'text' | 'boolean' | 'date'

const types = new Map<string, CellType>(
  Object.entries({
    n: 'number',
    s: 'shared',
    str: 'text',
    inlineStr: 'text',
    e: 'text',
    b: 'boolean',
    d: 'date',
  } as const),
)

/** The meaning of the attribute `t`; undefined when it has none. */
export function cellType(written: string | undefined): CellType | undefined {
  return written === undefined ? 'number' : types.get(written)
}
