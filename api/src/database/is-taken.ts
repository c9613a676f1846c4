const uniqueViolation = '23505'

/** Whether the database refused a value because another row has it. */
export function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return (cause as { code?: unknown } | null)?.code === uniqueViolation
}
