import type { Cents } from '../../money/index.ts'

type Shape = Readonly<Record<string, null>>

/** More combinations than these are of files made to have many. */
const mostShapes = 256
const shapesOf = new WeakMap<readonly string[], Map<string, Shape>>()

/**
 * The amounts of these names, each as `amountOf` says it, by its place among them too; one of which it says nothing is absent.
 *
 * V8 makes a hash table of an object that gets more than a dozen properties by computed names: five times as large and slow to read,
 * which 100,000 payments are felt by. A copy of an object that has the properties from its making is none.
 */
export function makeAmounts<Name extends string>(
  names: readonly Name[],
  amountOf: (name: Name, place: number) => Cents | undefined,
): Readonly<Partial<Record<Name, Cents>>> {
  const amounts = names.map(amountOf)
  const copy: Record<string, Cents | null> = { ...shapeOf(names, amounts) }
  for (let index = 0; index < names.length; index += 1) {
    const amount = amounts[index]
    if (amount !== undefined) copy[names[index] as Name] = amount
  }
  return copy as Partial<Record<Name, Cents>>
}

function shapeOf(names: readonly string[], amounts: readonly (Cents | undefined)[]): Shape {
  let key = ''
  for (const amount of amounts) key += amount === undefined ? '-' : '+'
  const shapes = shapesOf.get(names) ?? new Map<string, Shape>()
  if (shapes.size === 0) shapesOf.set(names, shapes)
  const known = shapes.get(key)
  if (known) return known
  if (shapes.size >= mostShapes) return {}
  const present = names.filter((_, index) => amounts[index] !== undefined)
  const shape: Shape = JSON.parse(`{${present.map((name) => `${JSON.stringify(name)}:null`).join()}}`)
  shapes.set(key, shape)
  return shape
}
