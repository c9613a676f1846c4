import Papa from 'papaparse'
import { FileRefused } from './file-refused.ts'
import { LineEnds, TextDecoding } from './text-decoding.ts'

const mostBytes = 64 * 1024 * 1024
const headBytes = 4096

/**
 * The rows of a .csv as texts, null where a cell is empty; its encoding and what separates its cells are found out. Throws a
 * FileRefused for a file that is empty, too large, no text, or broken off within quotes.
 */
export async function readCsv(file: Blob): Promise<(string | null)[][]> {
  if (file.size === 0) throw new FileRefused({ kind: 'blank' })
  if (file.size > mostBytes) throw new FileRefused({ kind: 'too-large' })
  const text = await decode(file)
  if (text.includes('\0')) throw new FileRefused({ kind: 'damaged' })
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [';', ',', '\t'] })
  if (errors.some(({ type }) => type === 'Quotes')) throw new FileRefused({ kind: 'truncated' })
  return data.map((cells) => cells.map((cell) => (cell === '' ? null : cell)))
}

async function decode(file: Blob): Promise<string> {
  const decoding = new TextDecoding(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  const lineEnds = new LineEnds()
  let text = ''
  for await (const chunk of file.stream()) text += lineEnds.unify(decoding.decode(chunk))
  return `${text}${lineEnds.unify(decoding.end())}${lineEnds.end()}`.replace(/^\ufeff/, '')
}
