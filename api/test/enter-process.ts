import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

let people = 0
const password = 'uma senha bem boa'

export type Entered = { token: string; email: string }

/** Somebody new in a product that runs in a process of its own, confirmed by the link of the mail it wrote. */
export async function enter(server: ServerProcess, dataDir: string): Promise<Entered> {
  people += 1
  const email = `pessoa${people}.${process.pid}@example.com`
  const form = {
    name: 'Maria da Silva',
    email,
    password,
    confirmpassword: password,
    canal: 'google',
    phone: '',
  }
  await server.call('POST', '/user', { body: form })
  const link = await confirmationToken(path.join(dataDir, 'mail'), email)
  await server.call('GET', `/confirmation?token=${link}`)
  const { json } = await server.call('POST', '/user/login', { body: { email, password } })
  return { token: String(json.token), email }
}

async function confirmationToken(folder: string, email: string): Promise<string> {
  for (;;) {
    for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
      if (!name.endsWith('.eml')) continue
      const mail = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll(/=\r?\n/g, '')
      const token = /confirm-email\?token=(?:3D)?([\w-]{43})/.exec(mail)?.[1]
      if (mail.includes(`To: ${email}`) && token !== undefined) return token
    }
    await pause(50)
  }
}
