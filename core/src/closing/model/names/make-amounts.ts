import type { Cents } from '../../../money/index.ts'

type Shape = Readonly<Record<string, null>>

/** Only a file made on purpose has more combinations. */
const mostShapes = 256
/** With more names, a number can no longer hold one binary digit for each. */
const mostNames = 50
const shapesOf = new WeakMap<readonly string[], Map<number, Shape>>()

/**
 * An object with the amounts that `amountOf` answers for the names and their places; undefined amounts are absent.
 *
 * V8 turns an object with more than a dozen computed properties into a hash table. That takes five times the memory and
 * is slow to read, which matters for 100,000 payments. A copy of an object that was created with its properties avoids
 * this.
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

/** `present` has one binary digit per name, 1 if it has an amount. */
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
