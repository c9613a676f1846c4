import { askOperator } from './operator.ts'
import type { ServerProcess } from './server-process.ts'

const password = 'uma senha bem boa'

export interface ConfirmedSeller {
  token: string
  email: string
  password: string
}

/** A new seller, confirmed and logged in, in a running product that uses this folder. */
export async function confirmedSeller(
  server: ServerProcess,
  dataDir: string,
  email = `pessoa-${crypto.randomUUID()}@example.com`,
): Promise<ConfirmedSeller> {
  const form = {
    name: 'Maria da Silva',
    email,
    password,
    confirmpassword: password,
    canal: 'google',
    phone: '',
  }
  await server.call('POST', '/user', { body: form })
  await askOperator(dataDir, 'user', 'confirm', email)
  const { json } = await server.call('POST', '/user/login', { body: { email, password } })
  return { token: String(json.token), email, password }
}
