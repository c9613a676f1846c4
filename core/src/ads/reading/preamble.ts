import { AdsProblem } from '../ads-problem.ts'
import { languageOf } from '../checking/languages.ts'
import { columnKey } from './columns.ts'

/** The lines before the table of a report: its title, then keys with their values. */
export class Preamble {
  private readonly lines: (readonly string[])[] = []

  add(cells: readonly string[]): void {
    this.lines.push(cells.map((cell) => cell.normalize('NFC')))
  }

  /** The value beside a key or, if the key is alone on its line, on the next line; null if there is none. */
  valueOf(label: string): string | null {
    const position = this.lines.findIndex(([key = '']) => columnKey(key) === columnKey(label))
    const value = this.lines[position]
      ?.slice(1)
      .join(',')
      .replace(/[\s,;]+$/, '')
      .trim()
    if (value) return value
    const next = this.lines[position + 1]
    return position >= 0 && next?.length === 1 ? (next[0]?.trim() ?? null) : null
  }

  /** Whether a cell has this name, as the header of another kind of file would. */
  names(name: string): boolean {
    return this.lines.some((cells) => cells.some((cell) => columnKey(cell) === columnKey(name)))
  }

  /** Whether the title, which is the first line, matches. */
  isTitled(title: RegExp): boolean {
    return title.test(columnKey(this.lines[0]?.join(' ') ?? ''))
  }

  /** The problem to report if no table follows these lines. */
  problem(): AdsProblem {
    if (this.lines.length === 0) return new AdsProblem('empty')
    if (this.names('ID do pedido')) return new AdsProblem('orders-report')
    const language = languageOf(this.lines)
    if (language) return new AdsProblem('other-language', { language })
    return new AdsProblem('no-table')
  }
}
