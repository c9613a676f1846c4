import { expect, type Page, test } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { closeMonth } from '../support/closing.ts'
import { enterAsNewSeller } from '../support/seller.ts'

const rowsCall = '**/api/analysis/*/results'
const difference = (id: string) => ({
  'ID do pedido': id,
  Diferenca: -3.04,
  'Data de criação do pedido': '2026-03-01 17:15',
  info: 'Erro desconhecido, verifique com o suporte da Shopee',
})

/** A closing with results, as another client may have stored it: without receipts. */
async function storeClosing(page: Page) {
  const headers = await sessionOf(page)
  const send = async (method: string, path: string, data?: object) =>
    page.request.fetch(`/api/analysis${path}`, { method, headers, ...(data && { data }) })
  const { id } = await (await send('POST', '', { month: 'Fevereiro', year: 26 })).json()
  const dates = ['2026-03-01', '2026-03-02', '2026-02-03']
  const requests = dates.map((date, order) => ({
    'ID do pedido': `${order}`,
    'Data de criação do pedido': date,
  }))
  await expect(await send('PUT', `/${id}`, { requests })).toBeOK()
  const results = {
    errors: [difference('0'), difference('1')],
    quantity: 3,
    unmatched: [],
    totalErrors: -6.08,
  }
  await expect(await send('PUT', `/${id}`, results)).toBeOK()
  return { address: `/fechamento/${id}`, remove: () => send('DELETE', `/${id}`) }
}

const summary = (page: Page) => page.getByRole('region', { name: 'Resumo' })
const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Erro desconhecido' })

test('F10 a stored closing shows its summary before its orders, and orders that do not come get a message and can be asked for again', async ({
  page,
}) => {
  await enterAsNewSeller(page)
  const { address } = await storeClosing(page)
  let isBroken = true
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(rowsCall, async (route) => {
    await held
    if (isBroken) await route.fulfill({ status: 503, body: 'unavailable' })
    else await route.continue()
  })
  await page.goto(address)
  await expect(summary(page)).toContainText('Diferenças Encontradas2')
  await expect(page.getByText('Fechado com uma versão anterior')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Carregando os pedidos' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baixar Erros' })).toBeDisabled()
  release()
  const failure = page.getByRole('alert').filter({ hasText: 'Os pedidos não foram carregados' })
  await expect(failure).toContainText('O servidor respondeu algo inesperado')
  isBroken = false
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(row(page)).toHaveCount(2)
  await expect(failure).toBeHidden()
  await expect(page.getByRole('button', { name: 'Baixar Erros' })).toBeEnabled()
})

test('F10 rows that this browser had before are not fetched again', async ({ page }) => {
  await closeMonth(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rows?')) asked.push(request.url())
  })
  await page.reload()
  await expect(row(page).first()).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  // The browser may still write what it has shown.
  await expect(async () => {
    asked.length = 0
    await page.reload()
    await expect(row(page).first()).toBeVisible()
    expect(asked).toEqual([])
  }).toPass()
})

/** Until the list is drawn: the address changes before that, and the closing is not left. */
async function goToList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Todas as análises' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fechamento de mês' })).toBeVisible()
}

test('F10 coming back to a closing without a connection shows what was loaded and says so; deleted elsewhere it is gone', async ({
  page,
  context,
}) => {
  await enterAsNewSeller(page)
  const { address, remove } = await storeClosing(page)
  await page.goto(address)
  await expect(row(page)).toHaveCount(2)
  await goToList(page)
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByText('A análise não foi atualizada')).toBeVisible()
  await expect(summary(page)).toContainText('Diferenças Encontradas2')
  await expect(row(page)).toHaveCount(2)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tentar de novo' }).first().click()
  await expect(page.getByText(/não foi atualizada|não foram atualizados/)).toHaveCount(0)
  await goToList(page)
  await expect(await remove()).toBeOK()
  await page.goBack()
  await expect(page.getByText('Essa análise não existe')).toBeVisible()
  await expect(summary(page)).toBeHidden()
})
