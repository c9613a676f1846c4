import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import { ByteWindow } from './byte-window.ts'
import { isBlank } from './is-blank.ts'
import { malformed } from './malformed.ts'
import { XmlTokens } from './xml-tokens.ts'

/**
 * Reads one item of a list; `at` is the offset of its tag. Returns the offset after the item, or -1 if the bytes end
 * before it does. In that case it is called again for the same item when more bytes have arrived.
 */
export interface ItemReader {
  read(bytes: Uint8Array<ArrayBuffer>, at: number, end: number): number
  /** True when nothing more is wanted. */
  readonly isDone: boolean
}

const byteOrderMark = [0xef, 0xbb, 0xbf]
const retriedAtOnce = 256 * 1024

/**
 * Reads a part of a workbook while its bytes arrive. It finds the element at `path` (root first) and passes each
 * `item` in it to the reader. Everything else is only checked for well-formed XML. One item, or one other token, must
 * fit into `mostBytes`.
 */
export class PartScanner {
  private readonly window: ByteWindow
  private readonly tokens = new XmlTokens()
  private readonly open: string[] = []
  private readonly path: readonly string[]
  private readonly item: string
  private readonly reader: ItemReader
  private readonly mostBytes: number
  private prefix = ''
  private itemTag = new Uint8Array(0)
  private isBegun = false
  private isComplete = false
  private isListOpen = false
  private hadList = false
  private betweenItems = 0
  private scanFrom = 0

  constructor(path: readonly string[], item: string, reader: ItemReader, mostBytes: number) {
    this.path = path
    this.item = item
    this.reader = reader
    this.mostBytes = mostBytes
    this.window = new ByteWindow(mostBytes)
  }

  /** Adds the next bytes of the part and reads the items that are complete. */
  push(chunk: Uint8Array): void {
    const { window } = this
    window.append(chunk)
    if (window.pending < this.scanFrom) return
    this.scan()
    // An incomplete item is read again from its start each time, so wait until much more of it has arrived.
    this.scanFrom = window.pending > retriedAtOnce ? window.pending * 1.5 : 0
  }

  /** Call it after the last bytes. Throws 'malformed-xml' if the part is incomplete. */
  finish(): void {
    this.scan()
    if (this.reader.isDone) return
    const { bytes, start, end } = this.window
    if (!this.isComplete || !this.hadList || !bytes.subarray(start, end).every(isBlank)) {
      throw malformed(`the end comes before </${this.path[0]}>`)
    }
  }

  private scan(): void {
    const { window, reader, tokens } = this
    if (!this.isBegun) this.passByteOrderMark()
    while (!reader.isDone) {
      if (this.isInList && !this.readItems()) return
      tokens.reset(window.bytes, window.start, window.end)
      if (reader.isDone || !this.step()) return
    }
  }

  /** Reads the complete items; false when the bytes end within one. */
  private readItems(): boolean {
    const { window, reader } = this
    const { bytes, end } = window
    while (!reader.isDone) {
      const from = window.start
      while (window.start < end && isBlank(bytes[window.start] as number)) window.start += 1
      this.countBetween(window.start - from)
      if (!this.isAtItem()) return true
      const next = reader.read(bytes, window.start, end)
      if (next < 0) return false
      window.start = next
      this.betweenItems = 0
    }
    return true
  }

  private isAtItem(): boolean {
    const { itemTag, window } = this
    const after = window.start + itemTag.length
    if (after >= window.end) return false
    for (let index = 0; index < itemTag.length; index += 1) {
      if (window.bytes[window.start + index] !== itemTag[index]) return false
    }
    const byte = window.bytes[after] as number
    return isBlank(byte) || byte === 62 || byte === 47
  }

  /** Reads one token outside the items; false when the bytes end before it does. */
  private step(): boolean {
    const { tokens, window, open } = this
    const token = tokens.next()
    if (this.isInList) this.countBetween(tokens.at - window.start)
    window.start = tokens.at
    if (token === 'more') return false
    if (token === 'text' || token === 'cdata') {
      const isStray = open.length === 0 || this.isInList
      if (isStray && !(token === 'text' && tokens.isBlank)) throw malformed('stray text')
    } else if (token === 'close') this.leave()
    else this.enter(token === 'open')
    return true
  }

  private enter(stays: boolean): void {
    const { tokens, open, path } = this
    if (this.isComplete) throw malformed('a second root')
    const depth = open.length
    const { name, fullName } = tokens
    if (depth === 0) {
      if (name !== path[0]) throw malformed(`<${name}> instead of <${path[0]}>`)
      this.prefix = fullName.slice(0, fullName.length - name.length)
      this.itemTag = new TextEncoder().encode(`<${this.prefix}${this.item}`)
    }
    const isList = depth === path.length - 1 && [...open, fullName].every((one, at) => one === this.named(at))
    if (isList) this.hadList = true
    if (stays) {
      open.push(fullName)
      this.isListOpen ||= isList
    } else if (depth === 0) this.isComplete = true
  }

  private leave(): void {
    const { tokens, open, path } = this
    if (open.pop() !== tokens.fullName) throw malformed(`</${tokens.fullName}>`)
    this.isListOpen &&= open.length >= path.length
    if (open.length === 0) this.isComplete = true
  }

  private get isInList(): boolean {
    return this.isListOpen && this.open.length === this.path.length
  }

  private named(depth: number): string {
    return `${this.prefix}${this.path[depth]}`
  }

  /** A limit, because white space and comments could otherwise go on for ever. */
  private countBetween(bytes: number): void {
    this.betweenItems += bytes
    if (this.betweenItems > this.mostBytes) {
      throw new SpreadsheetProblem({ code: 'too-large', limit: 'rowBytes' }, 'nothing but blanks')
    }
  }

  private passByteOrderMark(): void {
    const { window } = this
    if (window.pending < byteOrderMark.length) return
    this.isBegun = true
    if (byteOrderMark.every((byte, index) => window.bytes[window.start + index] === byte)) window.start += 3
  }
}
