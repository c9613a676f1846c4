import { noteSentence } from '@vendaclara/contract/closing'
import { nearFreight, type OrderDifference } from '@vendaclara/core/closing'
import { sumCents, toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../model/marketplaces/marketplace.ts'
import { type ComparedParts, causeSentence } from './parts/part-lines.ts'
import { texts } from './texts.ts'

/** Why an order was paid another amount, in one sentence. */
export function reasonSentence(row: OrderDifference, words: MarketplaceWords): string {
  const { difference, expected, paid, reason, causes = [] } = row
  if (!expected || !paid) return texts.unknown
  const amount = formatBrl(Math.abs(toReais(difference)))
  const how = difference < 0 ? texts.less(amount) : texts.more(amount)
  if (reason === 'unexplained' || causes.length === 0) {
    if (causes.length === 0) return texts.nothingExplains(how, words)
    return causes.some(({ basis }) => basis === 'stated') ? texts.nearly(how) : texts.mayBe(how)
  }
  const main = causes.find(({ kind }) => kind === reason)
  if (!main) return texts.becauseOfSeveral(how, causes.map(causeSentence))
  const sentence = causeSentence(main)
  return causes.length === 1 ? texts.because(how, sentence) : texts.becauseMainly(how, sentence)
}

/** Says that the freight equals what is missing, if nothing else explains it; otherwise ''. */
export function freightSentence(
  row: OrderDifference,
  parts: Pick<ComparedParts, 'freight'> | undefined,
): string {
  const near = nearFreight(row, sumCents((parts?.freight ?? []).map(({ amount }) => amount)))
  return near ? texts.nearFreight(formatBrl(toReais(near.over)), near.isExact) : ''
}

/**
 * The note of the specification, and how it relates to the reason. The note only knows the freight and 'unknown', even
 * if the parts of the order explain the difference. If `isExplained`, nothing can be claimed.
 */
export function noteText(row: OrderDifference, isExplained = false): string {
  const { note, reason = 'unexplained' } = row
  const sentence = noteSentence(note)
  if (isExplained && note === 'unknown') return texts.noteOfExplained(sentence)
  if (reason === 'unexplained' || reason === note) return texts.note(sentence)
  if (note === 'unknown') return texts.noteDespiteReason(sentence)
  return note === 'freight-subtotal' ? texts.freightDespiteReason(sentence) : texts.note(sentence)
}

/** Whether the note reads as if there were no reason, although there is one. */
export function isNoteBesideReason({ note, reason = 'unexplained' }: OrderDifference): boolean {
  return note === 'unknown' && reason !== 'unexplained'
}
