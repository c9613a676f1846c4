import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'

/** The files of a ZIP archive by their names. */
export async function unzip(path: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const archive = await openPromise(path)
  for await (const entry of archive.eachEntry()) {
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
  }
  return files
}
