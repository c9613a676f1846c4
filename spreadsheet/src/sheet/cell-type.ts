/** How the value of a cell is written: as a number, as an index of a shared text, as its own text, … */
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

/**
 * The type that the attribute `t` names: 'number' if the attribute is missing, undefined if its value is unknown.
 * Source: ECMA-376 Part 1, 18.18.11 (ST_CellType).
 */
export function cellType(written: string | undefined): CellType | undefined {
  return written === undefined ? 'number' : types.get(written)
}
