import { expect } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { test } from '../support/own-product.ts'
import type { Bank } from '../support/payments/bank.ts'
import {
  buyByCard,
  buyPix,
  enterCheckout,
  field,
  fillCardForm,
  ownCpf,
  paid,
} from '../support/payments/purchase.ts'

const activeOf = async (bank: Bank, account: string) =>
  (await bank.subscriptionsOf(account)).filter(({ status }) => status === 'ACTIVE')

test('V03 a gateway that takes its time is waited for, and news of it in the wrong order makes no difference', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await bank.setFault('slow', 2)
  await bank.setFault('eventsReversed', 3)
  await bank.setFault('eventTwice', 3)
  await fillCardForm(page)
  await buyByCard(page).click()
  await expect(page.getByText('Confirmando com o banco. Não feche esta página.')).toBeVisible()
  await expect(paid(page)).toBeVisible()
  expect(await activeOf(bank, user)).toHaveLength(1)
  expect(await bank.chargesOf(user)).toMatchObject([{ status: 'CONFIRMED' }])
})

test('B05 a gateway that is asked too much charges nothing, keeps the form, and is asked again by one press', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await fillCardForm(page)
  await bank.setFault('tooMany')
  await buyByCard(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'nada foi cobrado' })).toBeVisible()
  expect(await bank.subscriptionsOf(user)).toEqual([])
  await expect(field(page, 'CVV')).toHaveValue('318')
  await buyByCard(page).click()
  await expect(paid(page)).toBeVisible()
  expect(await activeOf(bank, user)).toHaveLength(1)
})

test('V03 a payment that no news told of is found by the daily reconciliation, and the open page turns', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await bank.setFault('eventLost', 99)
  await buyPix(page)
  await bank.pay(user)
  await bank.setFault('eventLost', 0)
  await expect(page.getByAltText('QR Code do Pix')).toBeVisible()
  await product.database.query(
    `insert into pgboss.job (name, data) values ('subscription-reconciliation', '{}')`,
  )
  // Jobs of the clock are looked for every half minute.
  await expect(paid(page)).toBeVisible({ timeout: 180_000 })
})

test('V03 a seller who has bought in another tab is told so, and charged once', async ({ page, product }) => {
  const { user, bank } = await enterCheckout(page, product)
  await fillCardForm(page)
  const headers = await sessionOf(page)
  const pixHolderInfo = {
    name: 'Joana Prado',
    cpfCnpj: ownCpf,
    email: 'joana@example.com',
    address: 'Rua Um',
  }
  const order = { billingType: 'PIX', value: 29.99, cycle: 'MONTHLY', nextDueDate: '2026-11-21', coupon: '' }
  const bought = await page.request.post('/api/subscription', {
    headers,
    data: { ...order, pixHolderInfo },
  })
  await expect(bought).toBeOK()
  await buyByCard(page).click()
  await expect(page.getByRole('heading', { name: 'Você já tem uma assinatura' })).toBeVisible()
  await expectNoViolations(page)
  expect(await bank.subscriptionsOf(user)).toHaveLength(1)
  await page.getByRole('link', { name: 'Ver minha assinatura' }).click()
  await expect(page.getByAltText('QR Code do Pix')).toBeVisible()
})

test('B08 a Pix whose code has run out says so, and its giving up leads back to the plans', async ({
  page,
  product,
}) => {
  await enterCheckout(page, product)
  await buyPix(page)
  const inAYear = new Date(Date.now() + 370 * 24 * 60 * 60 * 1000)
  await page.clock.setFixedTime(inAYear)
  await page.goto('/assinatura')
  await expect(page.getByText('Este QR Code venceu')).toBeVisible()
  await expect(page.getByAltText('QR Code do Pix')).toBeHidden()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Desistir deste Pix' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir', exact: true }).click()
  await expect(page.getByText('Pix cancelado. Nada foi cobrado.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver planos' }).click()
  await expect(page.getByRole('heading', { name: 'Assine a Vendaclara' })).toBeVisible()
})
