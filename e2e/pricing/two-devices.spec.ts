import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller, logIn, type Seller } from '../support/seller.ts'

const saved = (page: Page) => expect(page.getByText('Salvo', { exact: true }).first()).toBeVisible()
const cost = (page: Page) => page.getByLabel('Custo do produto')
const margin = (page: Page | Locator) => page.getByLabel('Margem de lucro')
const question = (page: Page) => page.getByRole('region', { name: /em outro aparelho/ })
const listed = (page: Page) =>
  page.getByRole('region', { name: 'Anúncios salvos' }).getByRole('link', { name: 'Novo Anúncio' })

/** A listing that costs R$ 50, open on two devices of one seller. */
async function onTwoDevices(page: Page, browser: Browser): Promise<{ device: Page; seller: Seller }> {
  const seller = await enterAsNewSeller(page)
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await cost(page).fill('50')
  await saved(page)
  const device = await (await browser.newContext()).newPage()
  await device.goto('/login')
  await logIn(device, seller)
  await device.goto('/anuncios')
  await expect(cost(device)).toHaveValue('50,00')
  return { device, seller }
}

/** Does something on a device until the server has it. */
async function arriving(page: Page, action: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => {
    return (
      response.url().includes('/api/advertisingShopee') &&
      ['PUT', 'DELETE'].includes(response.request().method())
    )
  })
  await action()
  expect((await answered).status()).toBe(200)
}

/** What a device changes while the other one has no network. */
async function apart(page: Page, here: () => Promise<void>, there: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true)
  await here()
  await expect(page.getByText('Sem internet: guardado neste aparelho')).toBeVisible()
  await there()
  await page.context().setOffline(false)
}

test('P03 where two devices changed one listing the seller is asked whose values stay', async ({
  page,
  browser,
}) => {
  const { device } = await onTwoDevices(page, browser)
  const change = async (field: (on: Page) => ReturnType<typeof cost>, value: string) => {
    await device.reload()
    await arriving(device, () => field(device).fill(value))
  }

  await test.step('both sides of every different field are shown, and one is kept', async () => {
    await apart(
      page,
      () => cost(page).fill('60'),
      () => change(margin, '30'),
    )
    await expect(question(page).getByRole('row')).toHaveText([/Campo/, /R\$\s60,00R\$\s50,00/, /20%30%/])
    await page.getByRole('button', { name: 'Ficar com o meu' }).click()
    await saved(page)
    await device.reload()
    await expect(cost(device)).toHaveValue('60,00')
    await expect(margin(device)).toHaveValue('20')
  })

  await test.step('the question outlives a reload, and nothing of either is lost before', async () => {
    await apart(
      page,
      () => cost(page).fill('70'),
      () => change(cost, '80'),
    )
    for (const _time of ['before a reload', 'after it']) {
      const row = question(page).getByRole('row', { name: 'Custo do produto' })
      await expect(row.getByRole('cell')).toHaveText(['R$ 70,00', 'R$ 80,00'])
      await expect(page.getByText('Falta a sua escolha')).toBeVisible()
      await expect(cost(page)).toHaveValue(/^70/)
      await page.reload()
    }
    await cost(page).fill('72')
    await expect(question(page).getByRole('cell').nth(0)).toHaveText('R$ 72,00')
    await expectNoViolationsOnDevices(page)
    await device.reload()
    await expect(cost(device)).toHaveValue('80,00')
  })

  await test.step('the answer is chosen by keyboard and can be taken back', async () => {
    await page.getByRole('button', { name: 'Ficar com o outro' }).focus()
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /Editar título/ })).toBeFocused()
    await expect(cost(page)).toHaveValue('80,00')
    await saved(page)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(cost(page)).toHaveValue('72,00')
    await saved(page)
    await device.reload()
    await expect(cost(device)).toHaveValue('72,00')
  })

  await test.step('typing what the other device has is an answer, too', async () => {
    await apart(
      page,
      () => cost(page).fill('90'),
      () => change(cost, '100'),
    )
    await expect(question(page)).toBeVisible()
    await cost(page).fill('100')
    await expect(question(page)).toBeHidden()
    await saved(page)
  })
})

