import { addCents } from '../../../../money/index.ts'
import type { FreightDiscrepancy } from '../../../model/beside.ts'
import { cutText } from '../../../model/order-items.ts'
import { AmountReader } from '../../../reading/amount-reader.ts'
import type { Table } from '../../../reading/locate-file.ts'
import { OrderIds, saysTotal } from '../../../reading/order-ids.ts'
import type { ReadingProblems } from '../../../reading/reading-problems.ts'
import { isMissing, textOf } from '../../../reading/sheet.ts'
import type { FreightColumn } from './columns.ts'

/**
 * Reads for which orders the carrier charged another freight than expected. Equal rows of an order count once, with a
 * warning. Different rows of an order are its parcels and are summed. Warns of amounts that are blank, or of no order.
 */
export function readFreight(
  table: Table<FreightColumn>,
  problems: ReadingProblems,
): ReadonlyMap<string, FreightDiscrepancy> {
  const ids = new OrderIds(table, problems)
  const amounts = new AmountReader<FreightColumn>(table, both, problems)
  const byOrder = new Map<string, FreightDiscrepancy>()
  const seen = new Set<string>()
  for (const row of table.rows) {
    const orderId = ids.read(row)
    const blank = both.filter((name) => amounts.isBlank(row, name))
    if (orderId === '') {
      const isLost = isMissing(row[table.position.orderId ?? -1]) && blank.length === 0
      if (isLost && !row.some(saysTotal)) problems.warn('odd-ids', { column: table.label.orderId })
      continue
    }
    for (const name of blank) problems.warn('blank-amounts', { column: amounts.labelOf(name), orderId })
    const expected = amounts.read(row, 'expected', orderId)
    const charged = amounts.read(row, 'charged', orderId)
    const cell = row[table.position.reason ?? -1]
    const reason = problems.refuseBroken(amounts.labelOf('reason'), cell) ? '' : textOf(cell)
    const key = JSON.stringify([orderId, expected, charged, reason])
    if (seen.has(key)) problems.warn('copied-rows', { orderId })
    else {
      seen.add(key)
      byOrder.set(orderId, joined(byOrder.get(orderId), { expected, charged, reason: cutText(reason) }))
    }
  }
  ids.warnOfOdd()
  return byOrder
}

const both = ['expected', 'charged'] as const

function joined(known: FreightDiscrepancy | undefined, other: FreightDiscrepancy): FreightDiscrepancy {
  if (!known) return other
  const reasons = [...new Set([known.reason, other.reason])].filter((reason) => reason !== '')
  return {
    expected: addCents(known.expected, other.expected),
    charged: addCents(known.charged, other.charged),
    reason: cutText(reasons.join('; ')),
  }
}
