import { expect, type Page } from '@playwright/test'

/** Signs a new seller up and in through the screens; each journey has a seller of its own. */
export async function enterAsNewSeller(
  page: Page,
  name = 'Joana Prado',
): Promise<{ email: string; password: string }> {
  const seller = { email: `seller-${crypto.randomUUID()}@example.com`, password: 'uma senha bem longa' }
  await page.goto('/cadastro')
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('E-mail').fill(seller.email)
  await page.getByLabel('Senha', { exact: true }).fill(seller.password)
  await page.getByLabel('Confirmar Senha').fill(seller.password)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, seller)
  return seller
}

export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/home')
}
