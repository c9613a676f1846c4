import type { z } from 'zod'

/** Copies the fields of a shape that a row has: they have the same names and values in the code and on the wire. */
export function sameFields<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape)
  type Same = z.infer<z.ZodObject<Shape>>
  return (row: Same): Same => {
    const values: Readonly<Record<string, unknown>> = row
    const said = names.filter((name) => values[name] !== undefined)
    return Object.fromEntries(said.map((name) => [name, values[name]])) as Same
  }
}
