/** The most that is read. A file beyond any of these limits is refused as 'too-large'. */
export interface ReadingLimits {
  /** Size of the file in bytes. */
  readonly fileBytes: number
  /** Number of entries in the ZIP. */
  readonly entries: number
  /** Uncompressed size of one part in bytes, declared or counted. */
  readonly partBytes: number
  /**
   * Ratio of uncompressed to compressed size, checked for parts of more than 64 MiB uncompressed. Deflate itself
   * cannot exceed about 1,000.
   */
  readonly inflation: number
  /** Memory in bytes that the shared texts may take. */
  readonly textBytes: number
  /** Number of sheets in the workbook. */
  readonly sheets: number
  /** Number of the last row, counted from 1. */
  readonly rows: number
  /** Number of the last column, counted from 1. */
  readonly columns: number
  /** Number of the last non-empty column, counted from 1, in the rows of `firstRows`, which are all kept in memory. */
  readonly headColumns: number
  /** Bytes of XML of one row, of one shared text, or of any other single piece of markup. */
  readonly rowBytes: number
}

const mebibyte = 1024 * 1024

/** For rows and columns the format's own limits; for the rest, more than the largest shop needs for a month. */
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
