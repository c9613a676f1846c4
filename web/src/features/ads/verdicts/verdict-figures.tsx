import { Text } from '@mantine/core'
import {
  type AdsReport,
  breakEvenRoas,
  outsideTerms,
  profitAfterAds,
  verdicts,
  type WeighedTerms,
} from '@vendaclara/core/ads'
import { type ReactNode, useId } from 'react'
import { AnnouncedResult } from '../../../forms/announced-result.tsx'
import { formatBrl, formatCount, formatNumber } from '../../../ui/number-formats.ts'
import { wordsOf } from '../texts.ts'
import { texts } from './texts.ts'
import { VerdictMark } from './verdict-mark.tsx'
import classes from './verdicts.module.css'

interface VerdictFiguresProps {
  total: AdsReport['total']
  margin: number
}

/** The break-even ROAS, and the profit after ads; in words, they are announced once typing pauses. */
export function VerdictFigures({ total, margin }: VerdictFiguresProps) {
  const roas = formatNumber(breakEvenRoas(margin) ?? Number.NaN, 2, 2)
  const percent = `${formatNumber(margin, 0, 2)}%`
  const profit = profitAfterAds(total, margin)
  const { breakEven, profit: result } = texts
  return (
    <>
      <dl className={classes.figures}>
        <Figure label={breakEven.label} detail={breakEven.formula(percent, roas)} more={breakEven.meaning}>
          {roas}
        </Figure>
        <Figure
          label={result.label}
          detail={result.formula(formatBrl(total.gmv), percent, formatBrl(total.spend))}
        >
          <SignedAmount amount={profit} />
        </Figure>
      </dl>
      <AnnouncedResult>
        {`${breakEven.label}: ${roas}. ${result.label}: ${formatBrl(profit)}.`}
      </AnnouncedResult>
    </>
  )
}

interface FigureProps {
  label: string
  detail: string
  more?: string
  children: ReactNode
}

function Figure({ label, detail, more, children }: FigureProps) {
  const id = useId()
  return (
    <div className={classes.figure}>
      <dt id={id}>{label}</dt>
      <dd>
        <output aria-labelledby={id} aria-live="off">
          {children}
        </output>
        <span className={classes.detail}>{detail}</span>
        {more && <span className={classes.detail}>{more}</span>}
      </dd>
    </div>
  )
}

const smallest = 0.005

/** An amount in reais whose sign and colour show whether it is a gain or a loss. */
export function SignedAmount({ amount }: { amount: number }) {
  const sign = amount >= smallest ? 'gain' : amount <= -smallest ? 'loss' : 'none'
  return (
    <span className={classes.signed} data-sign={sign}>
      {sign === 'none' ? formatBrl(0) : `${sign === 'gain' ? '+' : '-'}${formatBrl(Math.abs(amount))}`}
    </span>
  )
}

interface OutsideTermsNoteProps {
  report: AdsReport
  weighed: WeighedTerms
}

/** Explains why the results of the terms do not add up to that of the whole report, if they do not. */
export function OutsideTermsNote({ report, weighed }: OutsideTermsNoteProps) {
  const outside = outsideTerms(report, weighed)
  const parts = (['spend', 'gmv'] as const).flatMap((name) => {
    const amount = outside[name]
    return amount === 0 ? [] : texts.outside.part(name, formatBrl(Math.abs(amount)), amount > 0)
  })
  if (parts.length === 0) return null
  return (
    <Text size="sm" c="dimmed" maw="96ch">
      {texts.outside.note(parts)}
    </Text>
  )
}

/** How many terms gain, lose or cannot be judged yet, and what they leave. */
export function VerdictKinds({ report, weighed }: OutsideTermsNoteProps) {
  return (
    <ul className={classes.kinds} aria-label={texts.verdictsName}>
      {verdicts.map((verdict) => {
        const { terms, profit } = weighed[verdict]
        return (
          <li key={verdict}>
            <VerdictMark verdict={verdict} />
            <span>{wordsOf(report).terms(formatCount(terms), terms === 1)}</span>
            <SignedAmount amount={profit} />
          </li>
        )
      })}
    </ul>
  )
}
