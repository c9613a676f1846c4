import { z } from 'zod'
import { Refusal } from '../errors.ts'
import { refusalSentence, subjectOf } from './refusal-sentence.ts'

z.config({ customError: refusalSentence })

type Issue = z.core.$ZodIssue

/** The refusal of the first thing a schema objects to, with the field it names. */
export function firstRefusal(issues: readonly Issue[]): Refusal {
  const found = issues[0] && deepest(issues[0])
  if (!found) return new Refusal('invalid_request')
  const field = found.path.join('.')
  return new Refusal('invalid_request', { message: found.message, ...(field && { field }) })
}

/** Of a union, what the alternative that came closest objects to. */
function deepest(issue: Issue): Pick<Issue, 'path' | 'message'> {
  if (issue.code === 'unrecognized_keys') {
    return { path: [...issue.path, issue.keys[0] ?? ''], message: issue.message }
  }
  if (issue.code !== 'invalid_union') return issue
  const closest = issue.errors.toSorted((one, other) => one.length - other.length)[0]?.[0]
  if (!closest) return issue
  const inner = deepest(closest)
  const path = [...issue.path, ...inner.path]
  // What is inside a union is named as seen from there.
  const subject = subjectOf(inner.path)
  const isOurs = inner.message.startsWith(`${subject} `)
  return { path, message: isOurs ? inner.message.replace(subject, subjectOf(path)) : inner.message }
}
