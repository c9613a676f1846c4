import type { z } from 'zod'
import { ApiProblem } from './api-problem.ts'
import { ConnectionProblem } from './connection-problem.ts'
import { texts } from './texts.ts'

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
    const unreadable = new ApiProblem({
      status: response.status,
      code: 'unreadable_answer',
      message: texts.unreadable,
    })
    unreadable.cause = cause
    throw unreadable
  }
}
