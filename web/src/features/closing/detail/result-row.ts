import type { Difference, Unmatched } from '@vendaclara/contract/closing'

/** A row of a closing's results. */
export type ResultRow = Difference | Unmatched
