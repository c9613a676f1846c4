import type { Problem, ProblemCode } from '@vendaclara/contract/problem'
import { texts as ui } from '../ui/texts.ts'
import { announceAnswerUnreadable } from './page-events.ts'
import { texts } from './texts.ts'

interface ApiProblemDetails {
  status: number
  code: ProblemCode | 'unreadable_answer'
  message: string
  field?: string | undefined
  msg?: string | undefined
  /** How long to wait before the next try, as requested by the server. */
  retryAfterSeconds?: number | undefined
  /** What is stored instead of what was sent; null if nothing is. */
  stored?: Problem['stored']
}

/** A refusal of the server, with the reason in words for the person. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: ApiProblemDetails['code']
  readonly field: string | undefined
  readonly msg: string | undefined
  readonly retryAfterSeconds: number | undefined
  readonly stored: ApiProblemDetails['stored']

  constructor(details: ApiProblemDetails) {
    super(details.message)
    const { status, code, field, msg, retryAfterSeconds, stored } = details
    this.status = status
    this.code = code
    this.field = field
    this.msg = msg
    this.retryAfterSeconds = retryAfterSeconds
    this.stored = stored
  }
}

/** The server could not be reached. It may or may not have done what was asked. */
export class ConnectionProblem extends Error {
  override readonly name = 'ConnectionProblem'

  constructor(cause: unknown) {
    super(navigator.onLine ? ui.unreached : ui.offline, { cause })
  }
}

/** Loads code on demand. If that fails, the server could not be reached. */
export function fetchCode<Code>(fetching: () => Promise<Code>): Promise<Code> {
  return fetching().catch((cause: unknown) => {
    throw new ConnectionProblem(cause)
  })
}

/** The problem of an answer that does not follow the contract of this page, which may be an older one. */
export function unreadableAnswer(status: number, cause: unknown, retryAfterSeconds?: number): ApiProblem {
  const code = 'unreadable_answer'
  const problem = new ApiProblem({ status, code, message: texts.unreadable, retryAfterSeconds })
  if (status < 500) announceAnswerUnreadable()
  problem.cause = cause
  return problem
}
