import { type AdsFigures, breakEvenRoas, profitAfterAds, type WeighedTerms } from '@vendaclara/core/ads'
import { type ReactNode, useId } from 'react'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatCount } from '../../../ui/format-count.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import classes from './deciding.module.css'
import { SignedAmount } from './signed-amount.tsx'
import { texts } from './texts.ts'

interface DecisionFiguresProps {
  total: AdsFigures
  withoutSale: WeighedTerms['withoutSale']
  /** Undefined until one is given. */
  margin: number | undefined
}

/** What burns, what an ad must bring, and what is left in the end. */
export function DecisionFigures({ total, withoutSale, margin }: DecisionFiguresProps) {
  const { terms, spend } = withoutSale
  const share = `${formatNumber(total.spend > 0 ? (spend / total.spend) * 100 : 0, 0, 1)}%`
  const roas = margin === undefined ? null : breakEvenRoas(margin)
  return (
    <dl className={classes.figures}>
      <Figure
        label={texts.wasted.label}
        detail={
          spend === 0 ? texts.wasted.nothing : texts.wasted.terms(formatCount(terms), terms === 1, share)
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
        <output aria-labelledby={id}>{children}</output>
        <span className={classes.detail}>{detail}</span>
        {more && <span className={classes.detail}>{more}</span>}
      </dd>
    </div>
  )
}
