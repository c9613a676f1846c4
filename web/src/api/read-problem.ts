import { problem } from '@vendaclara/contract/problem'
import { ApiProblem, unreadableAnswer } from './api-problem.ts'

/**
 * The refusal in a response. If it does not follow the contract, for example because a proxy sent it, it gets our own
 * text.
 */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined
  const read = problem.safeParse(await response.json().catch(() => null))
  if (!read.success) return unreadableAnswer(response.status, read.error, retryAfterSeconds)
  const { error: code, ...said } = read.data
  return new ApiProblem({ ...said, status: response.status, code, retryAfterSeconds })
}
