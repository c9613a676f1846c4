import { addDays, readDate } from '../../../calendar/index.ts'
import type { DueDay } from '../../receivable/due-day.ts'
import type { Order } from '../../rows.ts'
import type { ShopeeTerms } from './terms.ts'

/** Days after the delivery in which a buyer may complain; the order is completed when they are over. */
const daysOfGuarantee = 7

/**
 * The day after an order is completed, because it is paid out only then. When that is:
 *
 * - the file has the day ('Hora completa do pedido'), or the last day on which the buyer may ask for a return, in the status 'O
 *   comprador pode pedir uma devolução até 2026-08-05';
 * - else 7 calendar days after the delivery ('Domestic Delivered Date'), at which Shopee completes an order whose buyer does not
 *   confirm it: help.shopee.com.br/portal/10/article/163057. A buyer may ask for 3 more days once, which no column says.
 *
 * Not found in any official text is on which day a completed order is paid out; the day after it is what the same page says
 * of commissions. An order that is on its way, or 'Entregue' without a date, has no day.
 */
export function dueDay({
  status,
  deliveredOn,
  completedOn,
}: Pick<Order<ShopeeTerms>, 'status' | 'deliveredOn' | 'completedOn'>): DueDay | null {
  if (completedOn) return { on: addDays(completedOn, 1), basis: 'stated' }
  const returnUntil = returnDeadline(status)
  if (returnUntil) return { on: addDays(returnUntil, 1), basis: 'stated' }
  if (deliveredOn) return { on: addDays(deliveredOn, daysOfGuarantee + 1), basis: 'rule' }
  return null
}

const deadline = /\bat[eé]\s+(?:(\d{4}-\d{2}-\d{2})|(\d{2})\/(\d{2})\/(\d{4}))/i

/** The day of 'pode pedir uma devolução até 2026-08-05', or 'até 05/08/2026'; null where a status has none. */
function returnDeadline(status: string): string | null {
  const [, iso, day, month, year] = deadline.exec(status) ?? []
  return readDate(iso ?? [year, month, day].join('-'))
}
