import { plainWord } from './plain-word.ts'

/**
 * The kind of a column's values. It decides which of them mean 'nothing':
 *
 * - `filled`: each row says something, such as an order, a name or money that is owed. Only what programs write for an
 *   empty cell stands for nothing there.
 * - `figure`: a number or a code that people may leave out. Also what they write instead, such as 'n/d' or 'Não'.
 * - `exception`: usually empty, and anything else decides how a row counts. Also '0', 'falso' or 'não se aplica'.
 */
export type ColumnKind = 'filled' | 'figure' | 'exception'

const kinds: readonly ColumnKind[] = ['filled', 'figure', 'exception']

/** In the form of {@link plainWord}; a word counts for its own kind of column and for those after it. */
const words: Readonly<Record<ColumnKind, string>> = {
  filled: 'n/a|#n/a|#n/d|nan|nat|<na>|null|none',
  figure: 'n/d|na|nd|nil|undefined|vazio|(vazio)|(em branco)|(blank)|(empty)|nao|nenhum|nenhuma|sem dados',
  exception:
    'n.a.|n.d.|<nan>|<nat>|<none>|(none)|<null>|(null)|false|falso|no|nao se aplica|(nenhum)|(nenhuma)|ninguno|[]|{}|.|?|_|vazia|(vazia)|em branco|blank|empty',
}
const levelOf = new Map(
  kinds.flatMap((kind, level) => words[kind].split('|').map((word): [string, number] => [word, level])),
)

/** Longer texts say something. */
const longest: Readonly<Record<ColumnKind, number>> = { filled: 6, figure: 16, exception: 30 }
const zero = /^0+([.,]0+)?$/
const saysNone =
  /^(sem|sin|nenhuma?|ningun[ao]?|none|nao (ha|houve|tem|possui|existe|consta)) |^(no|nao|not?) (refund|return|request|solicitad|appl|aplic)/

/**
 * Whether a cell stands for 'nothing' in its column: it is empty, blank, dashes alone, or one of a closed list of
 * words. A date says something, a number too, except for 0 among exceptions.
 */
export function isNone(cell: unknown, column: ColumnKind): boolean {
  if (cell === null || cell === undefined) return true
  if (typeof cell !== 'string') return column === 'exception' && (cell === 0 || cell === false)
  const first = cell.charCodeAt(0)
  // For nearly all cells the first character decides.
  if (!isGraphic(first) && /^[\s\u2010-\u2015\u2212-]*$/.test(cell)) return true
  if (cell.length > longest[column]) return false
  if (column !== 'exception') return !/\d/.test(cell) && isWord(plainWord(cell), column)
  const word = plainWord(cell)
  return isWord(word, column) || zero.test(word) || saysNone.test(word)
}

function isWord(word: string, column: ColumnKind): boolean {
  return (levelOf.get(word) ?? kinds.length) <= kinds.indexOf(column)
}

/** Whether a character is a visible ASCII character other than a dash. */
function isGraphic(code: number): boolean {
  return code > 0x2d && code < 0x7f
}
