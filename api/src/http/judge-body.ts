import type { z } from 'zod'
import { Refusal } from '../errors.ts'
import { firstRefusal } from './first-refusal.ts'
import { parseJson } from './parse-json.ts'

export type Verdict = { keys: string[] } | { refused: { message: string; field: string | undefined } }

/** Whether a body is JSON that its schema accepts: the keys it has at the top, or why it is refused. */
export function judgeBody(schema: z.ZodType, bytes: Buffer | undefined): Verdict {
  try {
    const parsed = schema.safeParse(parseJson(bytes))
    if (!parsed.success) throw firstRefusal(parsed.error.issues)
    return { keys: Object.keys(parsed.data ?? {}) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: { message: error.message, field: error.field } }
    if (error instanceof RangeError) return { refused: { message: tooDeep, field: undefined } }
    throw error
  }
}

const tooDeep = 'Os dados enviados têm níveis demais.'
