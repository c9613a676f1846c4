import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import { isBlank } from './is-blank.ts'
import { malformed } from './malformed.ts'
import { XmlTokens } from './xml-tokens.ts'

/** More elements than a workbook with the most styles can have. */
const mostElements = 500_000

/** An element of a small part, without its prefix. `text` is its own, without that of its children. */
export class XmlElement {
  readonly name: string
  readonly children: XmlElement[] = []
  text = ''
  private readonly attributes: ReadonlyMap<string, string> | undefined

  constructor(name: string, attributes?: ReadonlyMap<string, string>) {
    this.name = name
    this.attributes = attributes
  }

  attribute(name: string): string | undefined {
    return this.attributes?.get(name)
  }

  child(name: string): XmlElement | undefined {
    return this.children.find((child) => child.name === name)
  }
}

/**
 * Reads a small part of a workbook as a whole. Throws 'malformed-xml' if it is not well-formed XML, 'too-large' if it
 * has more than 500,000 elements.
 */
export function readElements(bytes: Uint8Array<ArrayBuffer>): XmlElement {
  const tokens = new XmlTokens()
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  tokens.reset(bytes, hasMark ? 3 : 0, bytes.length)
  let elements = 0
  const top = new XmlElement('')
  const open: { element: XmlElement; fullName: string }[] = [{ element: top, fullName: '' }]
  for (let token = tokens.next(); token !== 'more'; token = tokens.next()) {
    if (token === 'close') {
      if (open.pop()?.fullName !== tokens.fullName || open.length === 0)
        throw malformed(`</${tokens.fullName}>`)
    } else if (token === 'open' || token === 'empty') {
      elements += 1
      if (elements > mostElements) {
        throw new SpreadsheetProblem({ code: 'too-large', limit: 'partBytes' }, `${elements} elements`)
      }
      const element = new XmlElement(tokens.name, tokens.attributes())
      open.at(-1)?.element.children.push(element)
      if (token === 'open') open.push({ element, fullName: tokens.fullName })
    } else if (token === 'text' && tokens.isBlank) {
    } else if (open.length === 1) {
      throw malformed('stray text')
    } else {
      const { element } = open.at(-1) as (typeof open)[number]
      element.text += tokens.text
    }
  }
  const [root, second] = top.children
  const isWhole = open.length === 1 && bytes.subarray(tokens.at).every(isBlank)
  if (!root || second || !isWhole) throw malformed('a part without one root')
  return root
}
