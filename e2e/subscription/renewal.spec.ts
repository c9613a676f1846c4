import { expect, type Page } from '@playwright/test'
import { watchCalls } from '../support/calls.ts'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { test } from '../support/own-product.ts'
import { Bank } from '../support/payments/bank.ts'
import {
  buyACard,
  buyByCard,
  buyPix,
  enterCheckout,
  field,
  fillCard,
  fillCardForm,
  ownCpf,
  paid,
} from '../support/payments/purchase.ts'
import { endTrialIn } from '../support/payments/subscription-states.ts'
import { postalCodes } from '../support/postal-codes.ts'

// Other journeys of this worker go by the day it is.
test.afterEach(({ page, product }) => new Bank(page.request, product.origin).resetClock(product))

const fact = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
const state = (page: Page, words: string) => page.getByText(words, { exact: true })
/** The day so many months from today, or the month's last one, as it is shown. */
const monthsAhead = (months: number) => {
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
    .format(new Date())
    .split('-')
    .map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1 + months, Math.min(day, last)),
  )
}

test('V03 the Pix of the next month is shown before it is due, is paid, and the subscription stays active', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await endTrialIn(product, user, -1)
  await page.reload()
  await page.getByRole('radio', { name: /Mensal/ }).click()
  await buyPix(page)
  await bank.pay(user)
  await expect(paid(page)).toBeVisible()

  await bank.passDays(15)
  await page.getByRole('link', { name: 'Minha assinatura' }).first().click()
  await expect(state(page, 'Ativa')).toBeVisible()
  await expect(fact(page, 'Pago até')).toHaveText(monthsAhead(1))
  // The charge was made just now, and its news is on the way.
  await expect(async () => {
    await page.reload()
    await expect(page.getByAltText('QR Code do Pix')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page.getByText(`Vence em ${monthsAhead(1)}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desistir deste Pix' })).toBeHidden()
  await expectNoViolations(page)
  await bank.pay(user)
  await expect(fact(page, 'Pago até')).toHaveText(monthsAhead(2))

  await bank.passDays(22)
  await page.goto('/anuncios')
  await expect(page).toHaveURL('/anuncios')
})

test('V03 S02 a card that is refused closes the tools, and another one is charged at once and opens them', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await endTrialIn(product, user, -1)
  await page.getByRole('radio', { name: /Mensal/ }).click()
  await buyACard(page)
  await bank.passDays(1)
  await bank.refuseCard(user)
  await bank.passDays(40)
  await expect(async () => {
    await page.goto('/anuncios')
    await expect(page).toHaveURL('/checkout')
  }).toPass()
  await page.goto('/assinatura')
  await expect(state(page, 'Pagamento atrasado')).toBeVisible()
  await expect(page.getByText('Troque o cartão para liberar o acesso.')).toBeVisible()
  await expectNoViolations(page)

  const overdue = (await bank.chargesOf(user)).filter(({ status }) => status === 'OVERDUE')
  expect(overdue).not.toHaveLength(0)
  await page.getByRole('button', { name: 'Trocar cartão' }).click()
  await expect(page.getByText('A cobrança atrasada é feita nele agora.')).toBeVisible()
  await fillCard(page, '4111111111111111')
  await field(page, 'CPF/CNPJ').fill(ownCpf)
  await field(page, 'Telefone').fill('11987654321')
  await field(page, 'CEP').fill(postalCodes.known)
  await field(page, 'Número').fill('1000')
  await page.getByRole('button', { name: 'Salvar cartão' }).click()
  await expect(state(page, 'Ativa')).toBeVisible()
  await expect(page.getByText('Visa final 1111')).toBeVisible()
  expect((await bank.chargesOf(user)).filter(({ status }) => status === 'OVERDUE')).toHaveLength(0)
  await page.goto('/anuncios')
  await expect(page).toHaveURL('/anuncios')
})

test('V01 V03 buying again after a cancel loses no day, counts as a visit, and can be withdrawn from alone', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await page.getByRole('radio', { name: /Mensal/ }).click()
  await buyACard(page)
  await page.getByRole('link', { name: 'Minha assinatura' }).first().click()
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar assinatura' }).click()
  await expect(state(page, 'Cancelada')).toBeVisible()

  // The first purchase is past its seven days then.
  await bank.passDays(10)
  await page.reload()
  await expect(state(page, 'Cancelada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desistir e ser reembolsado' })).toBeHidden()
  const visits = watchCalls(page, /\/api\/pages\//)
  await page.getByRole('link', { name: 'Assinar de novo' }).click()
  await expect(page.getByText('Assinando agora, você não perde nenhum dia.')).toBeVisible()
  await expect.poll(visits).toEqual(['GET /api/pages/vendas'])
  await fillCardForm(page)
  await buyByCard(page).click()
  await expect(page.getByRole('heading', { name: 'Assinatura criada. Processando pagamento.' })).toBeVisible()
  await page.goto('/assinatura')
  await expect(state(page, 'Ativa')).toBeVisible()

  await expect(
    page.getByText(`O acesso que você já tinha pago antes continua até ${monthsAhead(1)}.`),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Desistir e ser reembolsado' }).click()
  const question = page.getByRole('dialog', { name: 'Desistir e ser reembolsado?' })
  await expect(question).toContainText('Devolvemos R$ 197,99')
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Desistir e ser reembolsado' }).click()
  await expect(state(page, 'Cancelada')).toBeVisible()
  await expect(page.getByText(`Você usa tudo até ${monthsAhead(1)}`)).toBeVisible()
  const charges = await bank.chargesOf(user)
  expect(charges.map(({ value, status }) => [value, status])).toEqual([
    [197.99, 'REFUNDED'],
    [29.99, 'CONFIRMED'],
  ])
})
