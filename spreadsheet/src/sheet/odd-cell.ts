import { unescapeCharacters } from '../xml/decode-text.ts'
import { malformed } from '../xml/malformed.ts'
import type { XmlTokens } from '../xml/xml-tokens.ts'
import { type CellType, cellType } from './cell-type.ts'
import { columnOf } from './column-of.ts'

/**
 * Reads a cell in any form that the format allows: formulas, rich text, comments, CDATA, prefixes, both kinds of
 * quotes.
 */
export class OddCell {
  column = 0
  type: CellType = 'number'
  style = 0
  /** The text of its value; undefined when there is none. */
  text: string | undefined
  /** The text of its formula, '' if that is stored in another cell; undefined if the cell has no formula. */
  formula: string | undefined
  private hasValue = false

  /** Whether it is a formula without a stored result. An empty text counts as a result, a missing value does not. */
  get isUnsolved(): boolean {
    const isSolved = this.text !== undefined || (this.hasValue && this.type === 'text')
    return this.formula !== undefined && !isSolved
  }

  /** Call it right after the cell's tag was read. Returns false if the bytes end before the cell does. */
  read(tokens: XmlTokens, isEmpty: boolean, prefix: string, column: number): boolean {
    const reference = tokens.attribute('r')
    this.column = reference === undefined ? column : columnOf(reference)
    this.style = Number(tokens.attribute('s') ?? 0)
    this.text = undefined
    this.formula = undefined
    this.hasValue = false
    const written = tokens.attribute('t')
    const type = cellType(written)
    if (type === undefined) throw malformed(`a cell of the type ${written}`)
    this.type = type
    return isEmpty || this.readContent(tokens, prefix)
  }

  private readContent(tokens: XmlTokens, prefix: string): boolean {
    const open: string[] = [tokens.fullName]
    while (open.length > 0) {
      const token = tokens.next()
      if (token === 'more') return false
      if (token === 'open') {
        if (open.length === 1) this.see(tokens.fullName, prefix)
        open.push(tokens.fullName)
      } else if (token === 'close') {
        if (open.pop() !== tokens.fullName) throw malformed(`</${tokens.fullName}> in a cell`)
      } else if (token === 'empty') {
        if (open.length === 1) this.see(tokens.fullName, prefix)
        if (open.length === 1 && tokens.fullName === `${prefix}is`) this.text ??= ''
      } else if (open.length === 2 && open[1] === `${prefix}f`) {
        this.formula += unescapeCharacters(tokens.text)
      } else if (holdsText(open, prefix)) this.text = (this.text ?? '') + unescapeCharacters(tokens.text)
      else if (open.length === 1 && !(token === 'text' && tokens.isBlank)) throw malformed('text in a cell')
    }
    return true
  }

  private see(name: string, prefix: string): void {
    if (name === `${prefix}f`) this.formula ??= ''
    else if (name === `${prefix}v`) this.hasValue = true
  }
}

/** Text in `<v>` or in a `<t>` of inline text counts; text in a phonetic run (`<rPh>`) does not. */
function holdsText(open: readonly string[], prefix: string): boolean {
  const [, value] = open
  if (value === `${prefix}v`) return open.length === 2
  return value === `${prefix}is` && open.at(-1) === `${prefix}t` && !open.includes(`${prefix}rPh`)
}
