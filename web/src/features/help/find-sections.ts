import type { Block, Inline, Section } from '../../../help/document.ts'
import { type HelpPage, helpPageNames } from '../../addresses.ts'
import { pages } from './pages.ts'

export interface FoundSection {
  readonly page: HelpPage
  readonly section: Section
  /** The text around the first match, in three parts: before it, the match, and after it. */
  readonly excerpt: readonly [string, string, string]
}

const before = 60
const after = 110

/**
 * The sections that contain every word of the query, ignoring accents. Sections with the words in their title or in
 * the first column of a table come first.
 */
export function findSections(sought: string): readonly FoundSection[] {
  const words = folded(sought).split(/\s+/).filter(Boolean).map(withoutEnding)
  if (words.length === 0) return []
  const found = helpPageNames.flatMap((page) =>
    pages[page].sections.flatMap((section) => {
      const title = folded(`${pages[page].title} ${section.title}`)
      const text = textOf(section)
      if (!words.every((word) => title.includes(word) || folded(text).includes(word))) return []
      const named = [section.title, ...namesIn(section)].map(folded)
      const asName = words.filter((word) => named.some((name) => name.includes(word))).length
      return [{ page, section, excerpt: excerptOf(text, words), asName }]
    }),
  )
  return found.toSorted((one, other) => other.asName - one.asName)
}

/** 'liberação' also finds 'liberações', and 'pedidos' finds 'pedido'. */
function withoutEnding(word: string): string {
  return word.length > 4 ? word.replace(/(?:ao|oes|s)$/, '') : word
}

/** In lower case and without accents, character by character, so that positions stay the same. */
function folded(text: string): string {
  const letters = text.normalize('NFC').toLowerCase()
  return Array.from(letters, (letter) => letter.normalize('NFD').charAt(0)).join('')
}

function excerptOf(text: string, words: readonly string[]): FoundSection['excerpt'] {
  const whole = folded(text)
  const [at = 0, length = 0] =
    words.map((word) => [whole.indexOf(word), word.length]).find(([at = -1]) => at >= 0) ?? []
  const wordEnd = at + length + (/^\p{L}*/u.exec(text.slice(at + length))?.[0].length ?? 0)
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - before)) + 1)
  const ends = text.indexOf(' ', wordEnd + after)
  const end = ends < 0 ? text.length : ends
  return [
    `${start > 0 ? '… ' : ''}${text.slice(start, at)}`,
    text.slice(at, wordEnd),
    `${text.slice(wordEnd, end)}${end < text.length ? ' …' : ''}`,
  ]
}

/** The names that a table explains, which are in its first column. */
function namesIn({ blocks }: Section): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(([name = []]) => joined(name)) : [],
  )
}

function textOf({ blocks }: Section): string {
  return blocks.map(wordsOf).join(' ').normalize('NFC')
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(joined).join(' ')
    case 'table':
      return block.rows.map((row) => row.map(joined).join(': ')).join(' ')
    case 'picture':
      return block.text
    default:
      return joined(block.inline)
  }
}

function joined(inline: readonly Inline[]): string {
  return inline.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
