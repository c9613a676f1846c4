import type { ProblemCode } from '@vendaclara/contract/problem'
import { problemMessages, retryIn } from './texts.ts'

interface Details {
  message?: string
  field?: string
  msg?: string
  retryAfter?: number
  stored?: object | null
}

/** A refusal with a message for the person. Any code may throw it; the error handler turns it into an answer. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly field: string | undefined
  readonly msg: string | undefined
  /** Seconds until the next try is allowed. */
  readonly retryAfter: number | undefined
  /** What is stored instead of what was sent; null if nothing is. */
  readonly stored: object | null | undefined

  constructor(code: ProblemCode, details: Details = {}) {
    const { message = problemMessages[code], field, msg, retryAfter, stored } = details
    super(message)
    this.code = code
    this.field = field
    this.msg = msg
    this.retryAfter = retryAfter
    this.stored = stored
  }
}

/**
 * The refusal of too many tries. Its text and its `Retry-After` say when the next one is allowed; `advice` says what
 * else helps.
 */
export function tooManyRequests(milliseconds: number, advice = ''): Refusal {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  return new Refusal('too_many_requests', {
    message: `${retryIn(retryAfter)} ${advice}`.trim(),
    retryAfter,
  })
}
