import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { blankProduct } from '@vendaclara/core/products'
import { sessionOf } from '@vendaclara/testing/session'
import { expectNoViolationsOnDevices } from '../support/expect-no-violations.ts'
import { enterAsNewSeller, logIn, type Seller } from '../support/seller.ts'

const product = (id: string, name: string, part: object = {}) => ({
  ...blankProduct(id),
  sku: id.toUpperCase(),
  name,
  version: '',
  ...part,
})
const offer = {
  title: 'Caneca de louça',
  price: 6000,
  commission: null,
  fixedFee: null,
  readOn: '2026-11-01',
}
const key = { marketplace: 'shopee', kind: 'listing', id: '22334455', variation: '1', source: 'vendas.xlsx' }

async function enterWith(page: Page, saved: readonly object[]): Promise<Seller> {
  const seller = await enterAsNewSeller(page)
  const headers = await sessionOf(page)
  const data = { id: crypto.randomUUID(), kind: 'edit', name: 'Começo', saved }
  await expect(await page.request.post('/api/products/changes', { headers, data })).toBeOK()
  return seller
}

const table = (page: Page) => page.getByRole('table', { name: 'Todos os produtos' })
const rowOf = (page: Page, name: string): Locator => table(page).getByRole('row').filter({ hasText: name })
const panel = (page: Page) => page.getByRole('dialog')

test('a seller makes a product with dated costs, and a cost of 0 looks like one that was typed on purpose', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  await page.goto('/produtos')
  await expect(page.getByRole('heading', { name: 'Uma lista só, com tudo o que você vende' })).toBeVisible()
  await expectNoViolationsOnDevices(page)
  await page.getByRole('button', { name: 'Criar um produto à mão' }).click()
  const form = panel(page)
  await form.getByLabel('Nome').fill('Caneca')
  await form.getByLabel('SKU').fill('CAN-1')
  await form.getByLabel('Peso embalado, em g').fill('1,5')
  await form.getByRole('button', { name: 'Criar produto' }).click()
  await expect(form.getByText('sem decimais')).toBeVisible()
  await form.getByLabel('Peso embalado, em g').fill('350')
  await form.getByLabel('Custo de uma peça').fill('12,50')
  await form.getByRole('button', { name: 'Incluir custo' }).click()
  await form.getByRole('button', { name: 'Criar produto' }).click()
  await expect(page.getByText('“Caneca” criado')).toBeVisible()
  await expect(page).toHaveURL(/produto=(?!novo)/)
  await page.reload()
  await expect(form.getByLabel('Nome')).toHaveValue('Caneca')
  await expectNoViolationsOnDevices(page)

  await form.getByLabel('Custo de uma peça').fill('0')
  await expect(form.getByText('O zero vai contar como custo')).toBeVisible()
  await form.getByRole('button', { name: 'Trocar o custo desse dia' }).click()
  await form.getByRole('button', { name: 'Fechar o produto' }).click()
  await expect(page.getByText('Descartar as mudanças?')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('“Caneca” salvo')).toBeVisible()
  await form.getByRole('button', { name: 'Fechar o produto' }).click()
  await expect(rowOf(page, 'Caneca')).toContainText('R$ 0,00 de propósito')

  await page.getByRole('button', { name: 'Histórico' }).click()
  await page.getByRole('button', { name: 'Desfazer Caneca' }).first().click()
  await expect(page.getByText('já desfeito')).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, 'Caneca')).toContainText('R$ 12,50')
})

test('the list finds, filters and says what each price leaves, as cards on a phone', async ({ page }) => {
  await enterWith(page, [
    product('can', 'Caneca azul', {
      keys: [{ ...key, offer }],
      costs: [{ from: '2026-01-01', cost: 5000, origin: 'typed' }],
    }),
    product('pra', 'Prato', { weight: 400 }),
    product('kit', 'Jogo de canecas', { kit: [{ product: 'can', units: 2 }] }),
  ])
  await page.goto('/produtos')
  // 60 - 20 % - 4 - 50 is a loss of R$ 6,00.
  await expect(rowOf(page, 'Caneca azul')).toContainText('-10,00%')
  await expect(rowOf(page, 'Jogo de canecas')).toContainText('R$ 100,00')
  await expect(rowOf(page, 'Prato')).toContainText('sem custo')
  await page.getByLabel(/^Buscar produto/).fill('22334455')
  await expect(rowOf(page, 'Prato')).toBeHidden()
  await expect(rowOf(page, 'Caneca azul')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.getByText('sem custo 1').click()
  await page.reload()
  await expect(table(page).getByRole('rowheader')).toHaveText(['Prato'])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rowOf(page, 'Prato')).toBeVisible()
  await expectNoViolationsOnDevices(page)
})

