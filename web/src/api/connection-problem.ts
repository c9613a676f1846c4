import { texts } from './texts.ts'

/** The server was not reached; nothing is known about whether it did what was asked. */
export class ConnectionProblem extends Error {
  override readonly name = 'ConnectionProblem'

  constructor(cause: unknown) {
    super(texts.noConnection, { cause })
  }
}
