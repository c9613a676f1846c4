/** How many orders, or rows, of all that could be judged show it. */
export interface OrdersOff {
  readonly orders: number
  readonly all: number
}

/**
 * Why the two files of a month do not fit.
 *
 * - `other-month-scale`: what was paid is off by a `factor` such as 100 or 0.1; or the amount of a `reason` that both
 *   files state.
 * - `other-fee-scale`: the fees of a report of fees are off by a `factor` from those that the orders file says.
 * - `slipped-part`: a `column` of a `file` is off by a `factor` in some rows, -1 for the other sign: put right, the orders
 *   come to what was paid. Without a `column`, several are summed up.
 * - `lost-cents`: all amounts of one `file`, or of one `column` of it, are whole reais, and the other's are not.
 * - `ids-of-others`: orders were paid what another one should be, as if the ids were sorted alone.
 */
export type UnfitFiles =
  | ({ readonly kind: 'other-month-scale'; readonly factor: number; readonly reason?: string } & OrdersOff)
  | ({ readonly kind: 'other-fee-scale'; readonly factor: number } & OrdersOff)
  | ({
      readonly kind: 'slipped-part'
      readonly file: 'orders' | 'income'
      readonly column?: string
      readonly factor: number
    } & OrdersOff)
  | ({
      readonly kind: 'lost-cents'
      readonly file: 'orders' | 'income'
      readonly column?: string
    } & OrdersOff)
  | ({ readonly kind: 'ids-of-others' } & OrdersOff)

/**
 * As {@link UnfitFiles}. `most-differ`: most orders differ, and not as by a new fee, or many do for one `reason`, as after
 * a change of its column; 'cancelled' if cancelled orders were paid and others were not, 'refunded' if too many returned ones were paid, 'fees' if those of a report of fees are of other orders, 'nothing' if one file states 0
 * for them. The files may still fit.
 */
export type MonthDoubt = UnfitFiles | ({ readonly kind: 'most-differ'; readonly reason?: string } & OrdersOff)
