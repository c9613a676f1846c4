import type { Range } from '@vendaclara/core/pricing'
import { formatBrl } from '../../../ui/format-brl.ts'

/** A price band as a seller says it: 'até R$ 79,99', 'de R$ 80,00 a R$ 99,99', 'a partir de R$ 200,00'. */
export function bandWords({ from, to, fromExcluded, toIncluded }: Range): string {
  const first = firstCent(from, fromExcluded === true)
  if (to === null) return `a partir de ${formatBrl(first)}`
  const last = lastCent(to, toIncluded === true)
  return from === 0 ? `até ${formatBrl(last)}` : `de ${formatBrl(first)} a ${formatBrl(last)}`
}

function firstCent(from: number, isExcluded: boolean): number {
  const cents = from * 100
  const whole = Math.round(cents)
  if (!isWhole(cents)) return Math.ceil(cents) / 100
  return (isExcluded ? whole + 1 : whole) / 100
}

function lastCent(to: number, isIncluded: boolean): number {
  const cents = to * 100
  const whole = Math.round(cents)
  if (!isWhole(cents)) return Math.floor(cents) / 100
  return (isIncluded ? whole : whole - 1) / 100
}

// 11.3 x 100 is 1130.0000000000002.
function isWhole(cents: number): boolean {
  return Math.abs(cents - Math.round(cents)) < 1e-6
}
