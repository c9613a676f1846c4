import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { crc32, createDeflateRaw } from 'node:zlib'

const piece = 1024 * 1024

/** Writes a ZIP entry by entry, each given as pieces of text, so that its size does not matter. */
export class ZipWriter {
  private readonly file: WriteStream
  private readonly directory: Buffer[] = []
  private written = 0

  constructor(path: string) {
    this.file = createWriteStream(path)
  }

  async add(name: string, texts: Iterable<string>): Promise<void> {
    const place = this.written
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(8, 6)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    await this.write(Buffer.concat([local, Buffer.from(name)]))
    const { checksum, size, compressed } = await this.deflate(texts)
    const descriptor = Buffer.alloc(16)
    descriptor.writeUInt32LE(0x08074b50, 0)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 6)
    entry.writeUInt16LE(8, 8)
    entry.writeUInt16LE(8, 10)
    for (const [at, value] of [checksum, compressed, size].entries()) {
      descriptor.writeUInt32LE(value, 4 + at * 4)
      entry.writeUInt32LE(value, 16 + at * 4)
    }
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(place, 42)
    this.directory.push(Buffer.concat([entry, Buffer.from(name)]))
    await this.write(descriptor)
  }

  async end(): Promise<void> {
    const directory = Buffer.concat(this.directory)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt16LE(this.directory.length, 8)
    end.writeUInt16LE(this.directory.length, 10)
    end.writeUInt32LE(directory.length, 12)
    end.writeUInt32LE(this.written, 16)
    await this.write(Buffer.concat([directory, end]))
    this.file.end()
    await once(this.file, 'finish')
  }

  private async deflate(
    texts: Iterable<string>,
  ): Promise<{ checksum: number; size: number; compressed: number }> {
    const deflate = createDeflateRaw()
    const before = this.written
    const writing = (async () => {
      for await (const chunk of deflate) await this.write(chunk)
    })()
    let checksum = 0
    let size = 0
    for (const text of gather(texts)) {
      const bytes = Buffer.from(text)
      checksum = crc32(bytes, checksum)
      size += bytes.length
      if (!deflate.write(bytes)) await once(deflate, 'drain')
    }
    deflate.end()
    await writing
    return { checksum, size, compressed: this.written - before }
  }

  private async write(bytes: Buffer): Promise<void> {
    this.written += bytes.length
    if (!this.file.write(bytes)) await once(this.file, 'drain')
  }
}

function* gather(texts: Iterable<string>): Generator<string> {
  let gathered = ''
  for (const text of texts) {
    gathered += text
    if (gathered.length < piece) continue
    yield gathered
    gathered = ''
  }
  yield gathered
}
