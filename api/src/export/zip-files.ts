import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { lane } from '../database/large/lane.ts'
import type { PersonalFile } from './personal-file.ts'

const inTurn = lane()

/** The files as one ZIP, created while it is sent. */
export function zipFiles(files: readonly PersonalFile[], mtime: Date): Readable {
  const zip = new ZipFile()
  const archive = new PassThrough()
  zip.outputStream.pipe(archive)
  zip.on('error', (error: Error) => archive.destroy(error))
  let current: Readable | undefined
  archive.once('close', () => current?.destroy())
  for (const { name, content } of files) {
    zip.addReadStreamLazy(name, { mtime }, (open) => {
      current = Readable.from(inTurn(lazily(content)), { objectMode: false })
      current.on('error', (error) => archive.destroy(error))
      open(null, current)
    })
  }
  zip.end()
  return archive
}

/** Starts in its turn. */
async function* lazily(content: PersonalFile['content']): AsyncGenerator<string | Buffer> {
  yield* content()
}
