import { ApiProblem } from './api-problem.ts'
import { texts } from './texts.ts'

/** What is said of an answer that does not follow the contract. */
export function unreadableAnswer(status: number, cause: unknown): ApiProblem {
  const problem = new ApiProblem({ status, code: 'unreadable_answer', message: texts.unreadable })
  problem.cause = cause
  return problem
}
