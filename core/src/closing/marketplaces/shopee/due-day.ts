import { addDays, readDate } from '../../../calendar/index.ts'
import type { DueDay } from '../../model/due-day.ts'
import type { ShopeeNames } from '../../model/names/shopee.ts'
import type { Order } from '../../model/order.ts'

/** Days after the delivery in which a buyer may complain; then the order is completed. */
const daysOfGuarantee = 7

/**
 * The day after an order is completed, because it is paid out only then. The order is completed:
 *
 * - on the day in the file ('Hora completa do pedido'), or on the last day for a return that the status names: 'O
 *   comprador pode pedir uma devolução até 2026-08-05';
 * - otherwise 7 calendar days after the delivery ('Domestic Delivered Date'). Shopee then completes an order that the
 *   buyer has not confirmed: help.shopee.com.br/portal/10/article/163057. A buyer may ask once for 3 more days, which
 *   no column shows.
 *
 * No official text says on which day a completed order is paid out. The next day is what the same page says about
 * commissions. Null for an order that is on its way, or 'Entregue' without a date.
 */
export function dueDay({
  status,
  deliveredOn,
  completedOn,
}: Pick<Order<ShopeeNames>, 'status' | 'deliveredOn' | 'completedOn'>): DueDay | null {
  if (completedOn) return { on: addDays(completedOn, 1), basis: 'stated' }
  const returnUntil = returnDeadline(status)
  if (returnUntil) return { on: addDays(returnUntil, 1), basis: 'stated' }
  if (deliveredOn) return { on: addDays(deliveredOn, daysOfGuarantee + 1), basis: 'rule' }
  return null
}

const deadline = /\bat[eé]\s+(?:(\d{4}-\d{2}-\d{2})|(\d{2})\/(\d{2})\/(\d{4}))/i

/** The day in 'pode pedir uma devolução até 2026-08-05' or 'até 05/08/2026'; null if the status has none. */
function returnDeadline(status: string): string | null {
  const [, iso, day, month, year] = deadline.exec(status.normalize('NFC')) ?? []
  return readDate(iso ?? [year, month, day].join('-'))
}
