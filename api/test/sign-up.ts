import { type Session, session } from '@vendaclara/contract/account'
import type { TestApp } from './build-test-app.ts'

let people = 0

export const password = 'uma senha bem boa'

/** Somebody new, signed up and logged in through the API. */
export async function signUp(
  test: TestApp,
  details: { name?: string; email?: string } = {},
): Promise<Session> {
  people += 1
  const { name = 'Maria da Silva', email = `maria${people}@example.com` } = details
  const form = { name, email, password, confirmpassword: password, canal: 'google', phone: '' }
  await test.call('POST', '/user', { body: form })
  const answer = await test.call('POST', '/user/login', { body: { email, password } })
  return session.parse(answer.json())
}
