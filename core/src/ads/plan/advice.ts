import { type Cents, cents, toCents } from '../../money/index.ts'
import type { AdsSums, Sold } from '../ads-report.ts'
import { isMargin, profitAfterAds, type VerdictRule, verdictOf } from '../verdicts/verdict.ts'

/**
 * How certain a result is. 'few': fewer clicks than the rule asks for. 'open': with this number of clicks, the opposite
 * could happen by chance. 'sure': by chance it would happen less than one time in twenty.
 */
export type Confidence = 'few' | 'open' | 'sure'

/**
 * What to do. 'stop': it never sold, and by chance that would happen less than one time in twenty if it paid. 'lower': it
 * sold, and loses at what its clicks cost. 'raise': it gains. 'wait': its clicks do not say yet.
 */
export type AdviceStep = 'stop' | 'lower' | 'raise' | 'wait'

/** What to do with a keyword or a term, by its own figures. */
export interface Advice {
  readonly step: AdviceStep
  /**
   * The most a click may cost so that its sales still pay for it, in centavos; null without clicks or a valid margin.
   */
  readonly highestBid: Cents | null
  /** What it lost in the report's period, in centavos, and stopping it would save; 0 if it lost nothing. */
  readonly saving: Cents
  readonly confidence: Confidence
}

/**
 * Advice for a keyword or a term. `salesValue` is the average value of a sale in the report, in reais, for terms that
 * have not sold; 0 if unknown. Source: docs/parity.md, 'what to do with a keyword'.
 */
export function adviceOn(figures: Sold, rule: VerdictRule, salesValue: number): Advice {
  return {
    step: stepOf(figures, rule, salesValue),
    highestBid: highestBid(figures, rule.margin),
    saving: savingIfStopped(figures, rule.margin),
    confidence: confidenceOf(figures, rule, salesValue),
  }
}

/** The {@link AdviceStep} of a keyword or a term; what sold is never to be stopped. `salesValue` is as in {@link adviceOn}. */
export function stepOf(figures: Sold, rule: VerdictRule, salesValue: number): AdviceStep {
  const verdict = verdictOf(figures, rule)
  if (verdict !== 'loss') return verdict === 'gain' ? 'raise' : 'wait'
  if (figures.gmv > 0 || figures.conversions > 0) return 'lower'
  return confidenceOf(figures, rule, salesValue) === 'sure' ? 'stop' : 'wait'
}

/** The average value of a sale, in reais; 0 without sales. */
export function valueOfSale({ conversions, gmv }: Pick<AdsSums, 'conversions' | 'gmv'>): number {
  return conversions > 0 ? gmv / conversions : 0
}

/**
 * The most a click may cost: margin x conversion x value of a sale, which is margin x GMV / clicks. In centavos,
 * rounded down. At this cost per click the ads take exactly what the sales leave. 0 if nothing was sold; null without
 * clicks or a valid margin (see {@link isMargin}).
 */
export function highestBid({ clicks, gmv }: Pick<AdsSums, 'clicks' | 'gmv'>, margin: number): Cents | null {
  if (!(clicks > 0) || !isMargin(margin)) return null
  // Whole centavos and hundredths of a percent keep an exact bid from being rounded down.
  const bid = Math.floor((Math.round(100 * gmv) * hundredthsOf(margin)) / (clicks * 10_000))
  return cents(Math.min(bid, Number.MAX_SAFE_INTEGER))
}

/**
 * The ROAS to ask of a campaign so that it does not lose money: 100 / margin, rounded up to two decimals. Null without
 * a valid margin (see {@link isMargin}).
 */
export function targetRoas(margin: number): number | null {
  return isMargin(margin) && hundredthsOf(margin) > 0
    ? Math.ceil(1_000_000 / hundredthsOf(margin)) / 100
    : null
}

/** What a keyword or a term lost (spend - GMV x margin), in centavos; 0 if it gained. */
export function savingIfStopped(figures: Pick<AdsSums, 'gmv' | 'spend'>, margin: number): Cents {
  return toCents(Math.max(0, -profitAfterAds(figures, margin)))
}

/** 95 of 100 results are within this many standard errors. */
const standardErrors = 1.96

/**
 * The range of the true conversion rate, 19 times in 20, from 0 to 1 (Wilson's score interval). Without clicks it is 0
 * to 1. More conversions than clicks count as one per click.
 */
export function conversionInterval({ clicks, conversions }: Pick<AdsSums, 'clicks' | 'conversions'>): {
  low: number
  high: number
} {
  if (!(clicks > 0)) return { low: 0, high: 1 }
  const share = Math.min(1, conversions / clicks)
  const z2 = standardErrors ** 2
  const centre = share + z2 / (2 * clicks)
  const spread = standardErrors * Math.sqrt((share * (1 - share) + z2 / (4 * clicks)) / clicks)
  const scale = 1 + z2 / clicks
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}

/**
 * How certain it is that a keyword or a term gains or loses. It is 'sure' if its clicks bring more than they cost, or
 * less, over the whole {@link conversionInterval}. A sale is worth the average of its own sales, or `salesValue` if it
 * has none.
 */
export function confidenceOf(
  { clicks, conversions, gmv, spend }: Sold,
  { margin, minimumClicks }: VerdictRule,
  salesValue: number,
): Confidence {
  if (!(clicks > 0 && clicks >= minimumClicks)) return 'few'
  const value = conversions > 0 ? valueOfSale({ conversions, gmv }) : salesValue
  if (!(value > 0)) return 'open'
  const { low, high } = conversionInterval({ clicks, conversions })
  const cost = spend / clicks
  const left = value * (margin / 100)
  return high * left < cost || low * left > cost ? 'sure' : 'open'
}

/** Rounded down: a margin that is too small leads to no loss. */
function hundredthsOf(percent: number): number {
  return Math.floor(100 * percent + 1e-6)
}
