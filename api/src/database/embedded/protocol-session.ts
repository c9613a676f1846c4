import type { PGlite } from '@electric-sql/pglite'

const lengthOfStartup = 4
const lengthOfTyped = 5
/** Of an answer that is sent at once: whoever reads a larger one would serve nobody else meanwhile. */
const largest = 1024 * 1024

/** One connection of the PostgreSQL wire protocol: cuts what arrives into messages and has the database execute them. */
export class ProtocolSession {
  private readonly database: PGlite
  private readonly send: (bytes: Uint8Array<ArrayBuffer>) => void
  private chunks: Uint8Array[] = []
  private size = 0
  private wanted = lengthOfStartup
  private started = false

  constructor(database: PGlite, send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    this.database = database
    this.send = send
  }

  async receive(chunk: Uint8Array): Promise<void> {
    this.chunks.push(chunk)
    this.size += chunk.length
    // Joining only when the whole message is there keeps a large one from being copied once per chunk.
    while (this.size >= this.wanted) {
      const bytes = Buffer.concat(this.chunks)
      const end = this.endOfMessages(bytes)
      const rest = bytes.subarray(end)
      this.chunks = [rest]
      this.size = rest.length
      if (end > 0) await this.execute(bytes.subarray(0, end))
    }
  }

  /** Where the messages end that can be executed together; sets how much the next one wants. */
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
        if (size >= largest) send()
      },
    })
    if (size > 0) send()
  }
}
