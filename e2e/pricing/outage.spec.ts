import { expect, type Page } from '@playwright/test'
import { freePort } from '@vendaclara/testing/free-port'
import { type OwnProduct, test } from '../support/own-product.ts'
import { enterAsNewSeller } from '../support/seller.ts'

/**
 * A seller with a listing in the calculator of the process at an address. Returns a function that reads the stored
 * costs.
 */
async function enter(page: Page, product: OwnProduct, origin: string): Promise<() => Promise<number[]>> {
  const seller = await enterAsNewSeller(page, 'Joana Prado', product.database, origin)
  await page.goto(`${origin}/anuncios`)
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  return async () => {
    const asked = 'select product_cost from listings where user_id = $1'
    const found = await product.database.query(asked, [seller.user])
    return found.rows.map((row) => row.product_cost)
  }
}

test('P03 over a server that is killed and started again the last thing typed is kept, without a reload, and for the next visit', async ({
  page,
  context,
  product,
}) => {
  const PORT = String(await freePort())
  const origin = `http://localhost:${PORT}`
  let { server } = await product.another({ PORT })
  const restart = async () => {
    server = (await product.another({ PORT })).server
  }
  const costs = await enter(page, product, origin)

  await test.step('what is typed while it goes and while it is gone is saved once it is back', async () => {
    const cost = page.getByLabel('Custo do produto')
    await cost.selectText()
    await page.keyboard.type('12', { delay: 60 })
    const dying = server.end('SIGKILL')
    await page.keyboard.type('3,45', { delay: 60 })
    await dying
    await expect(page.getByText(/guardado neste aparelho/)).toBeVisible()
    await page.keyboard.type('6', { delay: 60 })
    await restart()
    await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
    expect(await costs()).toEqual([123.456])
    await page.reload()
    await expect(cost).toHaveValue(/^123,4/)
  })

  await test.step('what was typed before the page was closed waits in the browser for the next visit', async () => {
    await server.end('SIGKILL')
    await page.getByLabel('Custo do produto').fill('77')
    await expect(page.getByText(/guardado neste aparelho/)).toBeVisible()
    await page.close()
    await restart()
    expect(await costs()).toEqual([123.456])
    const again = await context.newPage()
    await again.goto(`${origin}/anuncios`)
    await expect(again.getByLabel('Custo do produto')).toHaveValue('77,00')
    await expect.poll(costs).toEqual([77])
  })
})

test('P03 without a connection the seller works on, and everything is saved when it is back', async ({
  page,
  context,
  product,
}) => {
  const costs = await enter(page, product, product.origin)
  await context.setOffline(true)
  await page.getByLabel('Custo do produto').fill('33')
  await expect(page.getByText('Sem internet: guardado neste aparelho')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Preço de venda' })).toContainText('R$')
  expect(await costs()).toEqual([0])
  await context.setOffline(false)
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  expect(await costs()).toEqual([33])
})
