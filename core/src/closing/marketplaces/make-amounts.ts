import type { Cents } from '../../money/index.ts'

type Shape = Readonly<Record<string, null>>

/** More combinations than these are of files made to have many. */
const mostShapes = 256
/** So many names make a number of which each can be told. */
const mostNames = 50
const shapesOf = new WeakMap<readonly string[], Map<number, Shape>>()

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
  const amounts: (Cents | undefined)[] = []
  let present = 1
  for (let index = 0; index < names.length; index += 1) {
    const amount = amountOf(names[index] as Name, index)
    present = present * 2 + (amount === undefined ? 0 : 1)
    amounts.push(amount)
  }
  const copy: Record<string, Cents | null> = { ...shapeOf(names, present, amounts) }
  for (let index = 0; index < names.length; index += 1) {
    const amount = amounts[index]
    if (amount !== undefined) copy[names[index] as Name] = amount
  }
  return copy as Partial<Record<Name, Cents>>
}

/** `present` has a binary digit for each name, which says whether it has an amount. */
function shapeOf(names: readonly string[], present: number, amounts: readonly (Cents | undefined)[]): Shape {
  const shapes = shapesOf.get(names) ?? new Map<number, Shape>()
  if (shapes.size === 0) shapesOf.set(names, shapes)
  const known = shapes.get(present)
  if (known) return known
  if (shapes.size >= mostShapes || names.length > mostNames) return {}
  const named = names.filter((_, index) => amounts[index] !== undefined)
  const shape: Shape = JSON.parse(`{${named.map((name) => `${JSON.stringify(name)}:null`).join()}}`)
  shapes.set(present, shape)
  return shape
}
