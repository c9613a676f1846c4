/**
 * Why the two files of a month do not seem to fit. `orders` of `all` compared orders show it.
 *
 * - `other-month-scale`: what was paid is off by a `factor` such as 100 or 0.1.
 * - `lost-cents`: all amounts of one `file` are whole reais, and the other's are not.
 * - `ids-of-others`: they were paid what another order should be, as if the ids were sorted alone.
 * - `most-differ`: they differ, and not as by a new fee. The files may fit all the same.
 */
export type MonthDoubt = { readonly orders: number; readonly all: number } & (
  | { readonly kind: 'other-month-scale'; readonly factor: number }
  | { readonly kind: 'lost-cents'; readonly file: 'orders' | 'income' }
  | { readonly kind: 'ids-of-others' | 'most-differ' }
)
