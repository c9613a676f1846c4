import { expect, type Page } from '@playwright/test'
import { freePort } from '@vendaclara/testing/free-port'
import { type OwnProduct, test } from '../support/own-product.ts'
import { enterAsNewSeller } from '../support/seller.ts'

/** A process at a fixed place, so that it can be killed and started again there, with a seller on the calculator. */
async function enter(page: Page, product: OwnProduct) {
  const PORT = String(await freePort())
  const origin = `http://localhost:${PORT}`
  let { server } = await product.another({ PORT })
  const seller = await enterAsNewSeller(page, 'Joana Prado', product.dataDir, origin)
  await page.goto(`${origin}/anuncios`)
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  return {
    origin,
    costs: async () => {
      const found = await product.database.query('select product_cost from listings where user_id = $1', [
        seller.user,
      ])
      return found.rows.map((row) => row.product_cost)
    },
    kill: () => server.end('SIGKILL'),
    start: async () => {
      server = (await product.another({ PORT })).server
    },
  }
}

test('P03 a server killed while the seller types and started again has the last thing typed, without a reload', async ({
  page,
  product,
}) => {
  const { costs, kill, start } = await enter(page, product)
  const cost = page.getByLabel('Custo do produto')
  await cost.selectText()
  await page.keyboard.type('12', { delay: 60 })
  const dying = kill()
  await page.keyboard.type('3,45', { delay: 60 })
  await dying
  await expect(page.getByText(/guardado neste computador/)).toBeVisible()
  await page.keyboard.type('6', { delay: 60 })
  await start()
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible({ timeout: 40_000 })
  expect(await costs()).toEqual([123.456])
  await page.reload()
  await expect(cost).toHaveValue(/^123,4/)
})

test('P03 what was typed while the server was gone waits in the browser for the next visit', async ({
  page,
  context,
  product,
}) => {
  const { origin, costs, kill, start } = await enter(page, product)
  await kill()
  await page.getByLabel('Custo do produto').fill('77')
  await expect(page.getByText(/guardado neste computador/)).toBeVisible()
  await page.close()
  await start()
  expect(await costs()).toEqual([0])
  const again = await context.newPage()
  await again.goto(`${origin}/anuncios`)
  await expect(again.getByLabel('Custo do produto')).toHaveValue('77,00')
  await expect.poll(costs).toEqual([77])
})

test('P03 without a connection the seller works on, and everything is saved when it is back', async ({
  page,
  context,
  product,
}) => {
  const { costs } = await enter(page, product)
  await context.setOffline(true)
  await page.getByLabel('Custo do produto').fill('33')
  await expect(page.getByText('Sem conexão: guardado neste computador')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Preço de venda' })).toContainText('R$')
  expect(await costs()).toEqual([0])
  await context.setOffline(false)
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible({ timeout: 40_000 })
  expect(await costs()).toEqual([33])
})