test('P03 a listing deleted on another device is not revived unasked, and comes back where the seller wants it', async ({
  page,
  browser,
}) => {
  const { device } = await onTwoDevices(page, browser)
  const remove = async () => {
    await device.reload()
    await device.getByRole('button', { name: 'Deletar' }).click()
    await arriving(device, () => device.getByRole('button', { name: 'CONFIRMAR' }).click())
    await expect(cost(device)).toBeHidden()
  }

  await apart(page, () => cost(page).fill('60'), remove)
  await expect(question(page)).toContainText('Este anúncio foi excluído em outro aparelho')
  await device.reload()
  await expect(device.getByText('Seu primeiro preço na Shopee')).toBeVisible()
  await page.getByRole('button', { name: 'Restaurar com o que mudei aqui' }).click()
  await saved(page)
  await device.reload()
  await expect(cost(device)).toHaveValue('60,00')

  await apart(page, () => cost(page).fill('70'), remove)
  await page.getByRole('button', { name: 'Excluir aqui também' }).click()
  await expect(page.getByText('Seu primeiro preço na Shopee')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Seu primeiro preço na Shopee')).toBeVisible()
})

test('P03 of many listings changed on two devices one answer serves all, and the table says how many wait', async ({
  page,
  browser,
}) => {
  const { device } = await onTwoDevices(page, browser)
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await cost(page).fill('51')
  await saved(page)
  const each = async (on: Page, edit: () => Promise<void>) => {
    for (const [at, before] of ['51,00', '50,00'].entries()) {
      await listed(on).nth(at).click()
      await expect(cost(on)).toHaveValue(before)
      await edit()
    }
  }
  await apart(
    page,
    () => each(page, () => cost(page).fill('60')),
    async () => {
      await device.reload()
      await each(device, () => arriving(device, () => cost(device).fill('70')))
    },
  )
  await expect(page.getByText('“Novo Anúncio” também mudou em outro aparelho')).toBeVisible()
  await page.getByText('Tabela', { exact: true }).click()
  await expect(page.getByText('2 anúncios esperam a sua escolha')).toBeVisible()
  await page.getByRole('button', { name: 'Escolher', exact: true }).click()
  await page.getByLabel('Responder o mesmo no outro anúncio').check()
  await page.getByRole('button', { name: 'Ficar com o meu' }).click()
  await expect(question(page)).toBeHidden()
  await saved(page)
  await device.reload()
  for (const at of [0, 1]) {
    await listed(device).nth(at).click()
    await expect(cost(device)).toHaveValue('60,00')
  }
})

test('P03 of many listings edited at once only those that another device changed, too, wait', async ({
  page,
  browser,
}) => {
  const { device } = await onTwoDevices(page, browser)
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await cost(page).fill('51')
  await saved(page)
  await page.goto('/anuncios?visao=tabela')
  await page.getByLabel('Selecionar todos (2)').check()
  await apart(
    page,
    async () => {
      await page.getByRole('button', { name: 'Editar', exact: true }).click()
      const editing = page.getByRole('dialog', { name: 'Editar os escolhidos' })
      await margin(editing).fill('35')
      await editing.getByRole('button', { name: 'Mudar 2 anúncios' }).click()
    },
    async () => {
      await device.reload()
      await expect(cost(device)).toHaveValue('51,00')
      await arriving(device, () => margin(device).fill('40'))
    },
  )
  await page.getByRole('button', { name: 'Escolher', exact: true }).click()
  const row = question(page).getByRole('row', { name: 'Margem de lucro' })
  await expect(row.getByRole('cell')).toHaveText(['35%', '40%'])
  await page.getByRole('button', { name: 'Ficar com o outro' }).click()
  await saved(page)
  await device.reload()
  for (const [at, value] of ['40', '35'].entries()) {
    await listed(device).nth(at).click()
    await expect(margin(device)).toHaveValue(value)
  }
})

test('P03 two tabs of one browser are one device: what one has not sent yet is no conflict with the other', async ({
  page,
  context,
  browser,
}) => {
  const { device } = await onTwoDevices(page, browser)
  const other = await context.newPage()
  await other.goto('/anuncios')
  await expect(cost(other)).toHaveValue('50,00')
  await context.setOffline(true)
  await cost(page).fill('60')
  await expect(cost(other)).toHaveValue('60,00')
  await margin(other).fill('30')
  await expect(margin(page)).toHaveValue('30')
  await cost(page).fill('61')
  await expect(cost(other)).toHaveValue('61,00')
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await saved(tab)
    await expect(question(tab)).toBeHidden()
  }
  await device.reload()
  await expect(cost(device)).toHaveValue('61,00')
  await expect(margin(device)).toHaveValue('30')
})

test('P03 a save whose answer is lost is no conflict with itself', async ({ page, browser }) => {
  const { device } = await onTwoDevices(page, browser)
  let lost = 0
  await page.route('**/api/advertisingShopee', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await cost(page).fill('60')
  await expect.poll(() => lost).toBe(1)
  await cost(page).fill('61')
  await saved(page)
  await expect(question(page)).toBeHidden()
  await device.reload()
  await expect(cost(device)).toHaveValue('61,00')
})
