import { expect, test } from '@playwright/test'
import { passUntilVisible, stopClock } from '../support/browser/clock.ts'
import { enterAsNewSeller, enterHomeAsNewSeller, logIn, mailbox, newAddress } from '../support/seller.ts'

const recoveryMail = /nova senha/
const newPassword = 'outra senha bem longa'

test('R04 C05 C06 a forgotten password is replaced with the link of the mail, which counts once', async ({
  page,
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage()
  const { email, password } = await enterHomeAsNewSeller(elsewhere)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page).toHaveURL('/request-password-reset')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await stopClock(page)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await passUntilVisible(page, page.getByText('Email Enviado', { exact: true }))
  await page.clock.runFor(1_500)
  await expect(page).toHaveURL('/request-password-reset')
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await expect(page).toHaveURL('/login')

  const link = await mailbox.linkTo(email, recoveryMail)
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('Nova senha').fill('curta')
  // Said once: as the error, and no longer as the rule below it.
  await expect(page.getByText(/pelo menos 8 caracteres/i)).toHaveText(
    'A senha deve ter pelo menos 8 caracteres.',
  )
  await page.getByLabel('Nova senha').fill('12345678')
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
  await expect(page.getByText('Essa senha está entre as mais usadas')).toBeVisible()
  await page.getByLabel('Nova senha').fill(newPassword)
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
  await expect(page.getByText('Sua senha foi redefinida.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await mailbox.linkTo(email, recoveryMail)
  await expect.poll(async () => (await mailbox.mailsTo(email, /senha da sua conta mudou/)).length).toBe(1)

  await elsewhere.getByRole('link', { name: 'Fechamento de mês' }).first().click()
  await expect(elsewhere.getByRole('dialog')).toContainText(
    'Sessão expirada. Por favor, faça login novamente.',
  )
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Senha inválida')).toBeVisible()
  await logIn(page, { email, password: newPassword })

  await page.goto(link)
  await page.getByLabel('Nova senha').fill('mais uma senha longa')
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
  await expect(page.getByText('Erro ao redefinir senha.')).toBeVisible()
  await page.getByRole('link', { name: 'Pedir um novo link' }).click()
  await expect(page).toHaveURL('/request-password-reset')
})

test('C06 a new password leaves the session of another account open', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage()
  const { email } = await enterAsNewSeller(elsewhere, 'Rita Moura')
  await enterAsNewSeller(page, 'Joana Prado')
  await page.request.post('/api/request-recovery', { data: { email } })
  await page.goto(await mailbox.linkTo(email, recoveryMail))
  await page.getByLabel('Nova senha').fill(newPassword)
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
  await expect(page.getByText('Sua senha foi redefinida.')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Joana Prado' })).toBeVisible()
})

test('C05 C06 an unknown address gets the same answer, the page names a failure, and a reset without a token leads to a new link', async ({
  page,
}) => {
  await test.step('an unknown address gets the same answer, and the page names a failure', async () => {
    await page.goto('/request-password-reset')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByText('O campo E-mail é obrigatório.')).toBeVisible()
    await page.route('**/api/request-recovery', (route) => route.abort())
    await page.getByLabel('E-mail').fill(newAddress())
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByText('Erro ao solicitar recuperação de senha.')).toBeVisible()
    await page.unroute('**/api/request-recovery')
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByText('Email Enviado', { exact: true })).toBeVisible()
  })

  await test.step('without a token the reset says so and leads to a new link', async () => {
    await page.goto('/reset-password')
    await expect(page.getByText('Token inválido ou ausente.')).toBeVisible()
    await expect(page.getByLabel('Nova senha')).toBeHidden()
    await page.getByRole('link', { name: 'Pedir um novo link' }).click()
    await expect(page.getByRole('heading', { name: 'Recuperar a senha' })).toBeVisible()
  })
})
