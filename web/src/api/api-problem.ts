import type { ProblemCode } from '@vendaclara/contract/problem'

interface ApiProblemDetails {
  status: number
  code: ProblemCode | 'unreadable_answer'
  message: string
  field?: string | undefined
  msg?: string | undefined
  /** How long the server asks to wait before the next try. */
  retryAfterSeconds?: number | undefined
}

/** What the server refused, and why in words for the person. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: ApiProblemDetails['code']
  readonly field: string | undefined
  readonly msg: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor({ status, code, message, field, msg, retryAfterSeconds }: ApiProblemDetails) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
    this.msg = msg
    this.retryAfterSeconds = retryAfterSeconds
  }
}
