import { compressedType } from '../../../api/compress-json.ts'

/** What an answer or a body of the API says, compressed or not. */
export async function readAnswerBlob(blob: Blob): Promise<unknown> {
  if (blob.type !== compressedType) return JSON.parse(await blob.text())
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).json()
}
