import { parse } from 'secure-json-parse'
import { Refusal } from '../../errors/refusal.ts'
import { requests, subjectOf } from '../texts.ts'

const [space, quote, backslash, comma, colon] = [0x20, 0x22, 0x5c, 0x2c, 0x3a]
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]
const blanks = new Set([space, 0x09, 0x0a, 0x0d])
const ends = new Set([...blanks, comma, closeBrace, closeBracket])

export type Kind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'
const kinds: Record<string, Kind> = {
  '{': 'object',
  '[': 'array',
  '"': 'string',
  t: 'boolean',
  f: 'boolean',
  n: 'null',
  ...Object.fromEntries([...'-0123456789'].map((sign) => [sign, 'number' as const])),
}

/** The deepest allowed nesting of lists and objects. */
const deepest = 32
/** A number that JSON.parse may not represent: very small, or with very many digits. */
const oddNumber = /[eE]-\d{3}|(?<!\d)\d{50}/
const longestNumber = 50
/** At every depth, members are dropped that would change an object's prototype when it is copied. */
const dropped = { protoAction: 'remove', constructorAction: 'ignore' } as const

/** Reads JSON one member or row at a time, so only one of them is in memory as a value. */
export class JsonCursor {
  private readonly bytes: Buffer
  private at = 0

  constructor(bytes: Buffer) {
    this.bytes = bytes
    this.skipBlanks()
  }

  /** The current offset in bytes. */
  get position(): number {
    return this.at
  }

  get isObject(): boolean {
    return this.next === openBrace
  }

  get isList(): boolean {
    return this.next === openBracket
  }

  /** The kind of the value at the current position; undefined if its first byte begins no value. */
  get kind(): Kind | undefined {
    const byte = this.next
    if (byte === undefined) return undefined
    return kinds[String.fromCharCode(byte)]
  }

  /** The keys of the object at the current position. Read the value of a key before asking for the next one. */
  *keys(longest: number): Generator<string> {
    this.take(openBrace)
    if (this.isTaken(closeBrace)) return
    do {
      const key = this.value(longest, [])
      if (typeof key !== 'string') throw malformed()
      this.take(colon)
      yield key
    } while (this.isTaken(comma))
    this.take(closeBrace)
  }

  /** The indexes of the list at the current position. Read the item at an index before asking for the next one. */
  *places(): Generator<number> {
    this.take(openBracket)
    if (this.isTaken(closeBracket)) return
    let place = 0
    do yield place++
    while (this.isTaken(comma))
    this.take(closeBracket)
  }

  /** Passes over the value at the current position. Returns how many bytes it has, or that it has more than `longest`. */
  skip(longest: number): number {
    const start = this.at
    this.skipValue(longest)
    const length = this.at - start
    this.skipBlanks()
    return length
  }

  /** Reads the value at the current position, of at most `longest` bytes. `path` names it in a refusal. */
  value(longest: number, path: readonly PropertyKey[]): unknown {
    const start = this.at
    this.skipValue(longest)
    if (this.at - start > longest) throw refusedAt(path, requests.tooLarge)
    const text = this.bytes.toString('utf8', start, this.at)
    this.skipBlanks()
    try {
      if (!oddNumber.test(text)) return parse(text, null, dropped)
      const reviver = (key: string, value: unknown, { source }: { source?: string }) => {
        if (isLost(value, source)) throw refusedAt([...path, key], requests.lostNumber)
        return value
      }
      return parse(text, reviver as Parameters<typeof JSON.parse>[1], dropped)
    } catch (error) {
      throw error instanceof Refusal ? error : malformed()
    }
  }

  /** Refuses anything after the last value. */
  end(): void {
    if (this.at < this.bytes.length) throw malformed()
  }

  private get next(): number | undefined {
    return this.bytes[this.at]
  }

  private take(byte: number): void {
    if (!this.isTaken(byte)) throw malformed()
  }

  private isTaken(byte: number): boolean {
    if (this.next !== byte) return false
    this.at += 1
    this.skipBlanks()
    return true
  }

  private skipBlanks(): void {
    while (this.next === space || blanks.has(this.next ?? 0)) this.at += 1
  }

  /** Stops soon after `longest` bytes, in the middle of a value that is longer. */
  private skipValue(longest: number): void {
    const most = this.at + longest
    if (this.next !== quote && !this.isObject && !this.isList) {
      while (this.at < this.bytes.length && this.at <= most && !ends.has(this.next ?? 0)) this.at += 1
      return
    }
    let depth = 0
    do {
      const byte = this.next
      if (byte === undefined) throw malformed()
      this.at += 1
      if (byte === quote) this.skipText(most)
      else if (byte === openBrace || byte === openBracket) depth += 1
      else if (byte === closeBrace || byte === closeBracket) depth -= 1
      if (depth > deepest) {
        throw new Refusal('invalid_request', { message: requests.tooDeep })
      }
    } while (depth > 0 && this.at <= most)
  }

  /** Skips the rest of a text, after its opening quote. */
  private skipText(most: number): void {
    while (this.at <= most) {
      const byte = this.next
      if (byte === undefined) throw malformed()
      this.at += byte === backslash ? 2 : 1
      if (byte === quote) return
    }
  }
}

function isLost(value: unknown, source: string | undefined): boolean {
  if (typeof value !== 'number' || source === undefined) return false
  return source.length > longestNumber || (value === 0 && /^-?[0.]*[1-9]/.test(source))
}

function refusedAt(path: readonly PropertyKey[], what: string): Refusal {
  const field = path.join('.')
  if (field === '') return new Refusal('too_large')
  return new Refusal('invalid_request', { message: `${subjectOf(path)} ${what}.`, field })
}

function malformed(): Refusal {
  return new Refusal('invalid_request', { message: requests.notJson })
}
