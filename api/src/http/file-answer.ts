import type { Readable } from 'node:stream'

/** An answer that is a file for the person to keep. */
export class FileAnswer {
  readonly name: string
  readonly content: Readable

  constructor(name: string, content: Readable) {
    this.name = name
    this.content = content
  }
}
