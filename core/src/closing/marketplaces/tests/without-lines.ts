/** Rows as text, to compare those of files that have them on other lines. */
export function withoutLines(rows: unknown): string {
  return JSON.stringify(rows, (name, value) => (name === 'line' ? undefined : value)) ?? ''
}
