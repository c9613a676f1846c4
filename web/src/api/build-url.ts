/** The address of a call: parameters in the path are escaped, query values that are undefined left out. */
export function buildUrl(path: string, params: unknown, query: unknown): string {
  const values = record(params)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(record(query))) {
    if (value !== undefined) search.set(name, String(value))
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
