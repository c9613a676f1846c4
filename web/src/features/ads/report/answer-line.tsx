import { Anchor, Box, Text } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { formatCents, formatCount } from '../../../ui/number-formats.ts'
import type { UnsoldSum } from '../kept/kept-entry.ts'
import { wordsOf } from '../texts.ts'
import { texts } from './texts.ts'

interface AnswerLineProps {
  report: Pick<AdsReport, 'kind' | 'total'>
  /** Undefined until it is found. */
  unsold: UnsoldSum | undefined
  onSee: () => void
}

/** What was spent without a sale, and the way to the terms it was spent on. */
export function AnswerLine({ report, unsold, onSee }: AnswerLineProps) {
  if (!unsold) return <Box mih={30} />
  const { terms, spend } = unsold
  return (
    <Text role="status" mih={30} fz={19} lh={1.4}>
      {terms === 0 ? (
        report.total.spend > 0 ? (
          wordsOf(report).allSold
        ) : (
          texts.answer.noSpend
        )
      ) : (
        <>
          <Text span inherit fw={700} c="var(--loss)">
            {formatCents(spend)}
          </Text>{' '}
          {texts.answer.unsold(wordsOf(report).terms(formatCount(terms), terms === 1), terms === 1)}{' '}
          <Anchor component="button" type="button" onClick={onSee}>
            {texts.answer.see}
          </Anchor>
        </>
      )}
    </Text>
  )
}
