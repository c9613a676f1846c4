import { Anchor, List } from '@mantine/core'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { filesId } from '../upload/file-cards.tsx'
import { texts } from './texts.ts'

/** What to do next about a compared month; nothing where nothing is. */
export function NextSteps({ closing }: { closing: AnalysisSummary }) {
  const warnings = countWarnings(closing)
  const steps = stepsOf(closing)
  if (warnings === 0 && steps.length === 0) return null
  return (
    <List size="sm" spacing={4} aria-label={texts.next.title}>
      {warnings > 0 && (
        <List.Item>
          <Anchor href={`#${filesId}`} inherit>
            {texts.next.warnings(warnings)}
          </Anchor>
        </List.Item>
      )}
      {steps.map((step) => (
        <List.Item key={step}>{step}</List.Item>
      ))}
    </List>
  )
}

function countWarnings({ receipts: { orders, income } }: AnalysisSummary): number {
  const files = [...(orders ?? []), ...(income ?? [])]
  return files.reduce((sum, { warnings = [] }) => sum + warnings.length, 0)
}

function stepsOf({ figures, marketplace }: AnalysisSummary): readonly string[] {
  const { sums } = figures
  const unmatched = figures.unmatched - (sums?.counts?.unpaid ?? 0)
  const words = marketplaceWords[marketplace]
  const hasOthers = sums && sums.otherOrders > 0
  return [
    ...(unmatched > 0 ? [texts.next.awaited(unmatched, words)] : []),
    ...(hasOthers
      ? [texts.next.others(sums.otherOrders, formatBrl(toReais(sums.otherReceived)), words)]
      : []),
    ...(sums ? [] : [texts.next.again(words)]),
  ]
}
