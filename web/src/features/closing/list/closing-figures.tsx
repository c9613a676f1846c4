import { Text } from '@mantine/core'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../ui/format-brl.ts'
import { texts } from '../texts.ts'

interface ClosingFiguresProps {
  figures: ListedAnalysis['figures']
}

/** What a month comes to, on its card: what came less, what of it came back, and what has not come yet. */
export function ClosingFigures({ figures }: ClosingFiguresProps) {
  const { hasResults, hasOrders, lost, recovered, unmatched } = figures
  if (!hasResults) {
    return (
      <Text span display="block" size="xs" c="dimmed">
        {hasOrders ? texts.list.incomeMissing : texts.list.filesMissing}
      </Text>
    )
  }
  return (
    <>
      <Text span display="block" size="xs" c={lost > 0 ? 'var(--loss)' : 'dimmed'} fw={600}>
        {lost > 0 ? texts.list.lost(formatBrl(toReais(lost))) : texts.list.nothingLost}
      </Text>
      {recovered > 0 && (
        <Text span display="block" size="xs" c="var(--gain)" fw={600}>
          {texts.list.recovered(formatBrl(toReais(recovered)))}
        </Text>
      )}
      {unmatched > 0 && (
        <Text span display="block" size="xs" c="dimmed">
          {texts.list.awaited(unmatched)}
        </Text>
      )}
    </>
  )
}
