const millisecondsPerDay = 86_400_000
const serialOfUnixEpoch = 25_569
const daysFrom1900To1904 = 1_462
/**
 * The format counts 29 February 1900, a day that did not exist; earlier serial numbers are off by one. Source:
 * ECMA-376 Part 1, 18.17.4.
 */
const serialOfMissingDay = 60
const lastSerial = 2_958_466
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** The moment that a serial number names, rounded to the millisecond; undefined outside the years 1900 to 9999. */
export function dateOfSerial(serial: number, since1904: boolean): Date | undefined {
  const days = since1904 ? serial + daysFrom1900To1904 : serial
  if (!(days >= 0 && days < lastSerial)) return undefined
  const sinceEpoch = days - serialOfUnixEpoch + (days < serialOfMissingDay ? 1 : 0)
  return new Date(Math.round(sinceEpoch * millisecondsPerDay))
}

/** The moment of an ISO 8601 text, read as UTC if it names no zone; undefined for any other text. */
export function dateOfText(text: string): Date | undefined {
  const parts = isoDate.exec(text)
  if (!parts) return undefined
  const date = new Date(parts[1] && !parts[4] ? `${text}Z` : text)
  return Number.isNaN(date.getTime()) ? undefined : date
}
