import type { PGlite } from '@electric-sql/pglite'

const lengthOfStartup = 4
const lengthOfTyped = 5
/** The largest answer that is sent at once. Reading a larger one would block all other requests. */
const largest = 1024 * 1024
const ready = Buffer.from('Z\0\0\0\x05')
const lengthOfReady = 6
const [query, sync] = Buffer.from('QS')

/** One connection of the PostgreSQL wire protocol: splits incoming bytes into messages, which the database executes. */
export class ProtocolSession {
  private readonly database: PGlite
  private readonly send: (bytes: Uint8Array<ArrayBuffer>) => void
  private chunks: Uint8Array[] = []
  private size = 0
  private wanted = lengthOfStartup
  private started = false
  private last: number | undefined

  constructor(database: PGlite, send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    this.database = database
    this.send = send
  }

  async receive(chunk: Uint8Array): Promise<void> {
    this.chunks.push(chunk)
    this.size += chunk.length
    // Joining the chunks only when a message is complete avoids copying a large one once per chunk.
    while (this.size >= this.wanted) {
      const bytes = Buffer.concat(this.chunks)
      const end = this.endOfMessages(bytes)
      const rest = bytes.subarray(end)
      this.chunks = [rest]
      this.size = rest.length
      if (end > 0) await this.execute(bytes.subarray(0, end))
    }
  }

  /**
   * The offset up to which messages can be executed together. Also stores the type of the last message and the number
   * of bytes needed next.
   */
  private endOfMessages(bytes: Uint8Array): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let end = 0
    for (;;) {
      const header = this.started ? lengthOfTyped : lengthOfStartup
      if (end + header > bytes.length) {
        this.wanted = header
        return end
      }
      const length = this.started ? 1 + view.getInt32(end + 1) : view.getInt32(end)
      if (end + length > bytes.length) {
        this.wanted = length
        return end
      }
      if (this.started) this.last = bytes[end]
      end += length
      if (this.started) continue
      this.started = true
      this.wanted = lengthOfTyped
      return end
    }
  }

  private async execute(messages: Uint8Array): Promise<void> {
    let answers: Buffer[] = []
    let size = 0
    let tail = Buffer.alloc(0)
    const send = () => {
      this.send(new Uint8Array(Buffer.concat(answers)))
      answers = []
      size = 0
    }
    await this.database.execProtocolRawStream(messages, {
      syncToFs: false,
      onRawData: (bytes) => {
        answers.push(Buffer.from(bytes))
        size += bytes.length
        tail = Buffer.concat([tail, bytes.subarray(-lengthOfReady)]).subarray(-lengthOfReady)
        if (size >= largest) send()
      },
    })
    if (size > 0) send()
    // Seen after a full disk: without this check the client, and everybody behind it, would wait for ever.
    if ((this.last === query || this.last === sync) && !tail.subarray(0, ready.length).equals(ready)) {
      throw new Error('The database did not finish its answer.')
    }
  }
}
