/** The address of a call. Path parameters are escaped; undefined query values are left out. */
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

const largestPlainBody = 64 * 1024

interface EncodedBody {
  body: BodyInit
  headers?: Record<string, string>
}

/** The value as JSON, compressed if it is large enough to matter on a slow connection. */
export async function encodeBody(value: unknown): Promise<EncodedBody> {
  const json = JSON.stringify(value)
  if (json.length <= largestPlainBody) return { body: json }
  const compressed = new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'))
  return compressedBody(await new Response(compressed).blob())
}

/** A body of JSON that is already compressed. */
export function compressedBody(body: Blob): EncodedBody {
  return { body, headers: { 'Content-Encoding': 'gzip' } }
}
