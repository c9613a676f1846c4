import { Box, List, Skeleton, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { DependentClosing } from '@vendaclara/contract/closing'
import type { Cents } from '@vendaclara/core/money'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
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
  /** What goes: 'O arquivo de pagamentos de março de 2026', or the name of one. */
  paidBy: string
  query: UseQueryResult<readonly DependentClosing[]>
}

/** How other months change once a month or a file goes. */
export function Dependents({ paidBy, query: { data = [], error, isLoading, refetch } }: DependentsProps) {
  return (
    <>
      {data.length > 0 && (
        <>
          <Text size="sm" mb={6}>
            {texts.dependents.changes(paidBy)}
          </Text>
          <List size="sm" mb="lg" spacing={4}>
            {data.map(({ closing, orders, totalDifference, totalWithout, ...month }) => (
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
      )}
      {isLoading && <Skeleton h={20} mb="lg" role="status" aria-label={texts.dependents.checking} />}
      {error && (
        <Box mb="lg">
          <FailureAlert
            title={texts.dependents.unchecked}
            message={error.message}
            onRetry={() => void refetch()}
          />
        </Box>
      )}
    </>
  )
}
