import MailComposer from 'nodemailer/lib/mail-composer'
import type { Parcel } from './mailer.ts'

/** The bytes of a mail. Its Message-ID is made of the job's id, so that a mailbox recognises a copy. */
export function writeMessage({ id, queuedAt, mail }: Parcel, from: string): Promise<Buffer> {
  const { to, subject, text, html } = mail
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  const composer = new MailComposer({
    ...{ from, to, subject, text, html },
    date: queuedAt,
    messageId: `<${id}@${domain}>`,
    // Says to other programs that no person waits for an answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
