import { addCents } from '../../../../money/index.ts'
import type { FreightDiscrepancy } from '../../../model/beside.ts'
import { cutText } from '../../../model/order-items.ts'
import type { FileRows, Line } from '../../../reading/file-rows.ts'
import { saysTotal } from '../../../reading/order-ids.ts'
import type { FreightColumns } from './columns.ts'

/**
 * Reads for which orders the carrier charged another freight than expected. Equal rows of an order count once, with a
 * warning. Different rows of an order are its parcels and are summed. Warns of amounts that are blank, or of no order.
 */
export function readFreight(file: FileRows<FreightColumns>): ReadonlyMap<string, FreightDiscrepancy> {
  const byOrder = new Map<string, FreightDiscrepancy>()
  const seen = new Set<string>()
  for (const line of file.linesOfOrders(warnOfLost)) {
    const { orderId } = line
    for (const name of both) if (line.isBlank(name)) line.warn('blank-amounts', name)
    const [expected, charged] = [line.amount('expected'), line.amount('charged')]
    const reason = line.text('reason')
    const key = JSON.stringify([orderId, expected, charged, reason])
    if (seen.has(key)) line.warn('copied-rows')
    else {
      seen.add(key)
      const found = { expected, charged, reason: cutText(reason), line: line.number }
      byOrder.set(orderId, joined(byOrder.get(orderId), found))
    }
  }
  file.ids.warnOfOdd()
  return byOrder
}

/** An amount of no order is not lost for the month: its reason is only an explanation. */
function warnOfLost(line: Line<FreightColumns>): false {
  const isLost = line.isMissing('orderId') && both.every((name) => !line.isMissing(name))
  if (isLost && !line.row.some(saysTotal)) line.warn('odd-ids', 'orderId')
  return false
}

const both = ['expected', 'charged'] as const

function joined(known: FreightDiscrepancy | undefined, other: FreightDiscrepancy): FreightDiscrepancy {
  if (!known) return other
  const reasons = [...new Set([known.reason, other.reason])].filter((reason) => reason !== '')
  return {
    ...known,
    expected: addCents(known.expected, other.expected),
    charged: addCents(known.charged, other.charged),
    reason: cutText(reasons.join('; ')),
  }
}
