import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import { decodeText, textBetween } from './decode-text.ts'
import { isBlank } from './is-blank.ts'
import { malformed } from './malformed.ts'

/** The kind of a token. `more`: the bytes end before the next token does. */
export type Token = 'more' | 'open' | 'empty' | 'close' | 'text' | 'cdata'

const lessThan = 60
const greaterThan = 62
const slash = 47
const commentStart = [45, 45]
const cdataStart = [...'[CDATA['].map((letter) => letter.charCodeAt(0))
const doctypeStart = [...'DOCTYPE'].map((letter) => letter.charCodeAt(0))

/**
 * Reads UTF-8 XML one token at a time and skips comments and processing instructions. Throws a SpreadsheetProblem
 * when the bytes are not well-formed XML.
 */
export class XmlTokens {
  /** Where the next token starts. After 'more', everything before it has been skipped. */
  at = 0
  private bytes = new Uint8Array(0)
  private end = 0
  private nameStart = 0
  private localStart = 0
  private nameEnd = 0
  private attributesEnd = 0
  private textStart = 0
  private textEnd = 0
  private isCdata = false
  private attributeStart = 0
  private attributeNameEnd = 0
  private valueStart = 0
  private valueEnd = 0

  /** Continues at `at` in other bytes. Earlier names, texts and attributes are no longer valid. */
  reset(bytes: Uint8Array<ArrayBuffer>, at: number, end: number): void {
    this.bytes = bytes
    this.at = at
    this.end = end
  }

  next(): Token {
    for (;;) {
      const { bytes, at, end } = this
      if (at >= end) return 'more'
      if (bytes[at] !== lessThan) return this.readText()
      if (at + 1 >= end) return 'more'
      const mark = bytes[at + 1]
      if (mark === slash) return this.readClose()
      if (mark === 33) {
        const passed = this.readDeclaration()
        if (passed !== undefined) return passed
      } else if (mark === 63) {
        const close = this.find(at + 2, [63, greaterThan])
        if (close < 0) return 'more'
        this.checkEncoding(at, close)
        this.at = close + 2
      } else return this.readOpen()
    }
  }

  /** The name of the open, empty or close tag without its prefix. */
  get name(): string {
    return textBetween(this.bytes, this.localStart, this.nameEnd)
  }

  /** The name of the tag as it is written, prefix included. */
  get fullName(): string {
    return textBetween(this.bytes, this.nameStart, this.nameEnd)
  }

  /** The text of a 'text' or 'cdata' token, entities replaced. */
  get text(): string {
    return decodeText(this.bytes, this.textStart, this.textEnd, this.isCdata)
  }

  /** Whether a 'text' token is nothing but blanks. */
  get isBlank(): boolean {
    for (let at = this.textStart; at < this.textEnd; at += 1) if (!isBlank(this.bytes[at])) return false
    return true
  }

  /** The value of an attribute of the open or empty tag, by its name without prefix; undefined if it is missing. */
  attribute(wanted: string): string | undefined {
    for (let at = this.nextAttribute(this.nameEnd); at >= 0; at = this.nextAttribute(at)) {
      if (this.attributeName === wanted) return this.attributeValue
    }
    return undefined
  }

  /**
   * All attributes of the open or empty tag by name without prefix, undefined if there are none. If two have the same
   * name, the first counts.
   */
  attributes(): Map<string, string> | undefined {
    let at = this.nextAttribute(this.nameEnd)
    if (at < 0) return undefined
    const found = new Map<string, string>()
    for (; at >= 0; at = this.nextAttribute(at)) {
      const name = this.attributeName
      if (!found.has(name)) found.set(name, this.attributeValue)
    }
    return found
  }

  private get attributeName(): string {
    return textBetween(this.bytes, this.attributeStart, this.attributeNameEnd)
  }

  private get attributeValue(): string {
    return decodeText(this.bytes, this.valueStart, this.valueEnd)
  }

  /** Finds the attribute that starts at or after `from`. Returns the offset after it, or -1 if there is none. */
  private nextAttribute(from: number): number {
    const { bytes, attributesEnd } = this
    let at = from
    while (at < attributesEnd && isBlank(bytes[at])) at += 1
    if (at >= attributesEnd) return -1
    this.attributeStart = at
    for (; bytes[at] !== 61 && !isBlank(bytes[at]); at += 1)
      if (bytes[at] === 58) this.attributeStart = at + 1
    this.attributeNameEnd = at
    while (bytes[at] !== 34 && bytes[at] !== 39) at += 1
    this.valueStart = at + 1
    this.valueEnd = bytes.indexOf(bytes[at] as number, at + 1)
    return this.valueEnd + 1
  }

