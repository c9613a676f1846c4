import { expect, type Page } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { passUntilVisible } from '../support/browser/clock.ts'
import { watchCalls } from '../support/calls.ts'
import { expectNoViolations } from '../support/expect-no-violations.ts'
import { test } from '../support/own-product.ts'
import { Bank } from '../support/payments/bank.ts'
import {
  buyByCard,
  buyPix,
  declinedCard,
  enterCheckout,
  field,
  fillCardForm,
  goodCard,
  otherDeclinedCard,
  ownCpf,
  paid,
  phone,
  summary,
  todayInBrazil,
} from '../support/payments/purchase.ts'
import { endTrialIn } from '../support/payments/subscription-states.ts'
import { postalCodes } from '../support/postal-codes.ts'

/** The state, for the server, of the subscription of the seller on the page. */
async function stateOf(page: Page): Promise<string | null> {
  const headers = await sessionOf(page)
  const answer = await page.request.get('/api/subscription', {
    headers,
  })
  return (await answer.json()).state
}

/** Everything this browser stored, and the address of the page. */
function whatIsKept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
}

test('B01 B05 B07 V03 a card: declined first and said so, then another one, bought once and open at once', async ({
  page,
  product,
}) => {
  const { user, email, bank } = await enterCheckout(page, product)
  await endTrialIn(product, user, -1)
  await page.reload()
  await fillCardForm(page, declinedCard)
  await buyByCard(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Erro ao confirmar a compra. Tente novamente.' })
  await expect(refusal).toContainText('Transação não autorizada.')
  await expect(page.getByText(/Confira os dados|Verifique os dados/)).toHaveCount(1)
  await expect(field(page, 'Número do cartão')).toBeFocused()
  await expect(field(page, 'Número do cartão')).toHaveValue('')
  await expect(field(page, 'CVV')).toHaveValue('')
  for (const [name, value] of [
    ['CPF/CNPJ', ownCpf],
    ['Validade', '12/39'],
    ['Nome impresso no cartão', 'JOANA PRADO'],
    ['Endereço', 'Avenida Paulista, Bela Vista, São Paulo - SP'],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value)
  }

  await field(page, 'Número do cartão').fill(otherDeclinedCard)
  await field(page, 'CVV').fill('318')
  const second = page.waitForResponse('**/api/subscription/credit-card')
  await buyByCard(page).click()
  expect((await second).status()).toBe(402)
  await expect(refusal).toBeVisible()
  await expect(field(page, 'Número do cartão')).toHaveValue('')
  expect(await bank.subscriptionsOf(user)).toEqual([])

  const calls = watchCalls(page, /\/api\/subscription\/credit-card/)
  // Paid at once, it can still be read: three seconds of the page's clock, which is stopped from the answer on.
  await page.clock.install()
  await page.route('**/api/subscription/credit-card', async (route) => {
    const answer = await route.fetch()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
    await route.fulfill({ response: answer })
  })
  const request = page.waitForRequest('**/api/subscription/credit-card')
  await field(page, 'Número do cartão').fill(goodCard)
  await field(page, 'CVV').fill('318')
  await buyByCard(page).dblclick()
  expect((await request).postDataJSON()).toEqual({
    billingType: 'CREDIT_CARD',
    cycle: 'YEARLY',
    value: 197.99,
    nextDueDate: todayInBrazil(),
    creditCard: {
      holderName: 'JOANA PRADO',
      number: '5162 3062 1937 8829',
      expiryMonth: '12',
      expiryYear: '2039',
      ccv: '318',
    },
    creditCardHolderInfo: {
      name: 'Joana Prado',
      cpfCnpj: ownCpf,
      email,
      phone: '(11) 98765-4321',
      postalCode: '01310-100',
      address: 'Avenida Paulista, Bela Vista, São Paulo - SP',
      addressNumber: '1000',
    },
  })
  await expect(page.getByText('Carregando...')).toBeVisible()
  const created = page.getByRole('heading', { name: 'Assinatura criada. Processando pagamento.' })
  await passUntilVisible(page, created)
  await expect
    .poll(async () => (await bank.chargesOf(user)).map(({ status }) => status))
    .toEqual(['CONFIRMED'])
  await expect.poll(() => stateOf(page)).toBe('active')
  await page.clock.runFor(2500)
  await expect(created).toBeVisible()
  await page.clock.runFor(1000)
  await expect(paid(page)).toBeVisible()
  await page.clock.resume()
  expect(calls()).toHaveLength(1)
  expect((await bank.subscriptionsOf(user)).filter(({ status }) => status === 'ACTIVE')).toHaveLength(1)
  const kept = await whatIsKept(page)
  for (const secret of [goodCard, '5162 3062 1937 8829', '"318"', ownCpf]) expect(kept).not.toContain(secret)

  await page.getByRole('link', { name: 'Calculadora de Precificação' }).click()
  await expect(page).toHaveURL('/anuncios')
  await page.goto('/checkout')
  await expect(page).toHaveURL('/home')
  await page.goto('/assinatura')
  const next = page.getByText('Próxima cobrança', { exact: true }).locator('xpath=following-sibling::dd')
  await expect(next).toContainText('R$ 197,99')
  const receipt = page.getByRole('link', { name: /^Comprovante do pagamento/ })
  expect((await page.request.get((await receipt.getAttribute('href')) ?? '')).ok()).toBe(true)
})

test('V03 an answer that is lost at the gateway becomes one subscription, without another click', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await bank.setFault('lostAnswer', 2)
  await bank.setFault('eventTwice', 3)
  await fillCardForm(page)
  await buyByCard(page).click()
  await expect(paid(page)).toBeVisible()
  expect(await bank.subscriptionsOf(user)).toHaveLength(1)
  await bank.setFault('lostAnswer', 0)
  await bank.setFault('eventTwice', 0)
})

