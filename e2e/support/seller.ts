import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Mailbox } from '@vendaclara/testing/mailbox'
import { sessionHeaders, sessionKey } from '@vendaclara/testing/session'
import { password, storeSeller } from '@vendaclara/testing/stored-seller'
import pg from 'pg'

export interface Seller {
  email: string
  password: string
  user: string
}

const { E2E_DATA_DIR = '' } = process.env

/** The mails of the product the journeys run against. */
export const mailbox = new Mailbox(E2E_DATA_DIR)

export const confirmationMail = /^Confirme seu e-mail/

let pool: pg.Pool | undefined

/** Of the product the journeys run against. */
function mainDatabase(): pg.Pool {
  const address = () => readFileSync(join(E2E_DATA_DIR, 'database-url'), 'utf8')
  pool ??= new pg.Pool({ connectionString: address(), max: 2, allowExitOnIdle: true })
  return pool
}

export function newAddress(): string {
  return `seller-${crypto.randomUUID()}@example.com`
}

/**
 * A seller who has confirmed the e-mail, is logged in and knows the terms; the screens for that have journeys of their own. Which screen comes first is left to the journey.
 */
export async function enterAsNewSeller(
  page: Page,
  name = 'Joana Prado',
  database = mainDatabase(),
  origin = '',
): Promise<Seller> {
  const email = newAddress()
  const token = await storeSeller(database, name, email)
  const headers = sessionHeaders(token)
  const [verified, agreed] = await Promise.all([
    page.request.post(`${origin}/api/auth/verify-token`, { headers }),
    page.request.post(`${origin}/api/user/agreement`, { headers }),
  ])
  await expect(agreed).toBeOK()
  const session = await verified.json()
  const { user } = session
  const stored = {
    [sessionKey]: token,
    'vendaclara.session': JSON.stringify(session),
  }
  await page.goto(`${origin}/healthz`)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  return { email, password, user }
}

/** The same, with home on the screen. */
export async function enterHomeAsNewSeller(
  page: Page,
  ...[name, database, origin = '']: [name?: string, database?: pg.Pool, origin?: string]
): Promise<Seller> {
  const seller = await enterAsNewSeller(page, name, database, origin)
  await page.goto(`${origin}/home`)
  await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
  return seller
}

/** Signs up through the screen, which leads to the login. */
export async function signUp(page: Page, email: string, name = 'Joana Prado'): Promise<void> {
  await page.goto('/cadastro')
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar Senha').fill(password)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page).toHaveURL('/login')
}

export async function logIn(
  page: Page,
  { email, password: given = password }: { email: string; password?: string },
  origin = '',
): Promise<void> {
  const enter = page.getByRole('button', { name: 'Entrar' })
  // The way out of a session ends at the public page, from where the login is one link away.
  await expect(page).toHaveURL(/\/(login|calculadora|conheca)(\?|$)/)
  if (page.url().endsWith('/conheca')) await page.getByRole('link', { name: 'Entrar' }).first().click()
  // The sign-up may still be on the screen, with fields of the same names.
  await expect(enter).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(given)
  await enter.click()
  await expect(page).toHaveURL(`${origin}/home`)
}

/** Through the menu that opens under the pointer; its item, which may still be moving, is chosen by key. */
export async function chooseLogout(page: Page, name = 'Joana Prado'): Promise<void> {
  await page.getByRole('button', { name }).hover()
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter')
}
