import { z } from 'zod'
import { Refusal } from '../../errors/refusal.ts'
import { firstRefusal, refusalSentence } from '../endpoint/refusal-sentence.ts'
import { objections } from '../texts.ts'
import type { Kind } from './json-cursor.ts'

/** What is used of a JSON Schema. */
interface Shape {
  type?: string | string[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  items?: Shape
  maxItems?: number
  properties?: Record<string, Shape>
  additionalProperties?: unknown
}

/** Unknown fields of an object: they are dropped, but only up to this number and this many bytes together. */
export const mostSurplus = { keys: 50, bytes: 16 * 1024 }
const samples: Record<Kind, unknown> = {
  object: {},
  array: [],
  string: '',
  number: 0,
  boolean: true,
  null: null,
}
const shapes = new WeakMap<z.ZodType, Shape>()

/** Refuses a value by its first byte, before the rest of it is read, if its schema takes no value of this kind. */
export function refuseWrongKind(
  schema: z.ZodType | undefined,
  kind: Kind | undefined,
  path: readonly PropertyKey[],
): void {
  if (!schema || !kind) return
  const taken = kindsOf(shapeOf(schema))
  if (taken === 'any' || taken.includes(kind)) return
  const { error } = schema.safeParse(samples[kind])
  if (error) throw firstRefusal(error.issues, path)
}

/**
 * Refuses a value that is too much before its schema judges it: the schema would name every wrong element and every
 * unknown key.
 */
export function refuseOversized(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): void {
  look(shapeOf(schema), value, path)
}

/** Counts the unknown fields of an object. */
export class SurplusKeys {
  private keys = 0
  private bytes = 0

  /** Counts the field at a path. Refuses the first one if the object takes none, and one too many. */
  add(object: z.ZodType, path: readonly PropertyKey[], bytes: number): void {
    this.count(shapeOf(object), path, bytes)
  }

  count({ additionalProperties }: Shape, path: readonly PropertyKey[], bytes: number): void {
    this.keys += 1
    this.bytes += String(path.at(-1)).length + bytes
    const isTooMuch = this.keys > mostSurplus.keys || this.bytes > mostSurplus.bytes
    if (isTooMuch || additionalProperties === false) throw unknownKey(path)
  }
}

function look(shape: Shape, value: unknown, path: readonly PropertyKey[]): void {
  if (Array.isArray(value)) {
    const { maxItems: maximum = Number.POSITIVE_INFINITY, items = {} } = shape
    if (value.length > maximum) {
      const said = { code: 'too_big' as const, origin: 'array' as const, maximum, path: [...path], input: [] }
      throw new Refusal('invalid_request', { message: refusalSentence(said), field: path.join('.') })
    }
    for (const [index, item] of value.entries()) look(items, item, [...path, index])
  } else if (typeof value === 'object' && value !== null && shape.properties) {
    const { properties, additionalProperties = false } = shape
    const surplus = new SurplusKeys()
    for (const [key, member] of Object.entries(value)) {
      const at = [...path, key]
      if (Object.hasOwn(properties, key)) look(properties[key] as Shape, member, at)
      else if (additionalProperties === false) surplus.count(shape, at, JSON.stringify(member).length)
    }
  }
}

function unknownKey(path: readonly PropertyKey[]): Refusal {
  const key = String(path.at(-1))
  return new Refusal('invalid_request', { message: objections.unknownKeys([key]), field: path.join('.') })
}

function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema)
  if (known) return known
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape
  shapes.set(schema, shape)
  return shape
}

function kindsOf({ type, anyOf, oneOf, enum: values, const: value }: Shape): readonly string[] | 'any' {
  const alternatives = anyOf ?? oneOf
  if (alternatives) {
    const each = alternatives.map(kindsOf)
    return each.includes('any') ? 'any' : each.flat()
  }
  if (type !== undefined) return [type].flat().map((one) => (one === 'integer' ? 'number' : one))
  if (value !== undefined) return [value === null ? 'null' : typeof value]
  return values?.map((one) => (one === null ? 'null' : typeof one)) ?? 'any'
}
