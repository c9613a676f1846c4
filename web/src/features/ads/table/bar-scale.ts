import type { AdsReport } from '@vendaclara/core/ads'

/** The return and the spend that are drawn as the longest bars. */
export interface BarScale {
  readonly gmv: number
  readonly spend: number
}

export function barScale({ groups }: AdsReport): BarScale {
  return groups.reduce<BarScale>(
    (scale, { figures }) => ({
      gmv: Math.max(scale.gmv, figures.gmv),
      spend: Math.max(scale.spend, figures.spend),
    }),
    { gmv: 0, spend: 0 },
  )
}
