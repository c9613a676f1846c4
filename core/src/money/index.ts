export {
  addCents,
  type Cents,
  cents,
  negative,
  noCents,
  shortfall,
  subtractCents,
  sumCents,
  toCents,
  toReais,
} from './cents.ts'
export { ColumnValues, none } from './column-values.ts'
export { type ColumnKind, isNone } from './is-none.ts'
export { movedMarks } from './moved-mark.ts'
export {
  columnDecides,
  formatOfMarks,
  type Mark,
  type MarkFormat,
  type MarksSeen,
  NumberColumn,
  type NumberFormat,
  plainFormat,
  readNumber,
} from './number-column.ts'
export { plainWord } from './plain-word.ts'
export { readTypedMoney, readTypedNumber } from './read-typed-number.ts'
export { placeOfSum } from './sums/sum-row.ts'
export { namesSum, withoutSum, wordsIn } from './sums/sum-words.ts'
