import type { Reading } from '../container/inflate-entry.ts'
import { giveBack } from '../container/inflate-entry.ts'
import { ZipFile } from '../container/zip-file.ts'
import { defaultLimits, type ReadingLimits } from '../reading-limits.ts'
import { Sheet } from '../sheet/sheet.ts'
import { PartScanner } from '../xml/part-scanner.ts'
import { findParts } from './find-parts.ts'
import { readStyles } from './read-styles.ts'
import { SharedTextReader } from './shared-text-reader.ts'
import { SharedTexts } from './shared-texts.ts'

/** How a workbook is read. */
export interface OpeningOptions {
  /** Aborting it ends the reading at the next piece of the file; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Limits that differ from `defaultLimits`. */
  readonly limits?: Partial<ReadingLimits>
  /**
   * Called while the file is opened, with the bytes of the file read so far. The bytes of the sheets (`Sheet.bytes`)
   * come on top.
   */
  readonly onProgress?: ((bytes: number) => void) | undefined
}

/** A workbook whose sheets can be read. */
export interface Workbook {
  /** Its worksheets in workbook order, including hidden ones. Chart sheets are left out. */
  readonly sheets: readonly Sheet[]
}

/**
 * Opens an .xlsx file: finds its parts and reads what all sheets share. Sheets are not read yet.
 *
 * @throws SpreadsheetProblem with the reason why the file cannot be read; the signal's reason when it is aborted
 */
export async function openWorkbook(file: Blob, options: OpeningOptions = {}): Promise<Workbook> {
  const { signal, onProgress } = options
  const limits = { ...defaultLimits, ...options.limits }
  let bytes = 0
  const reading: Reading = {
    limits,
    signal,
    onRead(read) {
      bytes += read
      onProgress?.(bytes)
    },
  }
  const zip = await ZipFile.open(file, reading)
  const parts = await findParts(zip, reading)
  const texts = new SharedTexts(limits.textBytes)
  if (parts.texts !== undefined) {
    const scanner = new PartScanner(['sst'], 'si', new SharedTextReader(texts), limits.rowBytes)
    for await (const piece of zip.stream(parts.texts, reading)) {
      scanner.push(piece)
      giveBack(piece)
    }
    scanner.finish()
  }
  const formats = readStyles(parts.styles, parts.since1904)
  const context = { texts, formats, limits, isUncalculated: parts.isUncalculated }
  return { sheets: parts.sheets.map((part) => new Sheet(zip, part, context)) }
}
