import type { Problem, ProblemCode } from '@vendaclara/contract/problem'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isGivenUp, isOutOfReach, isUnstorable } from '../../database/failures/database-failure.ts'
import { Refusal } from '../../errors/refusal.ts'
import { requests } from '../texts.ts'

const statuses: Record<ProblemCode, number> = {
  unauthenticated: 401,
  'User not found': 400,
  'Invalid credentials': 400,
  second_factor_required: 400,
  invalid_code: 400,
  email_taken: 409,
  invalid_token: 400,
  changed_elsewhere: 409,
  incomplete: 409,
  sku_taken: 409,
  key_taken: 409,
  invalid_request: 400,
  not_found: 404,
  email_not_confirmed: 403,
  subscription_required: 402,
  card_declined: 402,
  already_subscribed: 409,
  too_late: 409,
  payment_unknown: 503,
  gateway_unavailable: 503,
  too_many_requests: 429,
  too_large: 413,
  unsupported_media_type: 415,
  too_slow: 408,
  busy: 503,
  quota_reached: 409,
  unavailable: 503,
  internal_error: 500,
}

/** Turns any error into an answer. An error that is not a refusal is logged and answered with a fixed sentence. */
export function errorHandler(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefusal(error)
  if (refusal.code === 'internal_error') request.log.error({ err: error }, 'unexpected error')
  if (isGivenUp(error)) request.log.warn({ err: error }, 'the database undid a transaction for another one')
  else if (refusal.code === 'unavailable') request.log.error({ err: error }, 'the database is out of reach')
  const problem: Problem = {
    error: refusal.code,
    message: refusal.message,
    ...(refusal.field !== undefined && { field: refusal.field }),
    ...(refusal.msg !== undefined && { msg: refusal.msg }),
    ...(refusal.stored !== undefined && { stored: refusal.stored as Problem['stored'] }),
  }
  // An answer that failed may have been about to be compressed.
  reply.removeHeader('content-encoding')
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter)
  return reply.code(statuses[refusal.code]).send(problem)
}

function asRefusal(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (isUnstorable(error)) return new Refusal('invalid_request', { message: requests.unstorable })
  if (isOutOfReach(error)) return new Refusal('unavailable', { retryAfter: 5 })
  if (isGivenUp(error)) return new Refusal('unavailable', { retryAfter: 1 })
  const status = error.statusCode ?? 500
  if (status === 413) return new Refusal('too_large')
  if (status === 415) return new Refusal('unsupported_media_type')
  return new Refusal(status >= 400 && status < 500 ? 'invalid_request' : 'internal_error')
}
