import type { Mail } from './mail.ts'

/** A mail on its way: `id` is its job's, the same at every try. */
export interface Parcel {
  id: string
  queuedAt: Date
  mail: Mail
}

export interface Mailer {
  /**
   * Sends a mail; throws a `MailFailure` where that did not work. `recordHandover` is awaited before the first byte that
   * could be delivered leaves the house, so that it is known after a crash.
   */
  send(parcel: Parcel, recordHandover: () => Promise<void>): Promise<void>
  /** Forgets the mails from before, where it keeps any. */
  removeBefore(time: Date): Promise<void>
}

/**
 * Why a mail was not sent: `later` it may work, the server refused it `forever`, or its answer was `lost` after the
 * text was handed over, so that nobody knows whether it was sent.
 */
export class MailFailure extends Error {
  readonly outcome: 'later' | 'forever' | 'lost'

  constructor(outcome: MailFailure['outcome'], cause: Error) {
    super(cause.message, { cause })
    this.outcome = outcome
  }
}
