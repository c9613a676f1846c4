/**
 * An element of an XML file as its plain tree: its children by their names without prefix, its attributes by theirs with '@_'
 * before, and an array where a child is repeated. Everything it says is a text; nothing is a number yet.
 */
export interface XmlNode {
  readonly [name: string]: XmlValue
}
export type XmlValue = string | XmlNode | readonly XmlValue[]

/** The elements of a name; empty if there is none. */
export function childrenOf(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  const value = ownValue(node, name)
  const all: readonly XmlValue[] = Array.isArray(value)
    ? value
    : value === undefined
      ? []
      : [value as XmlValue]
  return all.filter((one): one is XmlNode => typeof one === 'object' && !Array.isArray(one))
}

/** The first element at a path; undefined if it is not there. */
export function childOf(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  let found = node
  for (const name of path) found = childrenOf(found, name)[0]
  return found
}

/** The text of a child or attribute, trimmed; '' if it is not there. */
export function childText(node: XmlNode | undefined, name: string): string {
  const value = ownValue(node, name)
  const first = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first.trim()
  // An element with attributes has its text apart.
  const text = first && !Array.isArray(first) ? (first as XmlNode)['#text'] : undefined
  return typeof text === 'string' ? text.trim() : ''
}

/** The elements in a node, of all names. */
export function elementsOf(node: XmlNode | undefined): readonly XmlNode[] {
  return Object.keys(node ?? {}).flatMap((name) => childrenOf(node, name))
}

function ownValue(node: XmlNode | undefined, name: string): XmlValue | undefined {
  return node && Object.hasOwn(node, name) ? node[name] : undefined
}
