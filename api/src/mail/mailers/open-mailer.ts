import path from 'node:path'
import type { Config } from '../../config.ts'
import { fileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/**
 * Sends mails through the server of `SMTP_URL`. Without it, they become files in `DATA_DIR` and their link is
 * printed.
 */
export function openMailer({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl, mailFrom)
  return fileMailer(path.join(dataDir, 'mail'), mailFrom, (line) => void process.stdout.write(`${line}\n`))
}
