import { List, Text } from '@mantine/core'
import { type FeeCheck, isChecked } from '@vendaclara/core/closing'
import { subtractCents } from '@vendaclara/core/money'
import { formatCents } from '../../../ui/number-formats.ts'
import { uncapitalized } from '../texts.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { groupOf, moreOrLess, ruleSentence, tableName, verdictSentence } from './fee-words.ts'
import { texts } from './texts.ts'

/** What was charged for an order, beside the fees of the table of its day. */
export function OrderFees({ check }: { check: FeeCheck }) {
  const audit = useMonth().closing.figures.sums?.audit
  if (!isChecked(check)) {
    return <Text size="sm">{texts.notChecked(texts.whyUnchecked[check.unchecked])}</Text>
  }
  const { table, charged, due, pix, deviation } = check
  const group = audit && groupOf(audit.groups, check)
  const { ofOrder } = texts
  return (
    <>
      <List size="sm" listStyleType="none">
        <List.Item>
          {ofOrder.charged} <b>{formatCents(charged)}</b>
        </List.Item>
        <List.Item>
          {ofOrder.due(tableName(table))} <b>{formatCents(due)}</b>
        </List.Item>
      </List>
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
