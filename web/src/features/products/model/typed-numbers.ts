import { type Cents, readTypedMoney, readTypedNumber, toCents } from '@vendaclara/core/money'
import { productBounds as bounds } from '@vendaclara/core/products'
import { formatBrl } from '../../../ui/number-formats.ts'

/** A typed amount in centavos; undefined for an amount that may not be stored. Nothing typed is no cost, and never 0. */
export function readCost(text: string): Cents | undefined {
  const reais = readTypedMoney(text)
  if (reais === null || reais < 0) return undefined
  const cost = toCents(reais)
  return cost <= bounds.cost ? cost : undefined
}

/** The highest cost that may be stored, in words. */
export const dearest = formatBrl(bounds.cost / 100)

/** A typed whole number from 1 to `most`; undefined if it is none. */
export function readWhole(text: string, most: number): number | undefined {
  const number = readTypedNumber(text)
  return number !== null && Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}
