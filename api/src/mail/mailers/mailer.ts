/** A mail to be sent; `id` is the id of its job, the same for every try. */
export interface Parcel {
  id: string
  queuedAt: Date
  mail: Mail
}

export interface Mailer {
  /**
   * Sends a mail. Throws a `MailFailure` if that fails. It awaits `recordHandover` before it sends the first byte
   * that could be delivered, so that a crash leaves a trace.
   */
  send(parcel: Parcel, recordHandover: () => Promise<void>): Promise<void>
  /** Deletes mails older than `time`, if this mailer stores any. */
  removeBefore(time: Date): Promise<void>
}

/**
 * Why a mail was not sent.
 *
 * - `later`: a later try may work.
 * - `forever`: the server refused it.
 * - `lost`: the text was handed over, but the answer is lost, so it may have been sent.
 */
export class MailFailure extends Error {
  readonly outcome: 'later' | 'forever' | 'lost'

  constructor(outcome: MailFailure['outcome'], cause: Error) {
    super(cause.message, { cause })
    this.outcome = outcome
  }
}

/** Whether the mail server failed, instead of refusing one address. False if there was no error. */
export function isMailServerDown(error: unknown): boolean {
  return error !== undefined && !(error instanceof MailFailure && error.outcome === 'forever')
}

/** The content of a mail: the same as text and as HTML. `link` is the one it was sent for, if any. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  link?: string
}
