import {
  type Choice,
  choiceNames,
  type FeeCategory,
  type FeeRule,
  type Range,
} from '@vendaclara/core/pricing'
import { formatBrl, formatNumber } from '../../../../ui/number-formats.ts'
import { bandWords } from '../../model/explanation-texts.ts'
import { texts } from '../fee-texts.ts'

const { lines, editor } = texts

/** The prices, weights and ways of selling a line holds for: 'de R$ 19,00 a R$ 48,99, até 0,3 kg, no Mercado Envios'. */
export function lineInWords(rule: FeeRule): string {
  const { price, weight } = rule
  const parts = [
    ...(price ? [bandWords(price)] : []),
    ...(weight ? [weightInWords(weight)] : []),
    ...choiceNames.flatMap((name) => wayInWords(name, rule[name])),
  ]
  return parts.length === 0 ? lines.everySale : parts.join(', ')
}

function wayInWords(name: Choice, answer: boolean | undefined): string[] {
  return answer === undefined ? [] : [texts.problems.ways[name][answer ? 'yes' : 'no']]
}

function weightInWords({ from, to, fromExcluded, toIncluded }: Range): string {
  const kilograms = (weight: number) => `${formatNumber(weight, 0, 3)}\u00a0kg`
  const end = to === null ? [] : [(toIncluded ? lines.upTo : lines.below)(kilograms(to))]
  if (from === 0 && !fromExcluded && to !== null) return end.join('')
  return lines.both([(fromExcluded ? lines.above : texts.problems.from)(kilograms(from)), ...end])
}

/** '14%', or where a listing's commission comes from. */
export function commissionInWords({ commission }: FeeRule): string {
  return typeof commission === 'number' ? percent(commission) : editor.asked[commission]
}

/** 'R$ 4,00', or where a listing's amount comes from. */
export function fixedFeeInWords({ fixedFee }: FeeRule): string {
  return typeof fixedFee === 'number' ? formatBrl(fixedFee) : editor.asked[fixedFee]
}

export function extraInWords({ fixedFeeCap, eachKilogramMore }: FeeRule): string[] {
  return [
    ...(fixedFeeCap === undefined ? [] : [lines.cap(percent(fixedFeeCap))]),
    ...(eachKilogramMore === undefined ? [] : [lines.eachKilogramMore(formatBrl(eachKilogramMore))]),
  ]
}

/** '15%, no mínimo R$ 2,00, e 10% no que passa de R$ 200,00'. */
export function categoryInWords({ commission, least, above }: FeeCategory): string {
  const known = lines.category(percent(commission), formatBrl(least))
  return above ? `${known}${lines.aboveIn(percent(above.commission), formatBrl(above.price))}` : known
}

function percent(value: number): string {
  return `${formatNumber(value, 0, 2)}%`
}
