/** A mail on its way: `id` is its job's, the same at every try. */
export interface Parcel {
  id: string
  queuedAt: Date
  mail: Mail
}

export interface Mailer {
  /**
   * Sends a mail; throws a `MailFailure` where that did not work. `recordHandover` is awaited before the first byte that
   * could be delivered is sent, so that it is known after a crash.
   */
  send(parcel: Parcel, recordHandover: () => Promise<void>): Promise<void>
  /** Deletes the mails from before, where it stores any. */
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

/** Whether it was the mail server that failed, and not one address that it refused; nothing thrown is no failure. */
export function isMailServerDown(error: unknown): boolean {
  return error !== undefined && !(error instanceof MailFailure && error.outcome === 'forever')
}

/** A mail as it is read: the same words as text and as HTML. `link` is the one it is sent for, where there is one. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  link?: string
}
