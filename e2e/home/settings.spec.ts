import { expect } from '@playwright/test'
import { test } from '../support/own-product.ts'

const company = {
  COMPANY_NAME: 'Clara Tecnologia Ltda.',
  COMPANY_TAX_ID: '11222333000181',
  PRIVACY_EMAIL: 'privacidade@clara.example',
}

test('R01 L01 who answers for the product, where its root leads, the days of the trial and a maintenance are as they are set', async ({
  page,
  product,
}) => {
  const { origin } = await product.another({
    ...company,
    MARKETING_SITE_URL: `${product.origin}/privacidade`,
    MAINTENANCE: 'on',
    TRIAL_DAYS: '14',
  })

  await test.step('terms and privacy name who answers for it', async () => {
    for (const [address, heading] of [
      ['/termos', 'Termos de uso'],
      ['/privacidade', 'Privacidade, sem letra miúda'],
    ] as const) {
      await page.goto(`${origin}${address}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText('Clara Tecnologia Ltda., CNPJ 11.222.333/0001-81').first()).toBeVisible()
      await expect(
        page.getByRole('link', { name: 'Escrever para privacidade@clara.example' }),
      ).toHaveAttribute('href', 'mailto:privacidade@clara.example')
      await expect(page.getByText('Instalação de teste')).toHaveCount(0)
    }
  })

  await test.step("'Em manutenção' takes the place of the login", async () => {
    for (const address of ['/login', '/calculadora']) {
      await page.goto(`${origin}${address}`)
      await expect(page.getByRole('heading', { name: 'Em manutenção' })).toBeVisible()
      await expect(page.getByLabel('Senha')).toBeHidden()
    }
  })

  await test.step('the public page names the days of the trial', async () => {
    await page.goto(`${origin}/conheca`)
    await expect(page.getByText(/^14 dias grátis/).first()).toBeVisible()
  })

  await test.step('the root sends the browser to the marketing site', async () => {
    await page.goto(origin)
    await expect(page).toHaveURL(`${product.origin}/privacidade`)
  })
})
