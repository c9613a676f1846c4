import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import { inflateEntry, type Reading } from './inflate-entry.ts'
import { readBlob } from './read-blob.ts'
import { headLength, isOle, isZip, oleKind, plainKind } from './recognize-bytes.ts'
import { findDirectory, readDirectory, tailLength, type ZipEntry } from './zip-directory.ts'

const mebibyte = 1024 * 1024
const mostOleBytes = 64 * mebibyte

/** A ZIP file with its entries by name. An entry is inflated only on request. */
export class ZipFile {
  readonly names: readonly string[]
  /** The names as they are written. */
  readonly paths: readonly string[]
  private readonly file: Blob
  private readonly entries: ReadonlyMap<string, ZipEntry>

  private constructor(file: Blob, entries: readonly ZipEntry[]) {
    this.file = file
    this.entries = new Map(entries.map((entry) => [plainName(entry.name), entry]))
    this.names = [...this.entries.keys()]
    this.paths = [...this.entries.values()].map(({ name }) => name)
  }

  /**
   * Reads the directory of a ZIP.
   *
   * @throws SpreadsheetProblem if the file is no ZIP (the reason says what it is), is damaged or exceeds a limit
   */
  static async open(file: Blob, reading: Reading): Promise<ZipFile> {
    const { limits, signal } = reading
    if (file.size === 0) throw new SpreadsheetProblem({ code: 'blank' }, '0 bytes')
    const head = await readBlob(file, 0, headLength, signal)
    if (isOle(head)) {
      const bytes = await readBlob(file, 0, mostOleBytes, signal)
      throw new SpreadsheetProblem({ code: 'ole-container', holds: oleKind(bytes) }, 'a compound file')
    }
    if (!isZip(head)) {
      throw new SpreadsheetProblem({ code: 'not-a-zip', looksLike: plainKind(head) }, 'no PK at the start')
    }
    if (file.size > limits.fileBytes) tooLarge('fileBytes', `${file.size} bytes`)
    const offset = Math.max(0, file.size - tailLength)
    const place = findDirectory(await readBlob(file, offset, file.size, signal), offset)
    if (place.count > limits.entries) tooLarge('entries', `${place.count} entries`)
    const directory = await readBlob(file, place.start, place.start + place.length, signal)
    return new ZipFile(file, readDirectory(directory, place.count))
  }

  has(name: string): boolean {
    return this.entries.has(plainName(name))
  }

  /** The compressed size of an entry in bytes; 0 if there is no such entry. */
  compressedSize(name: string): number {
    return this.entries.get(plainName(name))?.compressed ?? 0
  }

  /** The uncompressed bytes of an entry, in pieces. Throws 'damaged' if there is no such entry. */
  stream(name: string, reading: Reading): AsyncGenerator<Uint8Array, void> {
    const entry = this.entries.get(plainName(name))
    if (!entry) throw new SpreadsheetProblem({ code: 'damaged' }, `${name} is missing`)
    return inflateEntry(this.file, entry, reading)
  }

  /** All uncompressed bytes of a small entry. Throws 'too-large' if there are more than `mostBytes`. */
  async read(name: string, reading: Reading, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array[] = []
    let size = 0
    for await (const piece of this.stream(name, reading)) {
      size += piece.length
      if (size > mostBytes) tooLarge('partBytes', name)
      pieces.push(piece)
    }
    const bytes = new Uint8Array(size)
    let at = 0
    for (const piece of pieces) {
      bytes.set(piece, at)
      at += piece.length
    }
    return bytes
  }
}

/** As in spreadsheet programs, names ignore case and may use either kind of slash. */
function plainName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}

function tooLarge(limit: 'fileBytes' | 'entries' | 'partBytes', detail: string): never {
  throw new SpreadsheetProblem({ code: 'too-large', limit }, detail)
}
