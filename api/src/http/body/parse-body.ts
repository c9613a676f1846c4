import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { Refusal } from '../../errors/refusal.ts'
import { firstRefusal, refusalSentence } from '../endpoint/refusal-sentence.ts'
import { requests } from '../texts.ts'
import { JsonCursor } from './json-cursor.ts'
import { mostSurplus, refuseOversized, refuseWrongKind, SurplusKeys } from './soon-refused.ts'

/** The most bytes of one row of a list, and of any other value in a body. */
const longestRow = 128 * 1024
const longestValue = 1024 * 1024
const longestKey = 1024
/** A longer row is looked through before its schema judges it. */
const longRow = 4 * 1024
/** After this many bytes others are served; they take about a millisecond. */
const bytesInTurn = 64 * 1024

/** Reads a body with a schema, with other requests served in between. Throws a refusal for the first problem. */
export async function readBody<Schema extends z.ZodType>(
  schema: Schema | undefined,
  bytes: Buffer | undefined,
): Promise<z.output<Schema>> {
  if (!schema) return undefined as z.output<Schema>
  if (!bytes) return read(schema, undefined)
  const walking = walk(schema, bytes)
  let step = walking.next()
  for (; !step.done; step = walking.next()) await setImmediate()
  return read(schema, step.value)
}

/** Reads a value with a schema. Throws a refusal for the first problem. */
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

/**
 * Reads a body member by member and its lists row by row. Stops at the first invalid or surplus row. Yields after
 * some rows, so that other requests can be served.
 */
function* walk(schema: z.ZodType, bytes: Buffer): Generator<void, unknown> {
  const cursor = new JsonCursor(bytes)
  if (!cursor.isObject) {
    refuseWrongKind(schema, cursor.kind, [])
    const value = cursor.value(longestValue, [])
    cursor.end()
    return value
  }
  const members: [string, unknown][] = []
  const seen = new Set<string>()
  const surplus = new SurplusKeys()
  let chosen = schema
  for (const key of cursor.keys(longestKey)) {
    if (seen.size === 0) chosen = chosenBy(schema, key)
    if (seen.has(key)) throw new Refusal('invalid_request', { message: requests.keyTwice(key) })
    seen.add(key)
    const member = memberAt(chosen, key)
    if (member === 'surplus') {
      surplus.add(chosen, [key], cursor.skip(mostSurplus.bytes))
      continue
    }
    refuseWrongKind(member, cursor.kind, [key])
    const list = cursor.isList ? listOf(member) : undefined
    members.push([key, list ? yield* rows(cursor, list, key) : cursor.value(longestValue, [key])])
  }
  cursor.end()
  return Object.fromEntries(members)
}

function* rows(cursor: JsonCursor, list: z.ZodArray, key: string): Generator<void, unknown[]> {
  const kept: unknown[] = []
  const maximum = mostOf(list)
  let turnAt = cursor.position
  for (const place of cursor.places()) {
    const path = [key, place]
    if (place >= maximum) {
      const message = refusalSentence({ code: 'too_big', origin: 'array', maximum, path: [key], input: [] })
      throw new Refusal('invalid_request', { message, field: key })
    }
    const start = cursor.position
    const element = list.element as z.ZodType
    refuseWrongKind(element, cursor.kind, path)
    const row = cursor.value(longestRow, path)
    if (cursor.position - start > longRow) refuseOversized(element, row, path)
    read(element, row, path)
    kept.push(row)
    if (cursor.position - turnAt > bytesInTurn) {
      turnAt = cursor.position
      yield
    }
  }
  return kept
}

/** The largest number of rows of a list. */
function mostOf(list: z.ZodArray): number {
  const checks = (list.def.checks ?? []).map((check) => check._zod.def as { check: string; maximum?: number })
  return checks.find(({ check }) => check === 'max_length')?.maximum ?? Number.POSITIVE_INFINITY
}

/** In a union, the object that has the key. */
function chosenBy(schema: z.ZodType, key: string): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema
  const options = schema.options as z.ZodType[]
  return options.find((option) => Object.hasOwn(shapeOf(option), key)) ?? options[0] ?? schema
}

/** The schema of a key; 'surplus' if the object does not know the key, undefined if anything may be there. */
function memberAt(schema: z.ZodType, key: string): z.ZodType | 'surplus' | undefined {
  const shape = shapeOf(schema)
  if (Object.hasOwn(shape, key)) return shape[key] as z.ZodType
  const object = withoutDefault(schema)
  const isOpen = !(object instanceof z.ZodObject) || (object.def.catchall && !isNever(object.def.catchall))
  return isOpen ? undefined : 'surplus'
}

function isNever(schema: unknown): boolean {
  return schema instanceof z.ZodNever
}

function listOf(member: z.ZodType | undefined): z.ZodArray | undefined {
  const list = withoutDefault(member)
  return list instanceof z.ZodArray ? list : undefined
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
