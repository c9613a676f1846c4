import type { z } from 'zod'

/** The error of each field of a form, in words. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/**
 * The sentences for a field, by the kind of error. `missing` makes a field required, even if the schema accepts an
 * empty one. Sentences about a bound get that bound. If no sentence fits, the schema's own message is shown.
 */
export interface FieldSentences {
  missing?: string
  tooShort?: (least: number) => string
  tooLong?: (most: number) => string
  /** For every other error. */
  invalid?: string
}

/**
 * Checks a form against a schema and returns one sentence per field; an empty result may be sent. Without a schema,
 * it only checks for missing values.
 */
export function schemaErrors<Field extends string>(
  schema: z.ZodType | undefined,
  sentences: Partial<Record<Field, FieldSentences>>,
): (form: Partial<Record<Field, unknown>>) => FieldErrors<Field> {
  const required = Object.entries<FieldSentences | undefined>(sentences)
  return (form) => {
    const values: Partial<Record<string, unknown>> = form
    const errors: Partial<Record<string, string>> = {}
    for (const [field, said] of required) {
      if (said?.missing !== undefined && isBlank(values[field])) errors[field] = said.missing
    }
    for (const issue of schema?.safeParse(form).error?.issues ?? []) {
      const said: FieldSentences = sentences[issue.path[0] as Field] ?? {}
      errors[issue.path.join('.')] ??= sentenceOf(issue, said) ?? issue.message
    }
    return errors as FieldErrors<Field>
  }
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

function sentenceOf(issue: z.core.$ZodIssue, said: FieldSentences): string | undefined {
  if (issue.code === 'too_small') return said.tooShort?.(Number(issue.minimum)) ?? said.invalid
  if (issue.code === 'too_big') return said.tooLong?.(Number(issue.maximum)) ?? said.invalid
  return said.invalid
}

/** The longest text that a schema accepts, in characters; undefined if it has no limit. */
export function longestText(schema: z.core.$ZodType): number | undefined {
  if ('maxLength' in schema && typeof schema.maxLength === 'number') return schema.maxLength
  const { def } = schema._zod as {
    def: Partial<Record<'in' | 'out' | 'innerType', z.core.$ZodType>> & { options?: z.core.$ZodType[] }
  }
  const inner = [def.in, def.out, def.innerType, ...(def.options ?? [])]
  return inner.flatMap((part) => (part && longestText(part)) ?? [])[0]
}
