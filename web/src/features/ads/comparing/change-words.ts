import type { Change, ComparedFigure } from '@vendaclara/core/ads'
import { formatNumber } from '../../../ui/format-number.ts'
import { formatFigure } from '../report/format-figure.ts'
import { texts } from './texts.ts'

/** '+12,5%'; the difference itself where there was nothing to take a percentage of; '–' where there is no change to tell. */
export function changeWords(name: ComparedFigure, { difference, share }: Change): string {
  if (difference === null) return texts.none
  const sign = difference > 0 ? '+' : '-'
  if (difference === 0) return texts.equal
  const size =
    share === null ? formatFigure(name, Math.abs(difference)) : `${formatNumber(Math.abs(share), 1, 1)}%`
  return `${sign}${size}`
}
