import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { PersonalFile } from './personal-file.ts'

/** The files as one ZIP, created while it is sent. */
export function zipFiles(files: readonly PersonalFile[], mtime: Date): Readable {
  const zip = new ZipFile()
  const archive = new PassThrough()
  zip.outputStream.pipe(archive)
  zip.on('error', (error: Error) => archive.destroy(error))
  for (const { name, content } of files) {
    zip.addReadStreamLazy(name, { mtime }, (open) => {
      content().then(
        (pieces) => {
          const stream = Readable.from(pieces, { objectMode: false })
          stream.on('error', (error) => archive.destroy(error))
          open(null, stream)
        },
        (error: Error) => archive.destroy(error),
      )
    })
  }
  zip.end()
  return archive
}
