import { type Cell, openWorkbook, type ReadingLimits } from '../src/index.ts'

/** The cells of a sheet by row, blank rows and blank ends of rows left out as the other readers do. */
export interface Grid {
  readonly name: string
  readonly rows: Cell[][]
}

const widest = 80

/** Reads all cells of the first 80 columns of all sheets. */
export async function readGrids(
  bytes: Uint8Array<ArrayBuffer>,
  limits: Partial<ReadingLimits> = {},
): Promise<Grid[]> {
  const { sheets } = await openWorkbook(new Blob([bytes]), { limits })
  const columns = Array.from({ length: widest }, (_, column) => column)
  const grids: Grid[] = []
  for (const sheet of sheets) {
    const rows: Cell[][] = []
    await sheet.read({
      columns,
      onRow: ({ number, cells }) => {
        rows[number - 1] = [...cells]
      },
    })
    grids.push({ name: sheet.name, rows: trimGrid(rows) })
  }
  return grids
}

/** The cells of the first sheet. */
export async function readRows(
  bytes: Uint8Array<ArrayBuffer>,
  limits?: Partial<ReadingLimits>,
): Promise<Cell[][]> {
  const [grid] = await readGrids(bytes, limits)
  return grid?.rows ?? []
}

/** Every row there from the first on, without the empty cells and rows at its end; an empty text is no cell. */
export function trimGrid(rows: readonly (readonly (Cell | undefined)[] | undefined)[]): Cell[][] {
  const filled = Array.from(rows, (row) => {
    const cells = Array.from(row ?? [], (cell) => (cell === undefined || cell === '' ? null : cell))
    return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1)
  })
  return filled.slice(0, filled.findLastIndex((row) => row.length > 0) + 1)
}
