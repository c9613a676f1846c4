import { expect, test } from '@playwright/test'

test('the public page gives a price without an account, keeps nothing of it and asks the server for nothing', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await page.getByRole('link', { name: 'Conheça a Vendaclara' }).click()
  await expect(page).toHaveTitle(/^Vendaclara: preço certo/)
  await expect(page.getByText('7 dias grátis para usar tudo, sem cartão de crédito.')).toHaveCount(1)
  const price = page.getByRole('status', { name: 'Preço de venda' })
  await page.getByLabel('Custo do produto').fill('10')
  await page.getByLabel('Custos variáveis').fill('0')
  await page.getByLabel('Impostos (%)').fill('0')
  // R$ 10,00 and the fixed R$ 4,50 are what 60 % of the price pay: 20 % are commission and 20 % profit.
  await expect(price).toHaveText('R$ 24,17')
  await page.getByText('Shein', { exact: true }).click()
  await expect(page.getByText(/^Tarifas: .*Shein/)).toBeVisible()
  await expect(price).not.toHaveText('R$ 24,17')
  await page.getByRole('link', { name: 'Criar minha conta' }).first().click()
  await expect(page).toHaveURL('/cadastro')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
