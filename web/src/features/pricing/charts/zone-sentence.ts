import { type Cents, toReais } from '@vendaclara/core/money'
import type { PayLessZone } from '@vendaclara/core/pricing'
import { formatBrl } from '../../../ui/number-formats.ts'
import { texts } from './texts.ts'

/** 'De R$ 80,00 a R$ 93,95 você ganha menos do que a R$ 79,99', and what its worst price leaves. */
export function zoneSentence(
  { from, to, better, worst }: PayLessZone,
  profitOf: (price: Cents) => number,
): string {
  const where =
    to === null
      ? texts.zone.from(money(from))
      : from === to
        ? texts.zone.at(money(from))
        : texts.zone.between(money(from), money(to))
  const betterProfit = profitOf(better)
  const what = betterProfit < 0 ? texts.zone.losesMore(money(better)) : texts.zone.gainsLess(money(better))
  const sentence = `${where} ${what}`
  if (worst === null) return sentence
  const left = profitOf(worst)
  return left < 0
    ? `${sentence} ${texts.zone.lost(money(worst), formatBrl(-left))}`
    : `${sentence} ${texts.zone.left(money(worst), formatBrl(left), formatBrl(betterProfit))}`
}

function money(price: Cents): string {
  return formatBrl(toReais(price))
}
