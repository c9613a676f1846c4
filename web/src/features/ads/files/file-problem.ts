import { AdsProblem, type AdsProblemKind } from '@vendaclara/core/ads'
import type { CarriedErrors } from '../../../workers/worker-calls.ts'

/**
 * 'spreadsheet', 'archive', 'not-text': what the first bytes show the file to be; 'too-large': its figures have no
 * room in memory; 'unreadable': the browser could not read it to its end; 'reader-missing': the worker's script could not be loaded; 'unexpected': a defect of the product.
 */
type FileProblemKind =
  | AdsProblemKind
  | 'spreadsheet'
  | 'archive'
  | 'not-text'
  | 'too-large'
  | 'unreadable'
  | 'reader-missing'
  | 'unexpected'

/** Why a file could not be imported. */
export interface FileProblem {
  readonly kind: FileProblemKind
  readonly columns: readonly string[]
  /** The message of an unexpected error. */
  readonly detail?: string
}

/** Thrown for a file that is no readable text. */
export class ForeignFile extends Error {
  override readonly name = 'ForeignFile'
  readonly kind: 'spreadsheet' | 'archive' | 'not-text' | 'unreadable'

  constructor(kind: ForeignFile['kind'], cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

/** A file that the worker could not read, as the page hears of it. */
export class FileNotRead extends Error {
  override readonly name = 'FileNotRead'
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

export const fileProblems: CarriedErrors = {
  write: (error) => problemOf(error),
  read: (problem: FileProblem) => new FileNotRead(problem),
}

const zip = [0x50, 0x4b, 0x03, 0x04]
const gzip = [0x1f, 0x8b]
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]
/** Names within the archives that Excel, LibreOffice and Numbers save. */
const workbookEntry =
  /\[Content_Types\]\.xml|_rels\/|xl\/|mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet|Index\/|\.iwa/

/** Refuses a file whose first bytes are those of another format. UTF-16 is text and passes by its byte order mark. */
export function refuseForeignBytes(head: Uint8Array): void {
  if (begins(head, oldOffice)) throw new ForeignFile('spreadsheet')
  if (begins(head, gzip)) throw new ForeignFile('archive')
  if (begins(head, zip)) {
    const names = new TextDecoder('windows-1252').decode(head)
    throw new ForeignFile(workbookEntry.test(names) ? 'spreadsheet' : 'archive')
  }
  const isUtf16 = begins(head, [0xff, 0xfe]) || begins(head, [0xfe, 0xff])
  if (begins(head, pdf) || (!isUtf16 && head.some(isControl))) throw new ForeignFile('not-text')
}

function begins(head: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, position) => head[position] === byte)
}

function isControl(byte: number): boolean {
  return byte < 0x09 || (byte > 0x0d && byte < 0x1b)
}

/** How browsers say that an array, a text or a message has no room; other range errors are defects. */
const outOfMemory =
  /allocation|out of memory|invalid string length|invalid (typed )?array (buffer )?length|too large/i

/** The problem of a file that an error while reading it stands for. */
export function problemOf(error: unknown): FileProblem {
  if (error instanceof AdsProblem) return { kind: error.kind, columns: error.columns }
  if (error instanceof ForeignFile) return { kind: error.kind, columns: [] }
  // A message that has no room to be sent is a DOMException.
  const isOfEngine = error instanceof RangeError || error instanceof DOMException
  if (isOfEngine && outOfMemory.test(error.message)) return { kind: 'too-large', columns: [] }
  return { kind: 'unexpected', columns: [], detail: String(error) }
}
