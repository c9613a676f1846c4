import { unreadableAnswer } from './api-problem.ts'
import { readJson } from './compress-json.ts'

/**
 * Reads an answer that was downloaded.
 *
 * @throws ApiProblem if it cannot be read
 */
export async function readAnswer<Answer>(
  answer: Blob,
  schema: { readonly parse: (value: unknown) => Answer },
): Promise<Answer> {
  try {
    return schema.parse(await readJson(answer))
  } catch (error) {
    throw unreadableAnswer(200, error)
  }
}
