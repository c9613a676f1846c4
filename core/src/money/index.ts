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
export { ColumnValues } from './column-values.ts'
export { columnDecides, NumberColumn, type NumberFormat, plainFormat, readNumber } from './number-column.ts'
export { readTypedMoney, readTypedNumber } from './read-typed-number.ts'
