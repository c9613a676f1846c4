import { readFileSync } from 'node:fs'
import type { XmlNode, XmlValue } from '../../src/products/index.ts'

const invoices = new URL('../../../samples/products/notas/', import.meta.url)

/** The tree of an invoice of `samples/products/notas`, as the page makes it. */
export function invoiceTree(name: string, change: (xml: string) => string = (xml) => xml): XmlNode {
  return treeOf(change(readFileSync(new URL(name, invoices), 'utf8')))
}

/** A tree of simple XML: elements, attributes and texts. */
function treeOf(xml: string): XmlNode {
  const root: Record<string, XmlValue> = {}
  const open: { name: string; node: Record<string, XmlValue>; text: string }[] = [
    { name: '', node: root, text: '' },
  ]
  for (const [, close, name = '', attributes = '', text = ''] of xml.matchAll(
    /<(\/?)([\w:]+)([^>]*)>([^<]*)/g,
  )) {
    if (close) {
      const done = open.pop()
      const parent = open.at(-1)?.node
      if (!done || !parent) throw new Error('unbalanced')
      const value = Object.keys(done.node).length === 0 ? done.text.trim() : done.node
      const known = parent[name]
      parent[name] =
        known === undefined ? value : Array.isArray(known) ? [...known, value] : [known as XmlNode, value]
    } else {
      const node = Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [`@_${key}`, value]),
      )
      open.push({ name, node, text })
    }
  }
  return root
}
