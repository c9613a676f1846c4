import { z } from 'zod'
import { Refusal } from '../../errors/refusal.ts'
import { atLeast, atMost, objections, subjectOf } from '../texts.ts'

type Issue = z.core.$ZodIssue
interface Found {
  path: PropertyKey[]
  message: string
}

z.config({ customError: refusalSentence })

/**
 * The refusal for the first issue of a schema. `path` is where the value is in the body; the field is named from
 * there.
 */
export function firstRefusal(issues: readonly Issue[], path: readonly PropertyKey[] = []): Refusal {
  const found = issues[0] && seenFrom(path, deepest(issues[0]))
  if (!found) return new Refusal('invalid_request')
  const field = found.path.join('.')
  return new Refusal('invalid_request', { message: found.message, ...(field && { field }) })
}

/** For a union, the issue of the alternative that matches best. */
function deepest(issue: Issue): Found {
  if (issue.code === 'unrecognized_keys') {
    return { path: [...issue.path, issue.keys[0] ?? ''], message: issue.message }
  }
  if (issue.code !== 'invalid_union') return issue
  const closest = issue.errors.toSorted((one, other) => one.length - other.length)[0]?.[0]
  if (!closest) return issue
  return seenFrom(issue.path, deepest(closest))
}

/** Our own sentences name the field relative to the validated value, so its outer path is added. */
function seenFrom(outer: readonly PropertyKey[], { path, message }: Found): Found {
  const subject = subjectOf(path)
  const whole = [...outer, ...path]
  const isOurs = message.startsWith(`${subject} `)
  return { path: whole, message: isOurs ? message.replace(subject, () => subjectOf(whole)) : message }
}

/** A schema issue as a sentence that names the field. A message in the schema itself takes precedence. */
export function refusalSentence(issue: z.core.$ZodRawIssue): string {
  const subject = subjectOf(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${subject} ${objections.missing}.`
      return `${subject} ${objections.type(issue.expected)}.`
    case 'too_small':
      return `${subject} ${atLeast(issue)}.`
    case 'too_big':
      return `${subject} ${atMost(issue)}.`
    case 'invalid_value':
      return `${subject} ${objections.oneOf(issue.values)}.`
    case 'unrecognized_keys':
      return objections.unknownKeys(issue.keys)
    default:
      return `${subject} ${objections.format}.`
  }
}
