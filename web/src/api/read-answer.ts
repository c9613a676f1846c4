import type { z } from 'zod'
import { ConnectionProblem } from './connection-problem.ts'
import { unreadableAnswer } from './unreadable-answer.ts'

/** The body of a successful answer as its schema says; anything else is a problem of its own. */
export async function readAnswer<Answer extends z.ZodType>(
  answer: Answer,
  response: Response,
): Promise<z.output<Answer>> {
  const text = await response.text().catch((error: unknown) => {
    throw new ConnectionProblem(error)
  })
  try {
    return answer.parse(JSON.parse(text))
  } catch (cause) {
    throw unreadableAnswer(response.status, cause)
  }
}
