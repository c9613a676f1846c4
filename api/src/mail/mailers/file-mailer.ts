import fs from 'node:fs/promises'
import path from 'node:path'
import { mailWritten } from '../texts.ts'
import type { Mailer } from './mailer.ts'
import { writeMessage } from './write-message.ts'

/**
 * Writes mails into a folder as `.eml` files, which every mail program opens, and prints their link. A link gives
 * access to an account, so only the system user of the product may read the files.
 */
export function fileMailer(folder: string, from: string, announce: (line: string) => void): Mailer {
  return {
    send: async (parcel) => {
      const { id, queuedAt, mail } = parcel
      const file = path.join(folder, `${stamp(queuedAt)}-${id}.eml`)
      await fs.mkdir(folder, { recursive: true })
      // Needed for a folder that an earlier version created.
      await fs.chmod(folder, 0o700)
      await fs.writeFile(`${file}.part`, await writeMessage(parcel, from), { mode: 0o600 })
      await fs.rename(`${file}.part`, file)
      announce(mailWritten(mail.to, mail.subject, mail.link ?? file))
    },
    removeBefore: async (time) => {
      const names = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const old = names.filter((name) => /^\d{4}-.*\.eml(\.part)?$/.test(name) && name < stamp(time))
      for (const name of old) await fs.rm(path.join(folder, name), { force: true })
    },
  }
}

/** As a file name that sorts by time. */
function stamp(time: Date): string {
  return time.toISOString().replaceAll(/[:.]/g, '-')
}
