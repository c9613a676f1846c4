import { test as base, expect, type Page } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import { NextBuild } from '../support/next-build.ts'
import { enterAsNewSeller } from '../support/seller.ts'

/** The product, which is later replaced by its next build. */
const test = base.extend<{ build: NextBuild; origin: string }>({
  build: async ({ baseURL }, use) => {
    const build = new NextBuild(baseURL ?? '')
    await use(build)
    build.close()
  },
  origin: async ({ build }, use) => use(await build.listen()),
})
test.use({ serviceWorkers: 'allow' })

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nova versão disponível' })
const firstScript = (page: Page) => page.locator('script[type=module][src]').getAttribute('src')

/** Until the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-since', 'then'))
const isMarked = (page: Page) => page.locator('html[data-since]')

test('of two tabs each is offered a new version, and the one that takes it leaves alone what is typed in the other', async ({
  page,
  context,
  build,
  origin,
}) => {
  await enterAsNewSeller(page, 'Joana Prado', undefined, origin)
  await page.goto(`${origin}/anuncios`)
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await page.getByLabel('Custo do produto').fill('12,34')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  const other = await context.newPage()
  await other.goto(`${origin}/perfil`)
  await other.getByLabel('Nome').fill('Joana Prado de')
  await other.getByLabel('Senha atual').first().fill('ainda não enviada')
  for (const tab of [page, other]) await mark(tab)

  await test.step('a new build is offered in both, and neither reloads by itself', async () => {
    build.release()
    await context.setOffline(true)
    await context.setOffline(false)
    for (const tab of [page, other]) await expect(offer(tab)).toBeVisible()
    for (const tab of [page, other]) await expect(isMarked(tab)).toBeAttached()
  })

  await test.step('the tab that takes it is of the new version, with what was saved', async () => {
    await page.bringToFront()
    await offer(page).getByRole('button', { name: 'Atualizar' }).click()
    await expect(isMarked(page)).not.toBeAttached()
    await expect(page.getByLabel('Custo do produto')).toHaveValue('12,34')
    expect(await firstScript(page)).toBe(build.nextScript)
    await expect(offer(page)).toBeHidden()
  })

  await test.step('the other goes on with what is typed in it, and saves it', async () => {
    await other.bringToFront()
    await expect(isMarked(other)).toBeAttached()
    await expect(other.getByLabel('Senha atual').first()).toHaveValue('ainda não enviada')
    await other.getByLabel('Nome').press('End')
    await other.getByLabel('Nome').pressSequentially(' Sousa')
    await expect(other.getByLabel('Nome')).toHaveValue('Joana Prado de Sousa')
    await other.getByRole('button', { name: 'Salvar' }).click()
    await expect(other.getByRole('button', { name: 'Salvar' })).toBeDisabled()
    await expect(isMarked(other)).toBeAttached()
  })

  await test.step('and takes the new version when it is asked to', async () => {
    await offer(other).getByRole('button', { name: 'Atualizar' }).click()
    await expect(isMarked(other)).not.toBeAttached()
    await expect(other.getByLabel('Nome')).toHaveValue('Joana Prado de Sousa')
    expect(await firstScript(other)).toBe(build.nextScript)
  })
})

test('where the server answers what only a newer version knows, an older page says so and offers it', async ({
  page,
  build,
  origin,
}) => {
  await enterAsNewSeller(page, 'Joana Prado', undefined, origin)
  const headers = await sessionOf(page)
  const data = { month: 'Março', year: 26 }
  const { id } = await (await page.request.post('/api/analysis', { headers, data })).json()
  await page.route('**/api/analysis/*/payments', (route) =>
    route.fulfill({ json: { payments: [{ kind: 'novo' }], takenBack: [], files: [] } }),
  )
  await page.goto(`${origin}/fechamento/${id}`)
  const failure = page.getByRole('alert').filter({ hasText: 'Os pedidos não foram carregados' })
  await expect(failure).toContainText('Atualize a página')
  await expect(offer(page)).toBeHidden()

  build.release()
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(offer(page)).toContainText('Atualize para abrir esta página')
  await page.unroute('**/api/analysis/*/payments')
  await offer(page).getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByRole('heading', { name: /Março/ })).toBeVisible()
  expect(await firstScript(page)).toBe(build.nextScript)
  await expect(failure).toBeHidden()
})
