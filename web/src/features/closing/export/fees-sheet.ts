import type { AuditedOrder, MonthAudit } from '@vendaclara/core/closing'
import { subtractCents, toReais } from '@vendaclara/core/money'
import { ruleSentence, tableName, verdictSentence } from '../fees/fee-words.ts'
import { orderColumns } from './orders-sheet.ts'
import { Formula, type SheetRows, tableSheet } from './sheet-rows.ts'
import { monthSheets as names } from './texts.ts'

/** The orders of a month whose fees differ from the table of their day, with the rule and the verdict. */
export function feesSheet({ groups }: MonthAudit, audited: readonly AuditedOrder[]): SheetRows {
  const { fee: text } = names
  const words = groups.map((group) => ({
    rule: ruleSentence(group.deviation),
    verdict: verdictSentence(group),
    table: tableName(group.table),
  }))
  return tableSheet(
    names.fees,
    [
      ...orderColumns,
      { header: text.charged, amount: ({ charged }) => charged },
      { header: text.due, amount: ({ due }) => due },
      {
        header: text.difference,
        amount: ({ charged, due }, at) => new Formula(`C${at}-D${at}`, toReais(subtractCents(charged, due))),
      },
      { header: text.rule, width: 56, cell: ({ group }) => words[group]?.rule ?? null },
      { header: text.verdict, width: 72, cell: ({ group }) => words[group]?.verdict ?? null },
      { header: text.table, width: 32, cell: ({ group }) => words[group]?.table ?? null },
    ],
    audited,
  )
}
