/** The content of a cell; null if it is empty. Dates are in UTC, as workbooks have no time zone. */
export type Cell = string | number | boolean | Date | null

export type Row = readonly Cell[]

/** The cell of a row at the position of a column; undefined if the table has no such column. */
export function cellAt(row: Row, position: number | undefined): Cell | undefined {
  return position === undefined ? undefined : row[position]
}

/** One sheet of a workbook, with all rows from the first on, including blank ones. */
export interface Sheet {
  readonly name: string
  readonly isHidden?: boolean
  readonly rows: readonly Row[]
}

/**
 * Whether a cell is empty, blank, the dash that the exports write for 'none', or what programs write for an empty cell,
 * such as '#N/A' or 'NaN'.
 */
export function isMissing(cell: Cell | undefined): boolean {
  // For nearly all cells the first character decides.
  if (typeof cell === 'string' && isGraphic(cell.charCodeAt(0))) {
    return cell.length <= longestEmpty && emptyCells.has(cell.toLowerCase())
  }
  return typeof cell !== 'number' && isBlank(cell)
}

const emptyCells = new Set(['n/a', 'nan', 'nat', '<na>', 'null', 'none'])
const longestEmpty = 4

/** Whether a character is a visible ASCII character other than a dash. */
function isGraphic(code: number): boolean {
  return code > 0x2d && code < 0x7f
}

function isBlank(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || /^\s*(?:[-–—]*|#N\/[AD])\s*$/i.test(String(cell))
}

/** The trimmed text of a cell; '' if it is missing. */
export function textOf(cell: Cell | undefined): string {
  return isMissing(cell) ? '' : String(cell).trim()
}

/** Words that people and programs write for 'none', in the form of {@link wordOf}. */
const wordsForNone = new Set(
  [
    '0|n/a|#n/a|<na>|n.a.|na|n/d|#n/d|n.d.|nd|nan|<nan>|nat|<nat>|none|<none>|(none)|null|<null>|(null)|nil',
    'undefined|false|falso|no|nao|nao se aplica|nao ha|nenhum|nenhuma|(nenhum)|(nenhuma)|ninguno|[]|{}|.|?|_|\u2212',
    'vazio|(vazio)|vazia|(vazia)|em branco|(em branco)|blank|(blank)|empty|(empty)',
  ].flatMap((words) => words.split('|')),
)
const zero = /^0+([.,]0+)?$/
const saysNone = /^(sem|nenhuma?|nao (ha|houve|tem|possui)) /

/**
 * Whether a cell is missing or says 'none', such as '0', 'Não', 'n/a' or '(vazio)'. For columns that are usually empty,
 * and in which anything else decides how a row counts.
 */
export function isNone(cell: Cell | undefined): boolean {
  if (typeof cell === 'string' && cell.length > longestNone) return isMissing(cell)
  if (isMissing(cell)) return true
  const word = wordOf(cell)
  return wordsForNone.has(word) || zero.test(word) || saysNone.test(word)
}

const longestNone = 30

/** The text of a cell in the form in which words are compared: without accents, case and repeated blanks. */
export function wordOf(cell: Cell | undefined): string {
  return plainWord(String(cell ?? ''))
}

/** Files repeat few words very often. */
const knownWords = new Map<string, string>()
const mostKnownWords = 1000
const longestKnownWord = 40

function plainWord(text: string): string {
  const known = knownWords.get(text)
  if (known !== undefined) return known
  const word = asPlainWord(text)
  if (text.length <= longestKnownWord && knownWords.size < mostKnownWords) knownWords.set(text, word)
  return word
}

function asPlainWord(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff]/g, '')
  return bare.toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The form in which column names are compared: as {@link wordOf}, without '(R$)' and word separators. */
export function columnKey(name: string): string {
  return plainWord(name)
    .replace(/\(?r\$\)?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
