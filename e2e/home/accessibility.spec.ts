import { expect, test } from '@playwright/test'
import { expectNoViolations, expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller, enterHomeAsNewSeller } from '../support/seller.ts'

for (const address of ['/login', '/cadastro', '/nada-disso']) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectNoViolations(page)
  })
}

test('axe finds nothing on the public page, terms, privacy and the help, on a computer and on a phone', async ({
  page,
}) => {
  for (const address of ['/conheca', '/termos', '/privacidade', '/ajuda', '/ajuda/glossario']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolationsOnDevices(page)
  }
})

test('axe finds nothing on the profile, with its mistakes and its question, on a computer and on a phone', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/perfil')
  await expect(page.getByLabel('Nome')).toHaveValue('Joana Prado')
  await expect(page.getByText('Esta sessão')).toBeVisible()
  await expectNoViolationsOnDevices(page)
  for (const name of ['Trocar e-mail', 'Trocar senha']) await page.getByRole('button', { name }).click()
  await expect(page.getByText('O campo Senha atual é obrigatório.')).toHaveCount(2)
  await expectNoViolationsOnDevices(page)
  await page.getByRole('button', { name: 'Excluir conta' }).click()
  await expect(page.getByRole('dialog', { name: 'Excluir sua conta?' })).toBeVisible()
  await expectNoViolationsOnDevices(page)
})

test('axe finds nothing on the tools, empty and filled, on a computer and on a phone', async ({ page }) => {
  await enterHomeAsNewSeller(page)
  await expectNoViolationsOnDevices(page)

  await page.goto('/anuncios')
  // Empty, with its question, it is looked at in the journey of the fees.
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await page.getByLabel('Custo do produto').fill('50')
  await expectNoViolationsOnDevices(page)

  await page.goto('/adsdiscovery')
  await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()
  await expectNoViolationsOnDevices(page)
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await page.getByRole('checkbox', { name: /tênis tênis/ }).click()
  await expect(page.getByText('tênis tênis barato 1', { exact: true })).toBeVisible()
  await expectNoViolationsOnDevices(page)

  await page.goto('/analysis')
  await page.getByRole('button', { name: 'Nova Análise' }).click()
  await expectNoViolationsOnDevices(page)
})
