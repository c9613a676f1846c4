import { Text } from '@mantine/core'
import { type FeeCheck, isChecked, type MonthAudit } from '@vendaclara/core/closing'
import { subtractCents } from '@vendaclara/core/money'
import { formatCents } from '../../../ui/number-formats.ts'
import { uncapitalized } from '../texts.ts'
import { groupOf, moreOrLess, ruleSentence, tableName, verdictSentence } from './fee-words.ts'
import classes from './fees.module.css'
import { texts } from './texts.ts'

interface OrderFeesProps {
  check: FeeCheck
  /** The fee audit of the month; undefined if there is none. */
  audit: MonthAudit | undefined
}

/** What was charged for an order, beside the fees of the table of its day. */
export function OrderFees({ check, audit }: OrderFeesProps) {
  if (!isChecked(check)) {
    return <Text size="sm">{texts.notChecked(texts.whyUnchecked[check.unchecked])}</Text>
  }
  const { table, charged, due, pix, deviation } = check
  const group = audit && groupOf(audit.groups, check)
  const { ofOrder } = texts
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>{ofOrder.charged}</dt>
          <dd>{formatCents(charged)}</dd>
        </div>
        <div>
          <dt>{ofOrder.due(tableName(table))}</dt>
          <dd>{formatCents(due)}</dd>
        </div>
      </dl>
      <Text size="sm">
        {deviation
          ? ofOrder.differs(moreOrLess(subtractCents(charged, due)), uncapitalized(ruleSentence(deviation)))
          : ofOrder.matches}
      </Text>
      {group && (
        <Text size="sm" c="dimmed">
          {verdictSentence(group)}
        </Text>
      )}
      {pix !== undefined && (
        <Text size="sm" c="dimmed">
          {ofOrder.pix(formatCents(pix))}
        </Text>
      )}
    </>
  )
}
