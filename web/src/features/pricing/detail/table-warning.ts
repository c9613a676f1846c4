import { type FeeTable, feeTables, tableStandingOn } from '@vendaclara/core/pricing'
import { dayInWords } from '../fees/day-in-words.ts'
import { texts } from '../texts.ts'

/** What a seller should know of the fees in use on an ISO day; null while they are the ones in force. */
export function tableWarning(table: FeeTable, isoDay: string): string | null {
  const is = tableStandingOn(table, isoDay, feeTables)
  if (is.standing === 'current') return null
  if (is.standing === 'not-yet') return texts.tableInUse.notYet(dayInWords(is.from))
  if (is.standing === 'followed') return followerWords(is.follower, isoDay)
  const ended = texts.tableInUse.ended(dayInWords(is.until))
  return `${ended} ${is.follower ? followerWords(is.follower, isoDay) : texts.tableInUse.check}`
}

function followerWords({ name, validFrom, validUntil }: FeeTable, isoDay: string): string {
  if (validUntil !== null && validUntil < isoDay) return texts.tableInUse.check
  return validFrom !== null && validFrom > isoDay
    ? texts.tableInUse.next(name, dayInWords(validFrom))
    : texts.tableInUse.inForce(name)
}
