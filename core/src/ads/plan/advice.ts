import { type Cents, cents, toCents } from '../../money/index.ts'
import type { AdsSums } from '../ads-report.ts'
import { isMargin, profitAfterAds, type VerdictRule } from '../verdicts/verdict.ts'

/**
 * How sure a result is. 'few': fewer clicks than the rule asks for; 'open': as many clicks could bring the opposite by
 * chance; 'sure': less than one time in twenty.
 */
export type Confidence = 'few' | 'open' | 'sure'

/** What to do with a keyword or a term, from its own figures. */
export interface Advice {
  /** The most that a click may cost so that its sales still pay for it; null where nobody clicked. */
  readonly highestBid: Cents | null
  /** What it lost in the period of the report, which stopping it saves; 0 where it loses nothing. */
  readonly saving: Cents
  readonly confidence: Confidence
}

type Clicked = Pick<AdsSums, 'clicks' | 'conversions' | 'gmv' | 'spend'>

/**
 * What to do with a keyword or a term. `salesValue` is what one sale of the report brings on average, in reais, for a term
 * that has not sold: 0 where that is not known either. Source: docs/parity.md, 'what to do with a keyword'.
 */
export function adviceOn(figures: Clicked, rule: VerdictRule, salesValue: number): Advice {
  return {
    highestBid: highestBid(figures, rule.margin),
    saving: savingIfStopped(figures, rule.margin),
    confidence: confidenceOf(figures, rule, salesValue),
  }
}

/** What one sale of a report brings on average, in reais; 0 where there is none. */
export function valueOfSale({ conversions, gmv }: Pick<AdsSums, 'conversions' | 'gmv'>): number {
  return conversions > 0 ? gmv / conversions : 0
}

/**
 * The most that a click may cost: margin x conversion x value of a sale, which is margin x GMV / clicks, in centavos rounded
 * down. At this cost per click the ads take exactly what the sales leave. 0 where nothing was sold, null where nobody
 * clicked or the margin is none (see {@link isMargin}).
 */
export function highestBid({ clicks, gmv }: Pick<AdsSums, 'clicks' | 'gmv'>, margin: number): Cents | null {
  if (!(clicks > 0) || !isMargin(margin)) return null
  // In whole centavos and hundredths of a percent, so that a bid that comes out even is not rounded below itself.
  const bid = Math.floor((Math.round(100 * gmv) * hundredthsOf(margin)) / (clicks * 10_000))
  return cents(Math.min(bid, Number.MAX_SAFE_INTEGER))
}

/**
 * The ROAS to ask of a campaign so that it does not lose: 100 / margin, with two decimals rounded up. Null where no margin
 * can be meant.
 */
export function targetRoas(margin: number): number | null {
  return isMargin(margin) && hundredthsOf(margin) > 0
    ? Math.ceil(1_000_000 / hundredthsOf(margin)) / 100
    : null
}

/** What a keyword or a term lost (spend - GMV x margin), in centavos; 0 where it gained. */
export function savingIfStopped(figures: Pick<AdsSums, 'gmv' | 'spend'>, margin: number): Cents {
  return toCents(Math.max(0, -profitAfterAds(figures, margin)))
}

/** The part of the results that lies within this many standard errors is 95 of 100. */
const standardErrors = 1.96

/**
 * Between which shares the true conversion of so many clicks lies, 19 times in 20 (Wilson's score interval), from 0 to 1.
 * From 0 to 1 without clicks. More conversions than clicks count as one on each.
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
 * How sure it is that a keyword or a term gains or loses: whether over the whole {@link conversionInterval} its clicks
 * bring more, or less, than they cost. A sale is worth what its own sales were worth, or `salesValue` where it has none.
 */
export function confidenceOf(
  { clicks, conversions, gmv, spend }: Clicked,
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

/** Rounded down: a margin taken for smaller than it is leads to no loss. */
function hundredthsOf(percent: number): number {
  return Math.floor(100 * percent + 1e-6)
}