test('B05 a connection lost while buying is looked up, and a gateway that is down charges nothing and keeps the form', async ({
  page,
  product,
}) => {
  const { user, bank } = await enterCheckout(page, product)
  await fillCardForm(page)
  await bank.setFault('unavailable')
  await buyByCard(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'nada foi cobrado' })).toContainText(
    'Erro ao confirmar a compra. Tente novamente.',
  )
  await expect(field(page, 'Número do cartão')).toHaveValue('5162 3062 1937 8829')
  await bank.setFault('unavailable', 0)

  // The server does what it was asked, and the answer never reaches the browser.
  await page.route('**/api/subscription/credit-card', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await buyByCard(page).click()
  await expect(paid(page)).toBeVisible()
  expect((await bank.subscriptionsOf(user)).filter(({ status }) => status === 'ACTIVE')).toHaveLength(1)
})

test('B02 B03 B04 B05 the form says what is wrong, in the field and in words, and leads to it', async ({
  page,
  product,
}) => {
  await page.setViewportSize(phone)
  await enterCheckout(page, product)
  // Leaving it empty shows a sentence above the button, which must not move from under the press.
  await field(page, 'CPF/CNPJ').focus()
  await buyByCard(page).click()
  await expect(field(page, 'CPF/CNPJ')).toBeFocused()
  await expect(page.getByText('Preencha este campo.')).toHaveCount(9)
  await expectNoViolations(page)

  await field(page, 'CPF/CNPJ').fill('52998224726')
  await field(page, 'Telefone').fill('11987654321')
  await expect(field(page, 'Telefone')).toHaveValue('(11) 98765-4321')
  await field(page, 'CEP').fill(postalCodes.unknown)
  await expect(page.getByText('CEP inválido. Por favor, verifique e tente novamente.')).toBeVisible()
  await field(page, 'CEP').fill(postalCodes.failing)
  await expect(page.getByText('Erro ao verificar o CEP. Tente novamente.')).toBeVisible()
  await field(page, 'Endereço').fill('Rua das Flores, 7')
  await field(page, 'Número').fill('7')
  await field(page, 'Número do cartão').pressSequentially(goodCard)
  await expect(field(page, 'Número do cartão')).toHaveValue('5162 3062 1937 8829')
  await field(page, 'Validade').pressSequentially('1020')
  await expect(page.getByText('Data de validade do cartão é inválida.')).toBeVisible()
  // As browsers, password managers and phones fill them in.
  for (const [name, filled, shown] of [
    ['Validade', '11/2039', '11/39'],
    ['Validade', '1/39', '01/39'],
    ['Telefone', '+55 11 98765-4321', '(11) 98765-4321'],
    ['Telefone', '5511987654321', '(11) 98765-4321'],
    ['Telefone', '011 98765-4321', '(11) 98765-4321'],
  ] as const) {
    await field(page, name).fill(filled)
    await expect(field(page, name)).toHaveValue(shown)
  }
  await field(page, 'CVV').fill('318')
  await field(page, 'Nome impresso no cartão').fill('JOANA PRADO')
  await buyByCard(page).click()
  await expect(page.getByText('Por favor, verifique os campos de CPF/CNPJ.')).toBeVisible()
  await expect(field(page, 'CPF/CNPJ')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Telefone')).toHaveAttribute('data-right', 'true')
  await expectNoViolations(page)

  await field(page, 'Número do cartão').evaluate((input: HTMLInputElement) => {
    input.focus()
    input.setSelectionRange(2, 2)
  })
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1')
  await expect(field(page, 'Número do cartão')).toHaveValue('5162 3062 1937 8829')

  // An address by hand will do where the look-up does not work.
  await field(page, 'CPF/CNPJ').fill(ownCpf)
  await field(page, 'Validade').fill('1239')
  await buyByCard(page).click()
  await expect(paid(page)).toBeVisible()
})

test('B02 a required field that is left empty is red, by card and by Pix', async ({ page, product }) => {
  await enterCheckout(page, product)
  await page.getByRole('checkbox', { name: 'O cartão é meu' }).uncheck()
  const expectRed = async (name: string) => {
    await field(page, name).fill('')
    await page.keyboard.press('Tab')
    await expect(field(page, name)).toHaveAccessibleDescription(/Preencha este campo\./)
    await expect(field(page, name)).toHaveCSS('border-color', 'rgb(192, 38, 27)')
  }
  const buyer = ['Nome', 'CPF/CNPJ', 'E-mail', 'Endereço']
  const holder = ['CPF/CNPJ do titular', 'E-mail do titular']
  const card = ['Telefone', 'CEP', 'Número', 'Número do cartão', 'Validade', 'CVV', 'Nome impresso no cartão']
  for (const name of [...buyer, ...card, ...holder]) await expectRed(name)
  await page.reload()
  await page.locator('label', { hasText: /^Pix$/ }).click()
  for (const name of buyer) await expectRed(name)
})

test('B02 B06 a coupon lowers the price that is charged, and an unknown coupon is refused in words', async ({
  page,
  product,
}) => {
  const code = `METADE${Date.now()}`
  await product.database.query(
    `insert into coupons (code, discount, use_limit, created_at) values ($1, 50, 1, now())`,
    [code],
  )
  const { user } = await enterCheckout(page, product)
  const apply = page.getByRole('button', { name: 'Aplicar' })
  await page.getByRole('button', { name: 'Tenho um cupom' }).click()
  await expect(page.getByLabel('Cupom de desconto')).toBeFocused()
  await apply.click()
  await expect(page.getByText('Por favor, insira um cupom válido.')).toBeVisible()
  await page.getByLabel('Cupom de desconto').fill('NADA')
  await apply.click()
  await expect(page.getByText('Cupom Inválido')).toBeVisible()
  await page.getByLabel('Cupom de desconto').fill(code.toLowerCase())
  await apply.click()
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible()
  await page.getByRole('radio', { name: /Mensal/ }).click()
  await expect(summary(page)).toContainText('R$ 15,00')
  await page.locator('label', { hasText: /^Pix$/ }).click()
  await field(page, 'CPF/CNPJ').fill('11111111111')
  await page.getByRole('button', { name: 'Gerar QR Code' }).click()
  await expect(page.getByText('Por favor, verifique o campo de CPF.')).toBeVisible()
  await buyPix(page)
  const bank = new Bank(page.request, product.origin)
  expect(await bank.chargesOf(user)).toMatchObject([{ value: 15 }])
})