async function onTwoDevices(page: Page, browser: Browser): Promise<Page> {
  const seller = await enterWith(page, [product('can', 'Caneca')])
  const device = await (await browser.newContext()).newPage()
  await device.goto('/login')
  await logIn(device, seller)
  for (const each of [page, device]) {
    await each.goto('/produtos?produto=can')
    await expect(panel(each).getByLabel('Nome')).toHaveValue('Caneca')
  }
  return device
}

test('the panel says what another device has saved, and nothing typed is lost', async ({ page, browser }) => {
  const device = await onTwoDevices(page, browser)
  await panel(device).getByLabel('Peso embalado, em g').fill('350')
  await panel(device).getByRole('button', { name: 'Salvar' }).click()
  await expect(device.getByText('“Caneca” salvo')).toBeVisible()

  await panel(page).getByLabel('Nome').fill('Caneca azul')
  await panel(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('nada do que você digitou se perdeu')).toBeVisible()
  await expect(panel(page).getByLabel('Peso embalado, em g')).toHaveValue('350')
  await expect(panel(page).getByLabel('Nome')).toHaveValue('Caneca azul')
  await panel(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('“Caneca azul” salvo')).toBeVisible()
})

test('several products get a cost from a day on, a weight and a tax at once, which one step takes back', async ({
  page,
}) => {
  await enterWith(page, [
    product('can', 'Caneca azul', { costs: [{ from: '2026-01-01', cost: 5000, origin: 'typed' }] }),
    product('pra', 'Prato', { weight: 400 }),
    product('kit', 'Jogo de canecas', { kit: [{ product: 'can', units: 2 }] }),
  ])
  await page.goto('/produtos')
  await page.getByRole('checkbox', { name: 'Selecionar todos (3)' }).check()
  await page.getByRole('checkbox', { name: 'Escolher Jogo de canecas' }).click()
  await expect(page.getByText('2 escolhidos')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Escolher Jogo de canecas' }).click()
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar os escolhidos' })
  await page.keyboard.type('55')
  await dialog.getByLabel('Este custo vale a partir de').fill('01/11/2026')
  await dialog.getByLabel('Peso').fill('400')
  await dialog.getByLabel('Imposto').fill('140')
  await expect(dialog.getByRole('button', { name: /^Mudar/ })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('Imposto').fill('4')
  const changed = dialog.getByRole('row').filter({ hasText: 'Caneca azul' })
  await expect(changed).toContainText('custo: R$ 50,00 → R$ 55,00')
  await expect(dialog.getByText('1 kit fica sem este custo')).toBeVisible()
  await expectNoViolationsOnDevices(page)
  await dialog.getByRole('button', { name: 'Mudar 3 produtos' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Prato')).toContainText('R$ 55,00')
  await expect(rowOf(page, 'Jogo de canecas')).toContainText('R$ 110,00')
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(rowOf(page, 'Caneca azul')).toContainText('R$ 50,00')
  await expect(rowOf(page, 'Prato')).toContainText('sem custo')
})

test('a product is found, opened, changed and left by the keyboard alone', async ({ page }) => {
  const products = ['Vaso de barro', 'Vaso de vidro', 'Prato raso']
  await enterWith(
    page,
    products.map((name, place) => product(`p${place}`, name)),
  )
  await page.goto('/produtos')
  await expect(rowOf(page, 'Prato raso')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('vidro')
  await expect(table(page).getByRole('row')).toHaveCount(2)
  const link = rowOf(page, 'Vaso de vidro').getByRole('link', { name: 'Vaso de vidro' })
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo(link)
  await page.keyboard.press('Enter')
  const form = panel(page)
  await expect(form.getByLabel('Nome')).toHaveValue('Vaso de vidro')
  await tabTo(form.getByLabel('Custo de uma peça'))
  await page.keyboard.type('12,5')
  await page.keyboard.press('Enter')
  await tabTo(form.getByRole('button', { name: 'Salvar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Vaso de vidro” salvo')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(link).toBeFocused()
  await expect(rowOf(page, 'Vaso de vidro')).toContainText('R$ 12,50')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Novo produto' })).toBeVisible()
})
