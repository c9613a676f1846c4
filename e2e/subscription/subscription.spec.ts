import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { test } from '../support/own-product.ts'
import {
  buyACard,
  declinedCard,
  enterCheckout,
  field,
  fillCard,
  ownCpf,
} from '../support/payments/purchase.ts'
import { endTrialIn, subscribe } from '../support/payments/subscription-states.ts'
import { postalCodes } from '../support/postal-codes.ts'

const openFromMenu = async (page: Page) => {
  await page.getByRole('button', { name: /Joana/ }).first().hover()
  // By key: it may still be moving.
  await page.getByRole('menuitem', { name: 'Minha assinatura' }).press('Enter')
  await expect(page).toHaveURL('/assinatura')
}

test('V03 a subscription is shown with its payments, its card is changed and its plan switched, said before', async ({
  page,
  product,
}) => {
  await enterCheckout(page, product)
  await buyACard(page)
  await openFromMenu(page)
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
  await expect(page.getByText('Mastercard final 8829')).toBeVisible()
  const receipt = page.getByRole('link', { name: /^Comprovante do pagamento/ })
  expect((await page.request.get((await receipt.getAttribute('href')) ?? '')).ok()).toBe(true)
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Mudar para o plano mensal' }).click()
  const question = page.getByRole('dialog', { name: 'Mudar para o plano mensal?' })
  await expect(question).toContainText('Nada é cobrado agora.')
  await expect(question).toContainText('R$ 29,99 por mês')
  await question.getByRole('button', { name: 'Mudar de plano' }).click()
  await expect(page.getByText('R$ 29,99 por mês', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Trocar cartão' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Trocar cartão' }).click()
  await fillCard(page, declinedCard)
  await field(page, 'CPF/CNPJ').fill(ownCpf)
  await field(page, 'Telefone').fill('11987654321')
  await field(page, 'CEP').fill(postalCodes.known)
  await field(page, 'Número').fill('1000')
  await page.getByRole('button', { name: 'Salvar cartão' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'O cartão não foi trocado' })).toContainText(
    'O cartão atual continua valendo.',
  )
  await expectNoViolations(page)
  await field(page, 'Número do cartão').fill('4111111111111111')
  await field(page, 'CVV').fill('318')
  await page.getByRole('button', { name: 'Salvar cartão' }).click()
  await expect(page.getByText('Visa final 1111')).toBeVisible()
})

test('V03 S02 cancelling takes two clicks and leaves the paid time; withdrawing gives all back and closes the tools', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { user } = await enterCheckout(page, product)
  await endTrialIn(product, user, -1)
  await buyACard(page)
  await page.getByRole('link', { name: 'Minha assinatura' }).click()
  const paidUntil = page.getByText('Pago até').locator('xpath=following-sibling::dd')
  const day = (await paidUntil.textContent()) ?? ''
  expect(day).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)

  await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
  const question = page.getByRole('dialog', { name: 'Cancelar assinatura?' })
  await expect(question).toContainText(`Seu acesso continua até ${day}.`)
  await page.goBack()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
  await expect(page.getByText(`Você usa tudo até ${day}`)).toBeVisible()
  await page.goto('/anuncios')
  await expect(page).toHaveURL('/anuncios')
  await page.goto('/checkout')
  await expect(page).toHaveURL('/home')
  await page.goto('/assinatura')
  await page.getByRole('link', { name: 'Assinar de novo' }).click()
  await expect(page.getByText(`Seu acesso já pago vai até ${day}.`)).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Desistir e ser reembolsado' }).click()
  const withdrawal = page.getByRole('dialog', { name: 'Desistir e ser reembolsado?' })
  await expect(withdrawal).toContainText('Devolvemos R$ 197,99')
  await withdrawal.getByRole('button', { name: 'Desistir e ser reembolsado' }).click()
  await expect(page.getByText('Devolvido')).toBeVisible()
  await expect(page.getByText('Encerrada', { exact: true })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Calculadora' }).click()
  await expect(page).toHaveURL('/checkout')
})

test('R07 a seller who has bought nothing, owes or cannot be told the state reads what to do next', async ({
  page,
  product,
}) => {
  const { user } = await enterCheckout(page, product)
  await page.goto('/assinatura')
  await expect(page.getByText('Nenhum pagamento ainda.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Ver planos' }).click()
  await expect(page).toHaveURL('/checkout')

  await subscribe(product, user, 'canceled')
  await page.goto('/assinatura')
  await expect(page.getByText('Seu período grátis continua por mais 7 dias.')).toBeVisible()

  await page.route('**/api/subscription', (route) => route.abort())
  await page.reload()
  const failure = page.getByRole('alert').filter({ hasText: 'A Vendaclara não respondeu' })
  await expect(failure).toContainText('Não deu para carregar sua assinatura')
  await page.unroute('**/api/subscription')
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Encerrada', { exact: true })).toBeVisible()
})
