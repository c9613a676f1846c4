import type { CalendarDate } from '../../calendar/index.ts'
import type { Cents } from '../../money/index.ts'

/** Where a cost comes from: typed in the list of products, a cost list, or the calculator. */
export const costOrigins = ['typed', 'list', 'calculator'] as const
export type CostOrigin = (typeof costOrigins)[number]

/** What one piece costs from a day on, until the next dated cost. `cost` is 0 only if the seller entered it on purpose. */
export interface DatedCost {
  readonly from: CalendarDate
  readonly cost: Cents
  readonly origin: CostOrigin
}