  private readText(): Token {
    const { bytes, at, end } = this
    let close = at
    while (close < end && bytes[close] !== lessThan) close += 1
    if (close === end) return 'more'
    this.textStart = at
    this.textEnd = close
    this.isCdata = false
    this.at = close
    return 'text'
  }

  private readClose(): Token {
    const { bytes, at, end } = this
    let close = this.readName(at + 2)
    while (close < end && isBlank(bytes[close])) close += 1
    if (close >= end) return 'more'
    if (bytes[close] !== greaterThan || this.nameEnd === at + 2) throw malformed('a closing tag')
    this.at = close + 1
    return 'close'
  }

  private readOpen(): Token {
    const { bytes, at, end } = this
    let close = this.readName(at + 1)
    if (close >= end) return 'more'
    if (this.nameEnd === at + 1 || !isNameStart(bytes[at + 1])) throw malformed('a tag without a name')
    for (;;) {
      const before = close
      while (close < end && isBlank(bytes[close])) close += 1
      if (close + 1 >= end && bytes[close] !== greaterThan) return 'more'
      if (close >= end) return 'more'
      this.attributesEnd = close
      if (bytes[close] === greaterThan) {
        this.at = close + 1
        return 'open'
      }
      if (bytes[close] === slash) {
        if (bytes[close + 1] !== greaterThan) throw malformed('a tag')
        this.at = close + 2
        return 'empty'
      }
      if (before === close) throw malformed('an attribute')
      close = this.passAttribute(close)
      if (close < 0) return 'more'
    }
  }

  /** Returns the offset after the attribute; -1 when the bytes end before it does. */
  private passAttribute(start: number): number {
    const { bytes, end } = this
    let at = start
    while (at < end && bytes[at] !== 61 && !isBlank(bytes[at])) {
      if (!isNamePart(bytes[at])) throw malformed("an attribute's name")
      at += 1
    }
    if (at === start) throw malformed('an attribute without a name')
    while (at < end && isBlank(bytes[at])) at += 1
    if (at >= end) return -1
    if (bytes[at] !== 61) throw malformed('an attribute without a value')
    at += 1
    while (at < end && isBlank(bytes[at])) at += 1
    if (at >= end) return -1
    const quote = bytes[at]
    if (quote !== 34 && quote !== 39) throw malformed('an attribute without quotes')
    for (at += 1; at < end; at += 1) {
      if (bytes[at] === quote) return at + 1
      if (bytes[at] === lessThan) throw malformed("'<' in an attribute")
    }
    return -1
  }

  private readName(start: number): number {
    const { bytes, end } = this
    this.nameStart = start
    this.localStart = start
    let at = start
    while (at < end && isNamePart(bytes[at])) {
      if (bytes[at] === 58) this.localStart = at + 1
      at += 1
    }
    this.nameEnd = at
    return at
  }

  /** Skips a comment (undefined). Returns 'more' when the bytes end before it is clear which declaration this is. */
  private readDeclaration(): Token | undefined {
    const start = this.at + 2
    if (this.begins(start, commentStart)) {
      const close = this.find(start + 2, [45, 45, greaterThan])
      if (close < 0) return 'more'
      this.at = close + 3
      return undefined
    }
    if (this.begins(start, cdataStart)) {
      const close = this.find(start + cdataStart.length, [93, 93, greaterThan])
      if (close < 0) return 'more'
      this.textStart = start + cdataStart.length
      this.textEnd = close
      this.isCdata = true
      this.at = close + 3
      return 'cdata'
    }
    if (this.begins(start, doctypeStart)) throw new SpreadsheetProblem({ code: 'doctype' }, 'a DOCTYPE')
    if (this.end - start < doctypeStart.length) return 'more'
    throw malformed('a declaration')
  }

  private begins(at: number, start: readonly number[]): boolean {
    return at + start.length <= this.end && start.every((byte, index) => this.bytes[at + index] === byte)
  }

  private find(from: number, sought: readonly number[]): number {
    for (let at = from; at + sought.length <= this.end; at += 1) if (this.begins(at, sought)) return at
    return -1
  }

  /** Bytes are read as UTF-8, so a part in another encoding would be misread without any error. */
  private checkEncoding(start: number, end: number): void {
    const instruction = textBetween(this.bytes, start + 2, end)
    const encoding = /^xml\s.*encoding\s*=\s*["']([^"']*)/is.exec(instruction)?.[1]
    if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) {
      throw new SpreadsheetProblem({ code: 'unsupported' }, `XML in ${encoding}`)
    }
  }
}

function isNameStart(byte: number | undefined): boolean {
  if (byte === undefined) return false
  return (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || byte === 95 || byte >= 128
}

function isNamePart(byte: number | undefined): boolean {
  return isNameStart(byte) || (byte !== undefined && byte >= 45 && byte <= 58 && byte !== slash)
}
