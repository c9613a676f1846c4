import { expect, type Page, test } from '@playwright/test'
import { closeMonth, summary } from '../support/closing.ts'
import { sample } from '../support/samples.ts'
import { chooseLogout } from '../support/seller.ts'

test.use({ serviceWorkers: 'allow' })

/** The names of what the server answered last, as it lies in the browser. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const name = names.find((one) => one.endsWith('.last-answers'))
    if (name === undefined) return []
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const asking = opening.result.transaction('answers').objectStore('answers').getAll()
        asking.onsuccess = () => {
          opening.result.close()
          resolve(asking.result.map((answer) => JSON.stringify(answer)))
        }
      }
    })
  })

test('without a network the tools open with what this browser has, and the logout leaves nothing of it', async ({
  page,
  context,
}) => {
  await closeMonth(page)
  await page.reload()
  await expect(summary(page)).toContainText('26')
  await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining('"hasResults":true'))
  await expect(summary(page)).toContainText('de 21 pedidos')
  const closing = { url: page.url(), text: await summary(page).innerText() }
  await page.goto('/anuncios')
  await page.getByRole('button', { name: 'Nova Precificação' }).first().click()
  await page.getByLabel('Custo do produto').fill('12,34')
  await expect(page.getByText('Salvo', { exact: true })).toBeVisible()
  await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining('12.34'))
  await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining('"key":"file '))
  await page.evaluate(() => navigator.serviceWorker.ready)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByLabel('Custo do produto')).toHaveValue('12,34')
  await page.goto(closing.url)
  await expect(summary(page)).toHaveText(closing.text, { useInnerText: true })
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('306 termos lidos')).toBeVisible()
  await test.step('nothing of it is told as a failure', async () => {
    await page.clock.install()
    for (const [address, name] of [
      ['anuncios', 'Calculadora de Precificação'],
      ['home', 'Bem-vindo!'],
      ['fechamento/exemplo', 'Outubro 2026'],
      ['assinatura', 'Minha assinatura'],
    ] as const) {
      await page.goto(`/${address}`)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      // Past the last try of what could not be fetched.
      for (let second = 0; second < 8; second++) {
        await page.clock.runFor(1000)
        expect(await page.getByText('Não foi possível completar').count()).toBe(0)
      }
    }
    await page.clock.resume()
    await page.goto('/anuncios')
    await page.getByRole('tab', { name: 'Histórico' }).click()
    await expect(page.getByText('O histórico vem do servidor, e agora não há conexão com ele.')).toBeVisible()
  })

  await context.setOffline(false)
  await chooseLogout(page)
  await expect(page).toHaveURL('/conheca')
  expect(await kept(page)).toEqual([])
})
