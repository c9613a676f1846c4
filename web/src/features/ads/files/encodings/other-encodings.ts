import { joinBytes } from '../../../../files/read-text.ts'

/** How many bytes decide about the encoding: the names of the columns are among them. */
const headLength = 8192
const byteOrderMarks = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

/** What terminals and older programs for Windows write from byte 0x80 on (code page 850). */
const codePage850 =
  // biome-ignore lint/plugin: a table of letters, no sentence.
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

interface Decoding {
  /** Decodes a part of the file. */
  readonly decode: (bytes: Uint8Array) => string
}

/**
 * The chunks of a file as they are, or in UTF-8 if it is written in code page 850, in the encoding of older Macs, or in
 * UTF-16 without a byte order mark. Its first bytes decide.
 */
export async function* withoutOtherEncodings(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  let head: Uint8Array | undefined = new Uint8Array()
  let decoding: Decoding | undefined
  for await (const chunk of chunks) {
    if (head === undefined) {
      yield recoded(chunk, decoding)
      continue
    }
    head = joinBytes(head, chunk)
    if (head.length < headLength) continue
    decoding = decodingOf(head.subarray(0, headLength))
    yield recoded(head, decoding)
    head = undefined
  }
  if (head !== undefined) yield recoded(head, decodingOf(head.subarray(0, headLength)))
}

function recoded(bytes: Uint8Array, decoding: Decoding | undefined): Uint8Array {
  return decoding ? new TextEncoder().encode(decoding.decode(bytes)) : bytes
}

function decodingOf(head: Uint8Array): Decoding | undefined {
  const wide = wideEncoding(head)
  if (wide) return streaming(wide)
  if (isUtf8(head)) return undefined
  const windows = streaming('windows-1252')
  const [best] = [windows, streaming('macintosh'), { decode: decode850 }]
    .map((decoding) => ({ decoding, words: wordsIn(decoding.decode(head)) }))
    .sort((one, other) => other.words - one.words)
  if (!best || best.decoding === windows) return undefined
  return best.decoding
}

function streaming(label: string): Decoding {
  const decoder = new TextDecoder(label)
  return { decode: (bytes) => decoder.decode(bytes, { stream: true }) }
}

/** UTF-16 without a byte order mark: every other byte of plain letters is 0. */
function wideEncoding(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const isMarked = Object.values(byteOrderMarks).some((mark) =>
    mark.every((byte, place) => head[place] === byte),
  )
  if (isMarked || head.length < 4) return undefined
  const zeros = [0, 0]
  for (const [place, byte] of head.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = 0.8 * (head.length / 2)
  if (odd > most && even < odd / 20) return 'utf-16le'
  return even > most && odd < even / 20 ? 'utf-16be' : undefined
}

function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

function decode850(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : (codePage850[byte - 0x80] ?? '')
  return text
}

/** Words of every report of ads that have letters beyond ASCII. */
const words =
  /impress(?:ão|ões)|convers(?:ão|ões)|anúncio|período|relatório|usuário|método|criação|título|código/gi

function wordsIn(text: string): number {
  return text.match(words)?.length ?? 0
}
