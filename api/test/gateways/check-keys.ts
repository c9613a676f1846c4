import { Refused } from './refused.ts'

/** Refuses what lacks a documented key, and what has one that is not documented. */
export function checkKeys(
  given: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
): void {
  const keys = Object.keys((given ?? {}) as object)
  const missing = required.filter((key) => !keys.includes(key))
  const unknown = keys.filter((key) => !required.includes(key) && !optional.includes(key))
  if (missing.length + unknown.length > 0) {
    throw new Refused(400, 'invalid_request', `missing: ${missing}; unknown: ${unknown}`)
  }
}
