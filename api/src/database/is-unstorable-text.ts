const unstorableCharacters = new Set(['22021', '22P05'])
const malformed = '22P02'

/** Whether the database refused a text for a character it cannot hold, such as U+0000, or as JSON that it cannot read. */
export function isUnstorableText(error: unknown): boolean {
  const { code, where } = detailsOf(error instanceof Error ? (error.cause ?? error) : error)
  return unstorableCharacters.has(code) || (code === malformed && where.startsWith('JSON data'))
}

function detailsOf(error: unknown): { code: string; where: string } {
  const { code = '', where = '' } = (error ?? {}) as { code?: unknown; where?: unknown }
  return { code: String(code), where: String(where) }
}
