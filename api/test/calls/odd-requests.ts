import fs from 'node:fs'
import type { Endpoint } from '@vendaclara/contract/endpoint'
import fc from 'fast-check'
import { z } from 'zod'

type Shape = Record<string, unknown>

/** What people, programs and attackers send where something else is meant. */
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\uffff',
  '__proto__',
  'constructor',
  'toString',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30',
  '-000001-01-01',
  '1e999999',
  '-1',
  '2147483648',
  '9007199254740993',
  'NaN',
  "' or 1=1 --",
  '%00',
  '../..',
  '😀'.repeat(99),
]
const oddNumbers = [
  0,
  -0,
  -1,
  0.1,
  32768,
  65536,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e12,
  1e14,
  1e21,
  1e100,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_VALUE,
]
export const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary' }))
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(...oddNumbers, null, true, [], {}, [null], [[]]),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Values as a schema wants them, with something odd in one place or another. */
export function nearly(schema: z.ZodType): fc.Arbitrary<unknown> {
  return shaped(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
}

function shaped(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: wellShaped(shape) }, { weight: 1, arbitrary: oddValue })
}

function wellShaped(shape: Shape): fc.Arbitrary<unknown> {
  const alternatives = (shape.anyOf ?? shape.oneOf ?? shape.allOf) as Shape[] | undefined
  if (alternatives) return fc.oneof(...alternatives.map(shaped))
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (Array.isArray(shape.enum)) return fc.constantFrom(...shape.enum)
  switch (shape.type) {
    case 'object':
      return objectOf(shape)
    case 'array':
      return fc.array(shaped((shape.items ?? {}) as Shape), { maxLength: 3 })
    case 'string':
      return textOf(shape)
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constantFrom(...oddNumbers), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return oddValue
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Shape): fc.Arbitrary<unknown> {
  const members = Object.entries(properties as Record<string, Shape>)
  const known = fc.record(Object.fromEntries(members.map(([name, shape]) => [name, shaped(shape)])), {
    requiredKeys: required as string[],
  })
  if (additionalProperties === false) return known
  const more = fc.dictionary(oddText, oddValue, { maxKeys: 2 })
  return fc.tuple(fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, more), known).map(([odd, right]) => ({
    ...odd,
    ...(right as object),
  }))
}

function textOf({ format }: Shape): fc.Arbitrary<string> {
  const right: Record<string, string[]> = {
    'date-time': ['2026-03-01T12:00:00Z', '1970-01-01T00:00:00.000Z', '2099-12-31T23:59:59.999999999Z'],
    date: ['2026-03-01', '1970-01-01', '2099-12-31'],
    uuid: ['7d444840-9dc0-41d1-b245-5ffdce74fad2'],
    email: ['maria@example.com', `${'a'.repeat(60)}@example.com`],
  }
  const known = right[String(format)]
  return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, oddText) : oddText
}

/** Every endpoint of the contract. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const folder = new URL('../../../contract/src/', import.meta.url)
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  const found = modules.flatMap((module) => Object.values(module).flatMap(endpointsIn))
  return [...new Map(found.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])).values()]
}

function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return []
  if ('method' in value && 'path' in value && 'answer' in value) return [value as Endpoint]
  return Object.values(value).flatMap((inner) => (typeof inner === 'object' ? endpointsIn(inner) : []))
}
