import type { KeywordGroup } from '@vendaclara/core/ads'

export interface Pareto {
  /** How many keywords spent something. */
  readonly spending: number
  /** The smallest number of keywords that together reach the share of the spend. */
  readonly fewest: number
  /** The share of all GMV that these keywords bring, from 0 to 1. */
  readonly gmvShare: number
  /** Cumulative shares of spend and GMV, from 0 to 1, of the first n keywords, largest spend first; n starts at 0. */
  readonly spendShares: readonly number[]
  readonly gmvShares: readonly number[]
}

/** How few keywords make up a share of the spend. */
export function pareto(groups: readonly KeywordGroup[], keywords: readonly number[], share: number): Pareto {
  const largest = keywords
    .flatMap((keyword) => {
      const figures = groups[keyword]?.figures
      return figures && figures.spend > 0 ? [figures] : []
    })
    .toSorted((one, other) => other.spend - one.spend)
  const gmv = keywords.reduce((sum, keyword) => sum + (groups[keyword]?.figures.gmv ?? 0), 0)
  const spendShares = cumulative(largest.map(({ spend }) => spend))
  const gmvShares = cumulative(
    largest.map((figures) => figures.gmv),
    gmv,
  )
  // Rounding may leave a sum slightly below the share.
  const found = spendShares.findIndex((reached) => reached >= share - 1e-9)
  const fewest = largest.length === 0 ? 0 : Math.max(found, 1)
  return { spending: largest.length, fewest, gmvShare: gmvShares[fewest] ?? 0, spendShares, gmvShares }
}

function cumulative(amounts: readonly number[], total = amounts.reduce((sum, amount) => sum + amount, 0)) {
  const shares = [0]
  let sum = 0
  for (const amount of amounts) {
    sum += amount
    shares.push(total === 0 ? 0 : sum / total)
  }
  return shares
}
