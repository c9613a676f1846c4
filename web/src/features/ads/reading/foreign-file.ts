/** Thrown for a file that is no readable text, whatever is written in it. */
export class ForeignFile extends Error {
  override readonly name = 'ForeignFile'
  readonly kind: 'spreadsheet' | 'archive' | 'not-text' | 'unreadable'

  constructor(kind: ForeignFile['kind'], cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}
