import { readTypedMoney } from '@vendaclara/core/money'

/** An amount in reais from 0 as it is typed; null for anything else. */
export function readAmount(text: string): number | null {
  const amount = readTypedMoney(text)
  return amount !== null && amount >= 0 && amount <= 1e9 ? amount : null
}
