import type { AdsReport } from '@vendaclara/core/ads'

/** Whether hiding the terms without clicks hides any. */
export function hasTermsWithoutClicks({ terms }: AdsReport): boolean {
  return terms.hasClicks.some((has, position) => !has || !terms.figures.clicks[position])
}
