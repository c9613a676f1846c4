import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const kinds: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'verdadeiro ou falso',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
}

/** What a schema objects to, as a sentence that names the field; the schema's own words take precedence over it. */
export function refusalSentence(issue: Issue): string {
  const subject = subjectOf(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${subject} está faltando.`
      return `${subject} deve ser ${kinds[issue.expected] ?? 'de outro tipo'}.`
    case 'too_small':
      return `${subject} ${least(issue)}.`
    case 'too_big':
      return `${subject} ${most(issue)}.`
    case 'invalid_value':
      return `${subject} deve ser um destes valores: ${issue.values.map((value) => `“${String(value)}”`).join(', ')}.`
    case 'unrecognized_keys':
      return `Estes campos não são conhecidos: ${issue.keys.join(', ')}.`
    default:
      return `${subject} não está no formato esperado.`
  }
}

/** How a sentence names the field it is about. */
export function subjectOf(path: readonly PropertyKey[] | undefined): string {
  return path?.length ? `O campo ${path.join('.')}` : 'O que foi enviado'
}

type Bound = { origin: string; inclusive?: boolean | undefined }

function least({ origin, inclusive, minimum }: Bound & { minimum: number | bigint }): string {
  if (origin === 'string') return `deve ter pelo menos ${minimum} caracteres`
  if (origin === 'array') return `deve ter pelo menos ${minimum} itens`
  return inclusive === false ? `deve ser maior que ${minimum}` : `deve ser no mínimo ${minimum}`
}

function most({ origin, inclusive, maximum }: Bound & { maximum: number | bigint }): string {
  if (origin === 'string') return `deve ter no máximo ${maximum} caracteres`
  if (origin === 'array') return `deve ter no máximo ${maximum} itens`
  return inclusive === false ? `deve ser menor que ${maximum}` : `deve ser no máximo ${maximum}`
}
