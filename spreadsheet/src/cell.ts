/**
 * What a cell holds; null where it is empty. An error is its text ('#DIV/0!'). A number that its format shows as a
 * date or a time is a Date in UTC, as workbooks have no time zone.
 */
export type Cell = string | number | boolean | Date | null
