import type { Table } from './locate-file.ts'
import type { ReadingProblems } from './reading-problems.ts'
import { cellAt, isMissing, type Row, wordOf } from './sheet.ts'

const reais = new Set(['brl', 'r$', 'real', 'reais'])

/** Refuses the file if the row's column `currency` names another currency than the real. An empty cell is accepted. */
export function refuseOtherCurrency<Name extends string>(
  { position, label }: Table<Name | 'currency'>,
  row: Row,
  problems: ReadingProblems,
  orderId: string,
): void {
  const cell = cellAt(row, position.currency)
  if (isMissing(cell) || reais.has(wordOf(cell))) return
  const column = label.currency ?? 'currency'
  if (!problems.refuseBroken(column, cell)) problems.refuse('other-currency', column, cell, orderId)
}
