import type { Refusal } from './refusal.ts'

/** Thrown while a file is read: nothing of it is used. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly refusal: Refusal
  /** Which of several files it was. */
  fileName: string | undefined

  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal.kind, { cause })
    this.refusal = refusal
  }
}
