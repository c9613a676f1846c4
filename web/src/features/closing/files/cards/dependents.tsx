import { List, Text } from '@mantine/core'
import type { DependentClosing } from '@vendaclara/contract/closing'
import type { Cents } from '@vendaclara/core/money'
import { nameMonth } from '../../model/months.ts'
import { formatUnsigned } from '../../texts.ts'
import { texts } from './texts.ts'

/** In words, because a minus sign at the end of a line could be separated from its amount. */
function inWords(difference: Cents): string {
  const amount = formatUnsigned(difference)
  if (difference === 0) return amount
  return `${amount} ${difference < 0 ? texts.dependents.less : texts.dependents.more}`
}

interface DependentsProps {
  /** What goes: 'A renda de março de 2026', or a file. */
  paidBy: string
  dependents: readonly DependentClosing[]
}

/** How other months change once a month or a file goes. */
export function Dependents({ paidBy, dependents }: DependentsProps) {
  return (
    <>
      <Text size="sm" mb={6}>
        {texts.dependents.changes(paidBy)}
      </Text>
      <List size="sm" mb="lg" spacing={4}>
        {dependents.map(({ closing, orders, totalDifference, totalWithout, ...month }) => (
          <List.Item key={closing}>
            {texts.dependents.change(
              nameMonth(month),
              orders,
              inWords(totalDifference),
              inWords(totalWithout),
            )}
          </List.Item>
        ))}
      </List>
    </>
  )
}
