import { expect } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { copiedBy } from '../support/browser/clipboard.ts'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { test } from '../support/own-product.ts'
import {
  buyPix,
  enterCheckout,
  field,
  paid,
  phone,
  summary,
  todayInBrazil,
} from '../support/payments/purchase.ts'
import { endTrialIn } from '../support/payments/subscription-states.ts'

test('B01 B08 H01 V03 a Pix: the code, given again on home, turns by itself when the late news of the money comes', async ({
  page,
  product,
}) => {
  await page.setViewportSize(phone)
  const { user, email, bank } = await enterCheckout(page, product)
  await endTrialIn(product, user, -1)
  await page.reload()
  const request = page.waitForRequest('**/api/subscription')
  await buyPix(page)
  expect((await request).postDataJSON()).toEqual({
    billingType: 'PIX',
    cycle: 'YEARLY',
    value: 197.99,
    nextDueDate: todayInBrazil(),
    pixHolderInfo: {
      name: 'Joana Prado',
      cpfCnpj: '12.ABC.345/01DE-35',
      email,
      address: 'Avenida Paulista, 1000, São Paulo - SP',
    },
  })
  await expect(summary(page)).toContainText('R$ 197,99')
  await expectNoViolations(page)
  const copied = await copiedBy(page.getByRole('button', { name: 'Copiar código Pix' }))
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible()
  const code = await page.getByLabel('Pix copia e cola').inputValue()
  expect(copied).toBe(code)

  // A reloaded page has the way to the same code.
  await page.reload()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('note')).toContainText('Seu pagamento está em análise')
  await page.getByRole('link', { name: 'Ver QR Code' }).click()
  await expect(page).toHaveURL('/assinatura')
  await expect(page.getByLabel('Pix copia e cola')).toHaveValue(code)
  expect(
    await page.getByLabel('Pix copia e cola').evaluate((box) => box.scrollHeight - box.clientHeight),
    'the whole code is in sight',
  ).toBeLessThanOrEqual(0)
  await expectNoViolations(page)

  await bank.setFault('eventLate')
  await bank.pay(user)
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
  await expect(page.getByAltText('QR Code do Pix')).toBeHidden()
  await page.getByRole('navigation').getByRole('link', { name: 'Calculadora' }).click()
  await expect(page).toHaveURL('/anuncios')
})

test('B01 a Pix turns into thanks on the checkout, too, and one that is given up makes room for another', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await buyPix(page)
  await page.getByRole('button', { name: 'Desistir deste Pix' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Assine a Vendaclara' })).toBeVisible()
  await expect(field(page, 'Endereço')).toHaveValue('Avenida Paulista, 1000, São Paulo - SP')
  await page.getByRole('radio', { name: /Mensal/ }).click()
  await page.getByRole('button', { name: 'Gerar QR Code' }).click()
  await expect(page.getByAltText('QR Code do Pix')).toBeVisible()
  await expect(summary(page)).toContainText('R$ 29,99')

  // Given up in another tab.
  const headers = await sessionOf(page)
  await expect(await page.request.delete('/api/subscription', { headers })).toBeOK()
  await expect(page.getByRole('heading', { name: 'Este Pix não vale mais' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Ver os planos' }).click()
  await buyPix(page)
  await bank.pay(user)
  await expect(paid(page)).toBeVisible()
  await page.getByRole('link', { name: 'Voltar para o início' }).first().click()
  await expect(page).toHaveURL('/home')
})

test('V03 H01 a Pix that is not paid in time is late, can still be paid, and the open pages follow', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await buyPix(page)
  await bank.letFallDue(user)
  await expect(page.getByText(/^Venceu em .+, mas ainda pode ser pago\.$/)).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('note')).toContainText('Seu pagamento está atrasado')
  await page.goto('/assinatura')
  await expect(page.getByText('pague com o código abaixo para a assinatura começar.')).toContainText(
    /Seu período grátis continua por mais 7 dias\./,
  )
  await expect(page.getByAltText('QR Code do Pix')).toBeVisible()
  const toPay = await page.getByRole('button', { name: 'Copiar código Pix' }).boundingBox()
  const plans = page.getByRole('link', { name: 'Ver planos' })
  expect((await plans.boundingBox())?.y).toBeGreaterThan(toPay?.y ?? Number.POSITIVE_INFINITY)
  await plans.click()
  await expect(page.getByRole('heading', { name: 'Assine a Vendaclara' })).toBeVisible()
  await bank.pay(user)
  await expect(page).toHaveURL('/home')
})

test('V03 what is bought instead of a late Pix takes its place', async ({ page, product }) => {
  const { user, bank } = await enterCheckout(page, product)
  await buyPix(page)
  await bank.letFallDue(user)
  await expect(page.getByText(/^Venceu em/)).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('note')).toContainText('Seu pagamento está atrasado')
  await page.getByRole('note').getByRole('link', { name: 'Ver planos' }).click()
  await buyPix(page)
  await bank.pay(user)
  await expect(paid(page)).toBeVisible()
})
