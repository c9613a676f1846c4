import { existsSync } from 'node:fs'
import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { Block, HelpDocument, Inline, Section } from '../help/document.ts'

/** Converts the help's Markdown to data during the build, so that the browser gets neither a parser nor HTML. */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      return { code: `export default ${JSON.stringify(readMarkdown(source))}`, map: null }
    },
  }
}

/**
 * Reads a page of the help: a title, an introduction and sections. A heading may end in `{#id}`; otherwise its id is
 * made from its words.
 *
 * @throws RangeError for Markdown without a matching element on the page, and if two sections have the same id
 */
export function readMarkdown(source: string): HelpDocument {
  let title = ''
  const lead: Block[] = []
  const sections: (Section & { blocks: Block[] })[] = []
  for (const token of marked.lexer(source)) {
    if (token.type === 'space') continue
    if (token.type === 'heading') {
      const heading = readHeading(token as Tokens.Heading)
      if (heading.level === 1) title = heading.title
      else sections.push({ ...heading, level: heading.level === 2 ? 2 : 3, blocks: [] })
    } else (sections.at(-1)?.blocks ?? lead).push(readBlock(token))
  }
  const ids = sections.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (title === '' || twice !== undefined) throw new RangeError(`no title, or a section twice: ${twice}`)
  return { title, lead, sections }
}

function readHeading({ depth, text }: Tokens.Heading) {
  const [, title = text, id = idOf(text)] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text) ?? []
  return { level: depth, title, id }
}

function idOf(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

function readBlock(token: Token): Block {
  switch (token.type) {
    case 'paragraph': {
      const [only, ...others] = token.tokens ?? []
      return only?.type === 'image' && others.length === 0
        ? readPicture(only as Tokens.Image)
        : { kind: 'paragraph', inline: readInline(token.tokens) }
    }
    case 'blockquote':
      return { kind: 'note', inline: token.tokens?.flatMap((one) => readInline(childrenOf(one))) ?? [] }
    case 'list':
      return {
        kind: 'list',
        isOrdered: token.ordered,
        items: (token as Tokens.List).items.map((item) =>
          item.tokens.flatMap((one) => readInline(childrenOf(one))),
        ),
      }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return {
        kind: 'table',
        head: header.map((cell) => readInline(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => readInline(cell.tokens))),
      }
    }
    default:
      throw new RangeError(`the help has no element for ${token.type}: ${token.raw}`)
  }
}

function readPicture({ href, text }: Tokens.Image): Block {
  if (!existsSync(new URL(`../public${href}`, import.meta.url))) throw new RangeError(`no picture ${href}`)
  return { kind: 'picture', address: href, text }
}

function childrenOf(token: Token): Token[] | undefined {
  return 'tokens' in token ? token.tokens : undefined
}

function readInline(tokens: readonly Token[] = []): Inline[] {
  return tokens.map((token): Inline => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return token.text
      case 'strong':
        return { kind: 'strong', text: token.text }
      case 'codespan':
        return { kind: 'code', text: token.text }
      case 'link':
        return { kind: 'link', text: token.text, href: token.href }
      default:
        throw new RangeError(`the help has no element for ${token.type}: ${token.raw}`)
    }
  })
}
