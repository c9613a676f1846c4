/** 'swapped': the other of the two files; 'unknown': another workbook; 'no-rows': the right table with nothing in it. */
export type ClosingProblemKind = 'swapped' | 'unknown' | 'no-rows'

/** Thrown for a workbook that is not the file asked for. `header` is what its first table is headed by. */
export class ClosingProblem extends Error {
  readonly kind: ClosingProblemKind
  readonly header: readonly string[]

  constructor(kind: ClosingProblemKind, header: readonly string[] = []) {
    super(kind)
    this.name = 'ClosingProblem'
    this.kind = kind
    this.header = header
  }
}
