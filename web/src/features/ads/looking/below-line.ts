import type { KeywordGroup } from '@vendaclara/core/ads'

/** The keywords that return less for what they spend than a ROAS, what they spend, and its share of all spend. */
export function belowLine(groups: readonly KeywordGroup[], keywords: readonly number[], lineRoas: number) {
  let count = 0
  let spend = 0
  let all = 0
  for (const keyword of keywords) {
    const figures = groups[keyword]?.figures
    if (!figures || figures.spend <= 0) continue
    all += figures.spend
    if (figures.roas >= lineRoas) continue
    count += 1
    spend += figures.spend
  }
  return { count, spend, share: all === 0 ? 0 : spend / all }
}
