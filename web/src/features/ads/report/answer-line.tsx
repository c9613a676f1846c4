import { Anchor, Text } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { formatCents, formatCount } from '../../../ui/number-formats.ts'
import type { UnsoldSum } from '../kept/kept-entry.ts'
import { wordsOf } from '../texts.ts'
import classes from './report.module.css'
import { texts } from './texts.ts'

interface AnswerLineProps {
  report: Pick<AdsReport, 'kind' | 'total'>
  /** Undefined until it is found. */
  unsold: UnsoldSum | undefined
  onSee: () => void
}

/** What was spent without a sale, and the way to the terms it was spent on. */
export function AnswerLine({ report, unsold, onSee }: AnswerLineProps) {
  if (!unsold) return <div className={classes.answer} />
  const { terms, spend } = unsold
  return (
    <Text component="p" role="status" className={classes.answer}>
      {terms === 0 ? (
        report.total.spend > 0 ? (
          wordsOf(report).allSold
        ) : (
          texts.answer.noSpend
        )
      ) : (
        <>
          <strong>{formatCents(spend)}</strong>{' '}
          {texts.answer.unsold(wordsOf(report).terms(formatCount(terms), terms === 1), terms === 1)}{' '}
          <Anchor component="button" type="button" onClick={onSee}>
            {texts.answer.see}
          </Anchor>
        </>
      )}
    </Text>
  )
}
