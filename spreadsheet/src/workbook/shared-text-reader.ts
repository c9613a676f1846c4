import { unescapeCharacters } from '../xml/decode-text.ts'
import { malformed } from '../xml/malformed.ts'
import type { ItemReader } from '../xml/part-scanner.ts'
import { XmlTokens } from '../xml/xml-tokens.ts'
import type { SharedTexts } from './shared-texts.ts'

const lessThan = 60
const starts = ['<si><t>', '<si><t xml:space="preserve">'].map(bytesOf)
const closing = bytesOf('</t></si>')

/** Reads the `<si>` elements of the shared texts. The runs of a rich text are joined. */
export class SharedTextReader implements ItemReader {
  readonly isDone = false
  private readonly tokens = new XmlTokens()
  private readonly texts: SharedTexts

  constructor(texts: SharedTexts) {
    this.texts = texts
  }

  read(bytes: Uint8Array<ArrayBuffer>, at: number, end: number): number {
    const plain = this.readPlain(bytes, at, end)
    return plain >= 0 ? plain : this.readRuns(bytes, at, end)
  }

  private readPlain(bytes: Uint8Array<ArrayBuffer>, at: number, end: number): number {
    for (const start of starts) {
      if (!begins(bytes, at, start)) continue
      const textStart = at + start.length
      let textEnd = textStart
      while (textEnd < end && bytes[textEnd] !== lessThan) textEnd += 1
      const next = textEnd + closing.length
      if (next > end || !begins(bytes, textEnd, closing)) return -1
      this.texts.addBytes(bytes, textStart, textEnd)
      return next
    }
    return -1
  }

  private readRuns(bytes: Uint8Array<ArrayBuffer>, at: number, end: number): number {
    const { tokens } = this
    tokens.reset(bytes, at, end)
    const open: string[] = []
    let text = ''
    do {
      const token = tokens.next()
      if (token === 'more') return -1
      const parent = open.at(-1) ?? ''
      if (token === 'open') open.push(tokens.fullName)
      else if (token === 'close') {
        if (open.pop() !== tokens.fullName) throw malformed(`</${tokens.fullName}> in a shared text`)
      } else if ((token === 'text' || token === 'cdata') && isText(open))
        text += unescapeCharacters(tokens.text)
      else if (token === 'text' && parent.endsWith('si') && !tokens.isBlank)
        throw malformed('text beside <t>')
    } while (open.length > 0)
    this.texts.addText(text)
    return tokens.at
  }
}

/** Text in a `<t>` counts, except in a phonetic run (`<rPh>`), which only gives the pronunciation. */
function isText(open: readonly string[]): boolean {
  const names = open.map((name) => name.slice(name.indexOf(':') + 1))
  return names.at(-1) === 't' && !names.includes('rPh')
}

function begins(bytes: Uint8Array<ArrayBuffer>, at: number, start: Uint8Array<ArrayBuffer>): boolean {
  for (let index = 0; index < start.length; index += 1) if (bytes[at + index] !== start[index]) return false
  return true
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
