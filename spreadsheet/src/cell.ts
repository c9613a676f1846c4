/**
 * What a cell holds; null where it is empty. An error is its text ('#DIV/0!'), a formula whose result the file does not hold
 * is the formula ('=A1*0.2', '=' where another cell has its text). A number that its format shows as a
 * date or a time is a Date in UTC, as workbooks have no time zone.
 */
export type Cell = string | number | boolean | Date | null
