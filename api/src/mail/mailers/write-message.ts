import MailComposer from 'nodemailer/lib/mail-composer'
import type { Parcel } from './mailer.ts'

/** The bytes of a mail. Its Message-ID is derived from the job's id, so a mailbox recognises a duplicate. */
export function writeMessage({ id, queuedAt, mail }: Parcel, from: string): Promise<Buffer> {
  const { to, subject, text, html } = mail
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  const composer = new MailComposer({
    from,
    to,
    subject,
    text,
    html,
    date: queuedAt,
    messageId: `<${id}@${domain}>`,
    // Tells other programs that this mail is automatic, so they send no automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
