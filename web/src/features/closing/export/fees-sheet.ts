import type { AuditedOrder, MonthAudit } from '@vendaclara/core/closing'
import { subtractCents, toReais } from '@vendaclara/core/money'
import { ruleSentence, tableName, verdictSentence } from '../fees/fee-words.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { Formula, moneyColumn, SheetRows } from './sheet-rows.ts'
import { monthSheets as names } from './texts.ts'

/** The orders of a month whose fees differ from the table of their day, with the rule and the verdict. */
export function feesSheet({ groups }: MonthAudit, audited: readonly AuditedOrder[]): SheetRows {
  const { fee: text, order } = names
  const sheet = new SheetRows(
    names.fees,
    [
      { width: 22 },
      { width: 18 },
      moneyColumn,
      moneyColumn,
      moneyColumn,
      { width: 56 },
      { width: 72 },
      { width: 32 },
    ],
    [order.id, order.date, text.charged, text.due, text.difference, text.rule, text.verdict, text.table],
  )
  const words = groups.map((group) => [
    ...[ruleSentence(group.deviation), verdictSentence(group), tableName(group.table)],
  ])
  for (const { orderId, createdAt, group, charged, due } of audited) {
    const at = sheet.last + 1
    sheet.add(
      ...[orderId, formatOrderDate(createdAt), toReais(charged), toReais(due)],
      new Formula(`C${at}-D${at}`, toReais(subtractCents(charged, due))),
      ...(words[group] ?? []),
    )
  }
  return sheet
}
