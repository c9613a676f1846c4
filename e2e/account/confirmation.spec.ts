import { expect, type Page, test } from '@playwright/test'
import { confirmationMail, logIn, mailbox, newAddress, signUp } from '../support/seller.ts'

const gate = (page: Page) =>
  page.getByRole('heading', { name: 'Confirme seu email para acessar a plataforma' })

test('R05 R08 C04 G01 the gate is before every tool until the link of the mail is opened, and then opens by itself', async ({
  page,
  context,
}) => {
  const email = newAddress()
  await signUp(page, email)
  const welcome = page.getByText(`Enviamos a confirmação para ${email}`)
  await expect(welcome).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(welcome).toBeHidden()
  await logIn(page, { email })
  for (const address of [
    '/home',
    '/anuncios',
    '/calculadoras',
    '/adsdiscovery',
    '/analysis',
    '/fechamento/1',
  ]) {
    await page.goto(address)
    await expect(gate(page)).toBeVisible()
  }
  await mailbox.linkTo(email, confirmationMail)
  await page.reload()
  await expect(page.getByText(`Enviamos um e-mail com um botão de ativação para ${email} em`)).toBeVisible()
  await expect(page.getByText('spam')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Já confirmei' }).click()
  await expect(page.getByText('Ainda não: abra o e-mail')).toBeVisible()

  const other = await context.newPage()
  await other.goto(await mailbox.linkTo(email, confirmationMail))
  await expect(other.getByRole('heading', { name: 'Confirmação Bem-Sucedida!' })).toBeVisible()
  await expect(other).toHaveURL('/confirm-email')
  await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
  await other.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(other).toHaveURL('/home')
  await expect(other.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
})

test('C04 the confirmation page says what is wrong with a link, and confirming twice is harmless', async ({
  page,
  browser,
}) => {
  await page.goto('/confirm-email')
  await expect(page.getByRole('heading', { name: 'Erro ao Confirmar' })).toBeVisible()
  await expect(page.getByText('Token não fornecido.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
  await page.goto('/confirm-email?token=forjado')
  await expect(page.getByRole('heading', { name: 'Erro ao Confirmar' })).toBeVisible()
  await expect(page.getByText('Este link não é válido ou já venceu. Peça um novo.')).toBeVisible()

  await page.route('**/api/confirmation?*', (route) => route.abort())
  await page.goto('/confirm-email?token=qualquer')
  await expect(page.getByText('Erro ao confirmar o email.')).toBeVisible()
  await page.unroute('**/api/confirmation?*')
  await page.route('**/api/confirmation?*', (route) =>
    route.fulfill({
      status: 500,
      json: { error: 'internal_error', message: 'Algo deu errado do nosso lado.' },
    }),
  )
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Algo deu errado do nosso lado.')).toBeVisible()
  await expect(page.getByText('Erro ao confirmar o email.')).toBeVisible()
  await page.unroute('**/api/confirmation?*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Este link não é válido ou já venceu. Peça um novo.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Erro ao Confirmar' })).toBeFocused()

  const email = newAddress()
  await signUp(page, email)
  const link = await mailbox.linkTo(email, confirmationMail)
  for (const visitor of [page, await browser.newPage()]) {
    let asked = 0
    visitor.on('request', (request) => {
      if (request.url().includes('/api/confirmation')) asked += 1
    })
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: 'Confirmação Bem-Sucedida!' })).toBeVisible()
    expect(asked).toBe(1)
  }
})

test('G02 the mail is sent again at most once a minute, and the countdown survives a reload', async ({
  page,
}) => {
  const email = newAddress()
  await signUp(page, email)
  await logIn(page, { email })
  await mailbox.linkTo(email, confirmationMail)
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  const locked = page.getByRole('button', { name: /^Aguarde \d+s para reenviar o email$/ })
  await expect(locked).toBeDisabled()
  await expect(page.getByText(`Enviamos para ${email}.`)).toBeVisible()
  await mailbox.linkTo(email, confirmationMail, 2)
  const secondsLeft = async () => Number(/\d+/.exec((await locked.textContent()) ?? '')?.[0])
  expect(await secondsLeft()).toBeGreaterThan(45)
  await expect.poll(secondsLeft).toBeLessThan(58)
  await page.reload()
  await expect(locked).toBeDisabled()
  expect(await secondsLeft()).toBeLessThan(60)

  await page.clock.install()
  await page.reload()
  await expect(locked).toBeDisabled()
  await page.clock.runFor(61_000)
  await expect(page.getByRole('button', { name: 'Enviar de novo' })).toBeEnabled()
})

test('G01 an address mistyped at the sign-up is corrected at the gate', async ({ page }) => {
  const [mistyped, right] = [newAddress(), newAddress()]
  await signUp(page, mistyped)
  await logIn(page, { email: mistyped })
  // The field of the login has the same name.
  await expect(gate(page)).toBeVisible()
  await page.getByLabel('E-mail').fill('ana@')
  await expect(page.getByText('E-mail inválido.')).toBeVisible()
  await page.getByLabel('E-mail').fill(right)
  await page.getByRole('button', { name: 'Enviar e-mail' }).click()
  await expect(page.getByText(`Enviamos para ${right}.`)).toBeVisible()
  await page.goto(await mailbox.linkTo(right, confirmationMail))
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await logIn(page, { email: right })
})

test('R07 an account that is not confirmed may see the plans and its profile', async ({ page }) => {
  const email = newAddress()
  await signUp(page, email)
  await logIn(page, { email })
  await expect(gate(page)).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByText('R$ 197,99').first()).toBeVisible()
  await expect(page.getByText('R$ 29,99').first()).toBeVisible()
  await page.goto('/perfil')
  await expect(page.getByRole('heading', { name: 'Excluir conta' })).toBeVisible()
})
