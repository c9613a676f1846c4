import { type SQL, sql } from 'drizzle-orm'

/** Of a piece, in bytes. */
const size = sql.raw(String(256 * 1024))

/**
 * A text of any length, in the pieces that `piecesOf` selects. It is never joined, because that would block all other
 * requests.
 */
export class StoredText {
  private readonly pieces: readonly string[]

  constructor(pieces: readonly string[]) {
    this.pieces = pieces
  }

  /** In bytes. */
  get length(): number {
    return this.pieces.reduce((sum, { length }) => sum + length, 0)
  }

  /** Its bytes in UTF-8. A piece may end in the middle of a character. */
  *bytes(): Generator<Buffer> {
    for (const piece of this.pieces) yield Buffer.from(piece, 'latin1')
  }

  /** The whole text; only for texts known to be short. */
  toString(): string {
    return Buffer.concat([...this.bytes()]).toString()
  }
}

/** A row of `piecesOf`. In `piece`, each character stands for one byte. */
export interface StoredPiece extends Record<string, unknown> {
  name: string
  place: number
  piece: string
}

/** Selects the `columns`, as `bytea`, of the one row of `from`, as rows of `StoredPiece`. */
export function piecesOf(columns: Record<string, SQL>, from: SQL): SQL {
  const entries = Object.entries(columns).map(([name, value]) => [sql.identifier(name), name, value] as const)
  const read = entries.map(([column, , value]) => sql`${value} as ${column}`)
  const named = entries.map(([column, name]) => sql`(${name}::text, stored.${column})`)
  // `offset 0` prevents reading a value again for each of its pieces.
  return sql`
    select name, place, convert_from(substr(bytes, place * ${size} + 1, ${size}), 'LATIN1') as piece
    from (select ${sql.join(read, sql`, `)} from ${from} offset 0) as stored,
      lateral (values ${sql.join(named, sql`, `)}) as part(name, bytes),
      lateral generate_series(0, (octet_length(bytes) - 1) / ${size}) as place`
}

/** The texts in the rows of `piecesOf`. */
export function textsOf(rows: readonly StoredPiece[]): Record<string, StoredText> {
  const pieces: Record<string, string[]> = {}
  for (const { name, place, piece } of rows) {
    pieces[name] ??= []
    pieces[name][place] = piece
  }
  return Object.fromEntries(Object.entries(pieces).map(([name, own]) => [name, new StoredText(own)]))
}
