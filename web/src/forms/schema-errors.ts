import type { z } from 'zod'

/** What is wrong with each field of a form, in words. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/**
 * What is said of a field by the kind of what is wrong with it. `missing` makes a field required, whatever the schema says of an
 * empty one. Sentences about a bound are given it. Where no sentence fits, the schema's own is said.
 */
export interface FieldSentences {
  missing?: string
  tooShort?: (least: number) => string
  tooLong?: (most: number) => string
  /** Everything else that keeps a value from being sent. */
  invalid?: string
}

/** Says what a schema refuses of a form, one sentence a field; empty when it may be sent. Without a schema only what is missing is said. */
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

/** How long a text a schema takes, in characters; undefined where it does not say. */
export function longestText(schema: z.core.$ZodType): number | undefined {
  if ('maxLength' in schema && typeof schema.maxLength === 'number') return schema.maxLength
  const { def } = schema._zod as {
    def: Partial<Record<'in' | 'out' | 'innerType', z.core.$ZodType>> & { options?: z.core.$ZodType[] }
  }
  const inner = [def.in, def.out, def.innerType, ...(def.options ?? [])]
  return inner.flatMap((part) => (part && longestText(part)) ?? [])[0]
}
