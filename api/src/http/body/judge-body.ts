import { z } from 'zod'
import { Refusal } from '../../errors.ts'
import { firstRefusal, refusalSentence } from '../endpoint/refusal-sentence.ts'
import { JsonCursor } from './json-cursor.ts'

/** Of one row of a list, and of everything else that stands in a body, in bytes. */
const longestRow = 128 * 1024
const longestValue = 1024 * 1024

export type Verdict =
  | { keys: string[] }
  | { refused: { code: Refusal['code']; message: string; field: string | undefined } }

/** What a schema makes of a body; throws a refusal of the first thing that is wrong. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema | undefined,
  bytes: Buffer | undefined,
): z.output<Schema> {
  if (!schema) return undefined as z.output<Schema>
  const { value } = bytes ? walk(schema, bytes, { keepsRows: true }) : { value: undefined }
  return read(schema, value)
}

/** Whether a body is JSON that its schema accepts: the keys it has at the top, or why it is refused. Its rows are judged one by one and not kept. */
export function judgeBody(schema: z.ZodType, bytes: Buffer): Verdict {
  try {
    const { value, chosen } = walk(schema, bytes, { keepsRows: false })
    read(chosen, value)
    return { keys: Object.keys(value as object) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: { code: error.code, message: error.message, field: error.field } }
  }
}

/** What a schema makes of a value; throws a refusal of the first thing that is wrong. */
export function read<Schema extends z.ZodType>(
  schema: Schema | undefined,
  value: unknown,
  path: readonly PropertyKey[] = [],
): z.output<Schema> {
  if (!schema) return undefined as z.output<Schema>
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw firstRefusal(parsed.error.issues, path)
  return parsed.data
}

/** Reads a body member by member, and its lists row by row: the first one that is wrong, or one too many, ends it. */
function walk(
  schema: z.ZodType,
  bytes: Buffer,
  { keepsRows }: { keepsRows: boolean },
): { value: unknown; chosen: z.ZodType } {
  const cursor = new JsonCursor(bytes)
  if (!cursor.isObject) {
    const value = cursor.value(longestValue, [])
    cursor.end()
    return { value, chosen: schema }
  }
  const members: [string, unknown][] = []
  const seen = new Set<string>()
  let chosen = schema
  for (const key of cursor.keys(longestRow)) {
    if (seen.size === 0) chosen = chosenBy(schema, key)
    if (seen.has(key)) throw new Refusal('invalid_request', { message: `O campo ${key} veio duas vezes.` })
    seen.add(key)
    const list = cursor.isList ? listAt(chosen, key) : undefined
    members.push([key, list ? rows(cursor, list, key, keepsRows) : cursor.value(longestValue, [key])])
  }
  cursor.end()
  return { value: Object.fromEntries(members), chosen }
}

function rows(cursor: JsonCursor, list: z.ZodArray, key: string, keepsRows: boolean): unknown[] {
  const kept: unknown[] = []
  const maximum = mostOf(list)
  for (const place of cursor.places()) {
    const path = [key, place]
    if (place >= maximum) {
      const message = refusalSentence({ code: 'too_big', origin: 'array', maximum, path: [key], input: [] })
      throw new Refusal('invalid_request', { message, field: key })
    }
    const row = cursor.value(longestRow, path)
    read(list.element as z.ZodType, row, path)
    if (keepsRows) kept.push(row)
  }
  return kept
}

/** How many rows a list may have. */
function mostOf(list: z.ZodArray): number {
  const checks = (list.def.checks ?? []).map((check) => check._zod.def as { check: string; maximum?: number })
  return checks.find(({ check }) => check === 'max_length')?.maximum ?? Number.POSITIVE_INFINITY
}

/** Of alternatives, the object that has a key. */
function chosenBy(schema: z.ZodType, key: string): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema
  const options = schema.options as z.ZodType[]
  return options.find((option) => Object.hasOwn(shapeOf(option), key)) ?? options[0] ?? schema
}

/** The list that an object has under a key. */
function listAt(schema: z.ZodType, key: string): z.ZodArray | undefined {
  const shape = shapeOf(schema)
  const member = Object.hasOwn(shape, key) ? withoutDefault(shape[key]) : undefined
  return member instanceof z.ZodArray ? member : undefined
}

function shapeOf(schema: z.ZodType): Record<string, unknown> {
  const inner = withoutDefault(schema)
  return inner instanceof z.ZodObject ? inner.shape : {}
}

function withoutDefault(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
  return isWrapped ? withoutDefault(schema.unwrap()) : schema
}
