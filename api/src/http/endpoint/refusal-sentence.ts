import { z } from 'zod'
import { Refusal } from '../../errors.ts'

type Issue = z.core.$ZodIssue
interface Found {
  path: PropertyKey[]
  message: string
}

const kinds: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'verdadeiro ou falso',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
}

z.config({ customError: refusalSentence })

/** The refusal of the first thing a schema objects to, with the field it names as seen from where the value stands at `path`. */
export function firstRefusal(issues: readonly Issue[], path: readonly PropertyKey[] = []): Refusal {
  const found = issues[0] && seenFrom(path, deepest(issues[0]))
  if (!found) return new Refusal('invalid_request')
  const field = found.path.join('.')
  return new Refusal('invalid_request', { message: found.message, ...(field && { field }) })
}

/** Of a union, what the alternative that came closest objects to. */
function deepest(issue: Issue): Found {
  if (issue.code === 'unrecognized_keys') {
    return { path: [...issue.path, issue.keys[0] ?? ''], message: issue.message }
  }
  if (issue.code !== 'invalid_union') return issue
  const closest = issue.errors.toSorted((one, other) => one.length - other.length)[0]?.[0]
  if (!closest) return issue
  return seenFrom(issue.path, deepest(closest))
}

/** Our own sentences name a field as seen from the value that was judged. */
function seenFrom(outer: readonly PropertyKey[], { path, message }: Found): Found {
  const subject = subjectOf(path)
  const whole = [...outer, ...path]
  const isOurs = message.startsWith(`${subject} `)
  return { path: whole, message: isOurs ? message.replace(subject, () => subjectOf(whole)) : message }
}

/** What a schema objects to, as a sentence that names the field; the schema's own words take precedence over it. */
export function refusalSentence(issue: z.core.$ZodRawIssue): string {
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
function subjectOf(path: readonly PropertyKey[] | undefined): string {
  return path?.length ? `O campo ${path.join('.')}` : 'O que foi enviado'
}

interface Bound {
  origin: string
  inclusive?: boolean | undefined
}

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
