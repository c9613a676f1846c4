import type { FeeTable } from '@vendaclara/core/pricing'
import { dayInWords } from './day-in-words.ts'
import { texts } from './texts.ts'

/** From when to when a table is valid, in words. */
export function validityInWords({ validFrom, validUntil }: FeeTable): string {
  if (validFrom !== null && validUntil !== null) {
    return texts.between(dayInWords(validFrom), dayInWords(validUntil))
  }
  if (validFrom !== null) return texts.since(dayInWords(validFrom))
  return validUntil === null ? texts.noValidity : texts.until(dayInWords(validUntil))
}
