/**
 * A kit that contains itself, directly or through other kits; undefined if there is none. `partsOf` has the products that
 * each kit is made of, by its id.
 */
export function circularKit(partsOf: ReadonlyMap<string, readonly string[]>): string | undefined {
  const cleared = new Set<string>()
  const open = new Set<string>()
  const visit = (kit: string): string | undefined => {
    if (open.has(kit)) return kit
    if (cleared.has(kit)) return undefined
    open.add(kit)
    for (const part of partsOf.get(kit) ?? []) {
      const found = visit(part)
      if (found !== undefined) return found
    }
    open.delete(kit)
    cleared.add(kit)
    return undefined
  }
  for (const kit of partsOf.keys()) {
    const found = visit(kit)
    if (found !== undefined) return found
  }
  return undefined
}
