/**
 * The value of a cell; null for an empty cell.
 *
 * - An error is its text ('#DIV/0!').
 * - A formula without a stored result is the formula itself: '=A1*0.2', or just '=' where its text is stored in
 *   another cell.
 * - A number whose format shows a date or a time is a Date in UTC, because workbooks have no time zone.
 * - An empty text is null, like an empty cell.
 */
export type Cell = string | number | boolean | Date | null
