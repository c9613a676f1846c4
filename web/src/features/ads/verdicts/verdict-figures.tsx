import { Text } from '@mantine/core'
import {
  type AdsReport,
  breakEvenRoas,
  outsideTerms,
  profitAfterAds,
  type WeighedTerms,
} from '@vendaclara/core/ads'
import { type ReactNode, useId } from 'react'
import { formatBrl, formatCount, formatNumber } from '../../../ui/number-formats.ts'
import { wordsOf } from '../texts.ts'
import { texts } from './texts.ts'
import classes from './verdicts.module.css'

interface VerdictFiguresProps {
  report: AdsReport
  withoutSale: WeighedTerms['withoutSale']
  /** Undefined until a margin is entered. */
  margin: number | undefined
}

/** Spend without sales, the break-even ROAS, and the profit after ads. */
export function VerdictFigures({ report, withoutSale, margin }: VerdictFiguresProps) {
  const { total } = report
  const { terms, spend } = withoutSale
  const share = `${formatNumber(total.spend > 0 ? (spend / total.spend) * 100 : 0, 0, 1)}%`
  const roas = margin === undefined ? null : breakEvenRoas(margin)
  return (
    <dl className={classes.figures}>
      <Figure
        label={texts.wasted.label}
        detail={
          spend === 0
            ? total.spend > 0
              ? texts.wasted.nothing
              : texts.wasted.noSpend
            : texts.wasted.terms(wordsOf(report).terms(formatCount(terms), terms === 1), terms === 1, share)
        }
      >
        <span className={classes.wasted} data-loss={spend > 0 || undefined}>
          {formatBrl(spend)}
        </span>
      </Figure>
      {margin !== undefined && roas !== null && (
        <>
          <Figure
            label={texts.breakEven.label}
            detail={texts.breakEven.formula(`${formatNumber(margin, 0, 2)}%`, formatNumber(roas, 2, 2))}
            more={texts.breakEven.meaning(formatNumber(roas, 2, 2))}
          >
            {formatNumber(roas, 2, 2)}
          </Figure>
          <Figure
            label={texts.profit.label}
            detail={texts.profit.formula(
              formatBrl(total.gmv),
              `${formatNumber(margin, 0, 2)}%`,
              formatBrl(total.spend),
            )}
            more={texts.profit.whole}
          >
            <SignedAmount amount={profitAfterAds(total, margin)} />
          </Figure>
        </>
      )}
    </dl>
  )
}

/** The figures in words, which are announced once typing pauses. */
export function figuresInWords({ report: { total }, withoutSale, margin }: VerdictFiguresProps): string {
  const roas = margin === undefined ? null : breakEvenRoas(margin)
  const said = [
    [texts.wasted.label, formatBrl(withoutSale.spend)],
    ...(margin === undefined || roas === null
      ? []
      : [
          [texts.breakEven.label, formatNumber(roas, 2, 2)],
          [texts.profit.label, formatBrl(profitAfterAds(total, margin))],
        ]),
  ]
  return said.map(([label, value]) => `${label}: ${value}.`).join(' ')
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
  margin: number
}

/** Explains why the results of the terms do not add up to that of the whole report, if they do not. */
export function OutsideTermsNote({ report, weighed, margin }: OutsideTermsNoteProps) {
  const outside = outsideTerms(report, weighed)
  const parts = (['spend', 'gmv'] as const).flatMap((name) => {
    const amount = outside[name]
    return amount === 0 ? [] : texts.outside.part(name, formatBrl(Math.abs(amount)), amount > 0)
  })
  if (parts.length === 0) return null
  const result = profitAfterAds(outside, margin)
  return (
    <Text size="sm" c="dimmed" maw="96ch">
      {texts.outside.more(parts)}{' '}
      {Math.abs(result) >= smallest && texts.outside.result(formatBrl(Math.abs(result)), result > 0)}{' '}
      {texts.outside.cause(report.receipt)}
    </Text>
  )
}
