import { expect, type Locator, type Page } from '@playwright/test'

export function figure(page: Page, name: string): Locator {
  return page.getByRole('status', { name, exact: true })
}

export async function configureShop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Configurações' }).click()
  await page.getByLabel('Faturamento Mensal (R$)').fill('20.000')
  await page.getByLabel('Custo Mensal (R$)').fill('2000')
  await page.getByLabel('Impostos (%)').fill('6')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
