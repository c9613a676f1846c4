/** A month with known orders, by its days, both included; `name` as in 'outubro de 2026'. */
export interface SoldMonth {
  readonly from: string
  readonly until: string
  readonly name: string
}
