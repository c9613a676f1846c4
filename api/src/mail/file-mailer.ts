import fs from 'node:fs/promises'
import path from 'node:path'
import type { Mailer } from './mailer.ts'
import { writeMessage } from './write-message.ts'

/** Puts mails into a folder as `.eml` files, which every mail program opens, and tells where their link leads. */
export function fileMailer(folder: string, from: string, tell: (line: string) => void): Mailer {
  return {
    send: async (parcel) => {
      const { id, queuedAt, mail } = parcel
      const file = path.join(folder, `${queuedAt.toISOString().replaceAll(/[:.]/g, '-')}-${id}.eml`)
      await fs.mkdir(folder, { recursive: true })
      await fs.writeFile(`${file}.part`, await writeMessage(parcel, from))
      await fs.rename(`${file}.part`, file)
      tell(`E-mail para ${mail.to}: ${mail.subject}\n  ${mail.link ?? file}`)
    },
  }
}
