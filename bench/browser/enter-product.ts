import type { Page } from '@playwright/test'
import { askOperator } from '@vendaclara/testing/operator'

const password = 'uma senha bem longa'

/** Makes a confirmed seller of a product that runs with `dataFolder`, and logs in. */
export async function enterProduct(page: Page, origin: string, dataFolder: string): Promise<void> {
  const email = `bench-${crypto.randomUUID()}@example.com`
  const form = { name: 'Joana Prado', email, password, confirmpassword: password, canal: '', phone: '' }
  await page.request.post(`${origin}/api/user`, { data: form })
  await askOperator(dataFolder, 'user', 'confirm', email)
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(`${origin}/home`)
}
