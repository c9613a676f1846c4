import { problem } from '@vendaclara/contract/problem'
import { ApiProblem } from './api-problem.ts'
import { texts } from './texts.ts'

/**
 * The refusal in a response. If it does not follow the contract, for example because a proxy sent it, it gets our own
 * text.
 */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined
  const read = problem.safeParse(await response.json().catch(() => null))
  if (!read.success) {
    return new ApiProblem({
      status: response.status,
      code: 'unreadable_answer',
      message: texts.unreadable,
      retryAfterSeconds,
    })
  }
  const { error: code, ...said } = read.data
  return new ApiProblem({ ...said, status: response.status, code, retryAfterSeconds })
}
