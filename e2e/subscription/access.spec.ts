import { expect, type Page } from '@playwright/test'
import { passUntilVisible, stopClock } from '../support/browser/clock.ts'
import { watchCalls } from '../support/calls.ts'
import { type OwnProduct, test } from '../support/own-product.ts'
import { endTrialIn, haveAnswered, subscribe } from '../support/payments/subscription-states.ts'
import { enterHomeAsNewSeller, type Seller } from '../support/seller.ts'

const tools = [
  { name: 'Calculadora de Precificação', address: '/anuncios' },
  { name: 'Ads Words', address: '/adsdiscovery' },
  { name: 'Fechamento de mês', address: '/analysis' },
]
const banner = (page: Page) => page.getByRole('note')
const feedbackDialog = (page: Page) => page.getByRole('dialog', { name: 'O que está achando?' })

function enter(page: Page, product: OwnProduct): Promise<Seller> {
  return enterHomeAsNewSeller(page, 'Joana Prado', product.database)
}

function openTool(page: Page, name: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name }).click()
}

async function expectCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('heading', { name: 'Assine a Vendaclara' })).toBeVisible()
}

test('S02 H01 after the trial every tool leads to the checkout, until a subscription opens them all', async ({
  page,
  product,
}) => {
  const { user } = await enter(page, product)
  await endTrialIn(product, user, -1)
  await page.reload()
  await expect(banner(page)).toContainText('Seu período grátis acabou')
  for (const { name } of tools) {
    await page.goto('/home')
    await openTool(page, name)
    await expectCheckout(page)
  }
  for (const address of [...tools.map((tool) => tool.address), '/calculadoras', '/fechamento/um']) {
    await page.goto(address)
    await expectCheckout(page)
  }
  await page.goto('/home')
  await page.getByRole('link', { name: 'Calcule seu primeiro preço' }).click()
  await expectCheckout(page)

  await page.setViewportSize({ width: 390, height: 844 })
  for (const { name } of tools) {
    await page.goto('/home')
    await openTool(page, name)
    await expectCheckout(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await haveAnswered(product, user)
  await subscribe(product, user, 'active')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
  await expect(banner(page)).toBeHidden()
  for (const { name, address } of tools) {
    await openTool(page, name)
    await expect(page).toHaveURL(address)
    await page.reload()
    await expect(page.getByRole('navigation').getByRole('link', { name })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page).toHaveURL(address)
  }
})

test('S02 H01 B08 V01 the banner counts the trial down, the checkout is counted and leads home once paid, and a seller who has not paid is sent to it', async ({
  page,
  product,
}) => {
  const { user } = await enter(page, product)

  await test.step('the banner counts the days of the trial down', async () => {
    for (const { days, text } of [
      { days: 2.5, text: 'Seu período grátis acaba em 3 dias' },
      { days: 0.5, text: 'Seu período grátis acaba em 1 dia' },
      { days: -0.5, text: 'Seu período grátis acabou' },
    ]) {
      await endTrialIn(product, user, days)
      await page.reload()
      await expect(banner(page).getByText(text, { exact: true })).toBeVisible()
    }
    await endTrialIn(product, user, 7)
    await page.reload()
    await expect(banner(page)).toContainText('Seu período grátis acaba em 7 dias')
  })

  await test.step('a visit of the checkout is counted once for each entering, in the database too', async () => {
    const counted = async () => {
      const { rows } = await product.database.query(
        `select coalesce(sum(count), 0)::int as visits from page_visits where page = 'vendas'`,
      )
      return rows[0].visits
    }
    const before = await counted()
    const visits = watchCalls(page, /\/api\/pages\//)
    await page.goto('/checkout')
    await expectCheckout(page)
    await page.getByRole('link', { name: 'Voltar para o início' }).click()
    await expect(page).toHaveURL('/home')
    await banner(page).getByRole('link', { name: 'Ver planos' }).click()
    await expectCheckout(page)
    await expect.poll(visits).toEqual(['GET /api/pages/vendas', 'GET /api/pages/vendas'])
    await expect.poll(counted).toBe(before + 2)
  })

  await test.step('the checkout leads home while a subscription is pending, which the banner says, or active', async () => {
    await haveAnswered(product, user)
    await endTrialIn(product, user, -1)
    for (const state of ['pending', 'active'] as const) {
      await subscribe(product, user, state)
      await page.goto('/checkout')
      await expect(page).toHaveURL('/home')
      await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
      if (state === 'pending') await expect(banner(page)).toContainText('Seu pagamento está em análise')
    }
  })

  await test.step('a seller who has not paid in time is sent to the checkout again', async () => {
    for (const state of ['overdue', 'canceled'] as const) {
      await subscribe(product, user, state)
      await page.goto('/anuncios')
      await expectCheckout(page)
    }
  })
})

test('S02 P03 a trial that ends during work leads to the checkout, and the edit it refused is not lost', async ({
  page,
  product,
}) => {
  const { user } = await enter(page, product)
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await page.getByLabel('Custo do produto').fill('50')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await endTrialIn(product, user, -1)
  const refused = page.waitForResponse((response) => response.status() === 402)
  await page.getByLabel('Custo do produto').fill('77')
  expect((await refused).request().method()).toBe('PUT')
  await expectCheckout(page)

  const costs = async () => {
    const { rows } = await product.database.query('select product_cost from listings where user_id = $1', [
      user,
    ])
    return rows.map((row) => row.product_cost)
  }
  expect(await costs()).toEqual([50])
  await haveAnswered(product, user)
  await subscribe(product, user, 'active')
  await page.reload()
  await expect(page).toHaveURL('/home')
  await openTool(page, 'Calculadora de Precificação')
  await expect(page.getByLabel('Custo do produto')).toHaveValue('77,00')
  await expect.poll(costs).toEqual([77])
})

test('B09 an active subscriber is asked for feedback, which is sent once and thanked for a second', async ({
  page,
  product,
}) => {
  const { user } = await enter(page, product)
  await subscribe(product, user, 'active')
  await rememberUses(page, user)
  await page.reload()
  const dialog = feedbackDialog(page)
  const send = dialog.getByRole('button', { name: 'Enviar' })
  await expect(send).toBeDisabled()
  const comment = dialog.getByLabel('Comentário')
  await comment.fill('a'.repeat(299))
  await comment.pressSequentially('bcd')
  await expect(comment).toHaveValue(`${'a'.repeat(299)}b`)
  await expect(send).toBeDisabled()
  const star = dialog.getByRole('radio', { name: '4 estrelas' })
  await star.press('Space')
  await expect(star).toBeChecked()

  const answered = page.waitForResponse('/api/feedback')
  await stopClock(page)
  await send.click()
  await answered
  const thanks = dialog.getByText('Obrigado pelo feedback!')
  await passUntilVisible(page, thanks)
  await expect(dialog.getByRole('button', { name: 'Enviado!' })).toBeDisabled()
  await page.clock.runFor(800)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(1000)
  await expect(dialog).toBeHidden()
  await page.clock.resume()

  const { rows } = await product.database.query('select stars, comment from feedback where user_id = $1', [
    user,
  ])
  expect(rows).toEqual([{ stars: 4, comment: `${'a'.repeat(299)}b` }])
  await rememberUses(page, user)
  await expectNotAsked(page)
})

test('B09 no seller is asked for feedback in the trial, while the payment is looked at or before five uses of the tools; Escape, going back and a press beside it close the question, in every tab', async ({
  page,
  product,
  context,
}) => {
  const { user } = await enter(page, product)
  await test.step('no seller is asked in the trial, while the payment is looked at or before five uses', async () => {
    await rememberUses(page, user)
    await expectNotAsked(page)
    await subscribe(product, user, 'pending')
    await expectNotAsked(page)
    await subscribe(product, user, 'active')
    await rememberUses(page, user, 4)
    await expectNotAsked(page)
    await openTool(page, 'Ads Words')
    await expect(page).toHaveURL('/adsdiscovery')
    await page.reload()
    await expect(feedbackDialog(page)).toBeVisible()
  })

  await test.step('Escape, going back and a press beside it close the question, in every tab', async () => {
    await page.keyboard.press('Escape')
    await expect(feedbackDialog(page)).toBeHidden()
    const otherTab = await context.newPage()
    await otherTab.goto('/home')
    await expectNotAsked(otherTab)
    await rememberUses(otherTab, user)
    await otherTab.reload()
    await expect(feedbackDialog(otherTab)).toBeVisible()
    await otherTab.mouse.click(8, 8)
    await expect(feedbackDialog(otherTab)).toBeHidden()
    await expectNotAsked(otherTab)
    await rememberUses(otherTab, user)
    const onPhone = await context.newPage()
    await onPhone.goto('/home')
    await expect(feedbackDialog(onPhone)).toBeVisible()
    await onPhone.goBack()
    await expect(feedbackDialog(onPhone)).toBeHidden()
    await expect(onPhone).toHaveURL('/home')
  })
})

/** As if the seller had opened tools this often and never closed the question. */
async function rememberUses(page: Page, user: string, uses = 5): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `vendaclara.account.${user}.feedback`,
    JSON.stringify({ uses, closedOn: null }),
  ] as const)
}

/** Reloads, and waits past the moment at which the question would have come. */
async function expectNotAsked(page: Page): Promise<void> {
  const verified = page.waitForResponse('/api/auth/verify-token')
  await page.reload({ waitUntil: 'networkidle' })
  await verified
  await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
  await expect(feedbackDialog(page)).toHaveCount(0)
}
