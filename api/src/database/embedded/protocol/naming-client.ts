import pg from 'pg'
import { sendInPieces } from '../../large/send-in-pieces.ts'

/** After this many uses, a statement is prepared. */
const seenOften = 3
const mostNames = 300

type Query = (config: unknown, values?: unknown, ...rest: unknown[]) => unknown

/**
 * Prepares frequent statements under a name, because parsing and planning them takes longer than executing them.
 * Works only with a single session that no pooler shares among clients.
 */
export class NamingClient extends pg.Client {
  private readonly seen = new Map<string, number>()
  private readonly names = new Map<string, string>()

  constructor(config?: pg.ClientConfig) {
    super(config)
    sendInPieces(this)
    const query = this.query.bind(this) as Query
    this.query = ((config, values, ...rest) =>
      query(this.named(config, values), values, ...rest)) as Query as typeof this.query
  }

  private named(config: unknown, values: unknown): unknown {
    if (!isStatement(config) || config.name || !Array.isArray(values) || values.length === 0) return config
    const name = this.names.get(config.text) ?? this.newName(config.text)
    return name === undefined ? config : { ...config, name }
  }

  private newName(text: string): string | undefined {
    if (this.names.size >= mostNames) return undefined
    const times = (this.seen.get(text) ?? 0) + 1
    if (times < seenOften) {
      if (this.seen.size >= mostNames) this.seen.clear()
      this.seen.set(text, times)
      return undefined
    }
    this.seen.delete(text)
    const name = `s${this.names.size}`
    this.names.set(text, name)
    return name
  }
}

function isStatement(config: unknown): config is { text: string; name?: string } {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)
}
