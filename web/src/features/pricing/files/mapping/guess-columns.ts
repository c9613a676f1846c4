import { type Column, type ColumnKey, columns, isNumberKey } from '../columns.ts'
import { texts } from '../file-texts.ts'
import { plainHeader } from '../raw-table.ts'

export interface NamedColumn {
  readonly place: number
  readonly name: string
  /** The share of numbers among its filled cells, from 0 to 1; undefined if there are no values. */
  readonly numbers?: number | undefined
}

/** How certain a name is: our own, a known alias, or only similar. */
export type Sureness = 'own' | 'alias' | 'guess'

export interface GuessedColumn {
  readonly place: number
  readonly sureness: Sureness
  /** Whether another column could be this field as well. */
  readonly isOneOfSeveral: boolean
}

/**
 * Guesses the columns of fields by their names. Each column is used for one field at most, the most certain pairs
 * first.
 */
export function guessColumns(named: readonly NamedColumn[]): Map<ColumnKey, GuessedColumn> {
  // A single one of these names may be another program's name for a field that is read.
  const isOurs = named.filter(({ name }) => isWrittenOnly(name)).length > 1
  const pairs = named
    .filter(({ name }) => name !== '' && !(isOurs && isWrittenOnly(name)))
    .flatMap((column) => {
      const plain = plainHeader(column.name)
      return columns.map((own) => ({ key: own.key, column, score: scoreOf(own, column, plain) }))
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const found = new Map<ColumnKey, GuessedColumn & { score: number }>()
  const taken = new Set<number>()
  for (const { key, column, score } of pairs) {
    if (taken.has(column.place)) continue
    const before = found.get(key)
    if (!before) {
      taken.add(column.place)
      found.set(key, { place: column.place, sureness: surenessOf(score), isOneOfSeveral: false, score })
    } else if (before.sureness === surenessOf(score)) {
      found.set(key, { ...before, isOneOfSeveral: true })
    }
  }
  // In the sequence of our own files.
  return new Map(
    columns.flatMap(({ key }) => {
      const one = found.get(key)
      return one ? [[key, one] as const] : []
    }),
  )
}

const scores = { own: 1000, alias: 500 }

function surenessOf(score: number): Sureness {
  if (score >= scores.own) return 'own'
  return score >= scores.alias ? 'alias' : 'guess'
}

function scoreOf(own: Column, { name, numbers }: NamedColumn, plain: string): number {
  const { key, header, aliases } = own
  if (plain === plainHeader(header)) return scores.own
  const alias = aliases.indexOf(plain)
  if (alias >= 0) return scores.alias + aliases.length - alias
  if (isNumberKey(key) && numbers !== undefined && numbers < 0.5) return 0
  if (key === 'title' && numbers !== undefined && numbers > 0.5) return 0
  return scoreOfWords(own, wordsOf(name))
}

function scoreOfWords({ any, none }: Column, words: readonly string[]): number {
  if (words.some((word) => none.includes(word))) return 0
  const found = any.findIndex((wanted) => words.some((word) => begins(word, wanted)))
  // Of two names with the same word, the shorter one is more specific.
  return found < 0 ? 0 : 300 - 10 * found - Math.min(words.length, 9)
}

function begins(word: string, wanted: string): boolean {
  return wanted.length > 3 ? word.startsWith(wanted) : word === wanted
}

/** 'Vlr. Custo (R$)' becomes 'vlr', 'custo', 'r$'. */
export function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}$%]+/u)
    .filter((word) => word !== '')
}

const ours = new Set([...Object.values(texts.writtenOnly), ...texts.otherColumns].map(plainHeader))

/** Whether our own files have a column of this name that is not read. */
export function isWrittenOnly(name: string): boolean {
  return ours.has(plainHeader(name))
}
