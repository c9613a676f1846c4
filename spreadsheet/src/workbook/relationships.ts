import type { XmlElement } from '../xml/read-elements.ts'

/** A link from one part of the package to another. */
export interface Relationship {
  readonly id: string
  /** The last word of its type: 'worksheet', 'sharedStrings', … */
  readonly type: string
  /** The name of the part within the package. */
  readonly target: string
}

/** The relationships of the part `of`; their targets are relative to that part. External targets are left out. */
export function readRelationships(root: XmlElement, of: string): Relationship[] {
  return root.children
    .filter((one) => one.attribute('TargetMode') !== 'External')
    .map((one) => ({
      id: one.attribute('Id') ?? '',
      type: one.attribute('Type')?.split('/').at(-1) ?? '',
      target: resolve(one.attribute('Target') ?? '', of),
    }))
}

/** The name of the part that holds the relationships of `part`. */
export function relationshipsOf(part: string): string {
  const slash = part.lastIndexOf('/') + 1
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
}

function resolve(target: string, from: string): string {
  const path = target.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of target.split(/[\\/]/)) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}
