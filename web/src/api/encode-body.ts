const largestPlainBody = 64 * 1024

interface EncodedBody {
  body: BodyInit
  headers: Record<string, string>
}

/** JSON, compressed when it is large enough for that to matter on a slow line. */
export async function encodeBody(value: unknown): Promise<EncodedBody> {
  const json = JSON.stringify(value)
  const headers = { 'Content-Type': 'application/json' }
  if (json.length <= largestPlainBody) return { body: json, headers }
  const compressed = new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'))
  return compressedBody(await new Response(compressed).blob())
}

/** JSON that is compressed already. */
export function compressedBody(body: Blob): EncodedBody {
  return { body, headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' } }
}
