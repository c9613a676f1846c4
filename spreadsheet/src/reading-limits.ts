/** What is read at most; beyond it a file is refused as 'too-large'. */
export interface ReadingLimits {
  /** Bytes of the file. */
  readonly fileBytes: number
  /** Entries of the ZIP. */
  readonly entries: number
  /** Bytes that one part inflates to, declared or counted. */
  readonly partBytes: number
  /** How many times its size a part of more than 64 MiB may inflate to; the compression itself ends at about 1,000. */
  readonly inflation: number
  /** Bytes of the shared texts that are kept in memory. */
  readonly textBytes: number
  /** Sheets of the workbook. */
  readonly sheets: number
  /** The number of the last row. */
  readonly rows: number
  /** The number of the last column. */
  readonly columns: number
  /** The number of the last column with something in it among the first rows, all of which are kept. */
  readonly headColumns: number
  /** Bytes of XML of one row, of one shared text, or of any single mark-up beside them. */
  readonly rowBytes: number
}

const mebibyte = 1024 * 1024

/** The format's own bounds for rows and columns, and for the rest more than the largest shop's month needs. */
export const defaultLimits: ReadingLimits = {
  fileBytes: 512 * mebibyte,
  entries: 10_000,
  partBytes: 2048 * mebibyte,
  inflation: 400,
  textBytes: 512 * mebibyte,
  sheets: 250,
  rows: 1_048_576,
  columns: 16_384,
  headColumns: 16_384,
  rowBytes: 8 * mebibyte,
}
