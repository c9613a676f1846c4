import type { ProblemCode } from '@vendaclara/contract/problem'
import { texts } from './texts.ts'

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

/** The server was not reached; nothing is known about whether it did what was asked. */
export class ConnectionProblem extends Error {
  override readonly name = 'ConnectionProblem'

  constructor(cause: unknown) {
    super(texts.noConnection, { cause })
  }
}

/** Code that is fetched once it is wanted; where it does not come, the server was not reached. */
export function fetchCode<Code>(fetching: () => Promise<Code>): Promise<Code> {
  return fetching().catch((cause: unknown) => {
    throw new ConnectionProblem(cause)
  })
}

/** What is said of an answer that does not follow the contract. */
export function unreadableAnswer(status: number, cause: unknown): ApiProblem {
  const problem = new ApiProblem({ status, code: 'unreadable_answer', message: texts.unreadable })
  problem.cause = cause
  return problem
}
