import type { AnalysisResults } from '@vendaclara/contract/closing'
import type { LatePayment } from '@vendaclara/contract/closing-late'
import { type Marks, noMarks, withMarks } from './marks.ts'

/** What is kept beside the results of a closing, by the IDs of the orders. */
export interface Work {
  readonly marks: Marks
  /** Unmatched orders that the income of another closing paid. */
  readonly late: ReadonlyMap<string, LatePayment>
}

export const noWork: Work = { marks: noMarks, late: new Map() }

export function workOf({ orders, late }: Pick<AnalysisResults, 'orders' | 'late'>): Work {
  return {
    marks: withMarks(noMarks, orders),
    late: new Map(late.map((payment) => [payment.orderId, payment])),
  }
}
