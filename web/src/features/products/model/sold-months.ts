/**
 * A month with known orders, by its days, both included; `name` as in 'outubro de 2026'. `version` changes each time a
 * closing does.
 */
export interface SoldMonth {
  readonly from: string
  readonly until: string
  readonly name: string
  readonly version: string
}
