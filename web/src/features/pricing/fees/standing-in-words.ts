import { type FeeTable, tableStandingOn } from '@vendaclara/core/pricing'
import { dayInWords } from './day-in-words.ts'
import { texts } from './texts.ts'

/** In sentences how a table stands on an ISO day, and which takes its place. */
export function standingInWords(table: FeeTable, isoDay: string, tables: readonly FeeTable[]): string {
  const is = tableStandingOn(table, isoDay, tables)
  if (is.standing === 'not-yet') return texts.standing.notYet(dayInWords(is.from))
  if (is.standing === 'ended') {
    const ended = texts.standing.ended(dayInWords(is.until))
    return is.follower ? `${ended} ${followerInWords(is.follower, isoDay, tables)}` : ended
  }
  if (is.standing === 'followed') {
    const { name, validFrom } = is.follower
    return validFrom !== null && validFrom <= isoDay
      ? texts.standing.replaced(name, dayInWords(validFrom))
      : `${texts.standing.current} ${followerInWords(is.follower, isoDay, tables)}`
  }
  return table.validFrom === null && table.validUntil === null
    ? texts.standing.unlimited
    : texts.standing.current
}

function followerInWords(follower: FeeTable, isoDay: string, tables: readonly FeeTable[]): string {
  const is = tableStandingOn(follower, isoDay, tables)
  if (is.standing === 'not-yet') return texts.standing.next(follower.name, dayInWords(is.from))
  return is.standing === 'ended' ? texts.standing.came(follower.name) : texts.standing.inForce(follower.name)
}
