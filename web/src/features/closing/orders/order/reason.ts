import { infoSentence } from '@vendaclara/contract/closing'
import { nearFreight, type OrderDifference } from '@vendaclara/core/closing'
import { sumCents } from '@vendaclara/core/money'
import { formatCents } from '../../../../ui/number-formats.ts'
import { type ComparedParts, partSentence } from '../../fees/part-lines.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'
import { formatUnsigned } from '../../texts.ts'
import { texts } from './texts.ts'

/** Why an order was paid another amount, in one sentence. */
export function reasonSentence(row: OrderDifference, words: MarketplaceWords): string {
  const { difference, expected, paid, reason, reasons = [] } = row
  if (!expected || !paid) return texts.unknown
  const amount = formatUnsigned(difference)
  const how = difference < 0 ? texts.less(amount) : texts.more(amount)
  if (reason === 'unexplained' || reasons.length === 0) {
    if (reasons.length === 0) return texts.nothingExplains(how, words)
    return reasons.some(({ basis }) => basis === 'stated') ? texts.nearly(how) : texts.mayBe(how)
  }
  const main = reasons.find(({ kind }) => kind === reason)
  if (!main) return texts.becauseOfSeveral(how, reasons.map(partSentence))
  const sentence = partSentence(main)
  return reasons.length === 1 ? texts.because(how, sentence) : texts.becauseMainly(how, sentence)
}

/** Says that the freight equals what is missing, if nothing else explains it; otherwise ''. */
export function freightSentence(
  row: OrderDifference,
  parts: Pick<ComparedParts, 'freight'> | undefined,
): string {
  const near = nearFreight(row, sumCents((parts?.freight ?? []).map(({ amount }) => amount)))
  return near ? texts.nearFreight(formatCents(near.over), near.isExact) : ''
}

/**
 * The info of the specification, and how it relates to the reason. The info only knows the freight and 'unknown', even
 * if the parts of the order explain the difference. If `isExplained`, nothing can be claimed.
 */
export function infoText(row: OrderDifference, isExplained = false): string {
  const { info, reason = 'unexplained' } = row
  const sentence = infoSentence(info)
  if (isExplained && info === 'unknown') return texts.infoOfExplained(sentence)
  if (reason === 'unexplained' || reason === info) return texts.info(sentence)
  if (info === 'unknown') return texts.infoDespiteReason(sentence)
  return info === 'freight-subtotal' ? texts.freightDespiteReason(sentence) : texts.info(sentence)
}

/** Whether the info reads as if there were no reason, although there is one. */
export function isInfoBesideReason({ info, reason = 'unexplained' }: OrderDifference): boolean {
  return info === 'unknown' && reason !== 'unexplained'
}
