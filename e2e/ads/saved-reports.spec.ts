import { expect, type Page, test } from '@playwright/test'
import { sample } from '../support/samples.ts'
import { enterAsNewSeller } from '../support/seller.ts'
import { expectKept, expectNotKept } from './kept-report.ts'

async function openWithReport(page: Page, file = 'ads/ok/search-terms.csv'): Promise<void> {
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await importFile(page, file)
}

async function importFile(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(sample(file))
  const header = page.getByRole('region', { name: 'Relatório importado' })
  await expect(header).toContainText(file.split('/').at(-1) ?? file)
  await expectKept(page)
}

async function saveAs(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Salvar relatório' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar relatório' })
  await dialog.getByLabel('Título').fill(title)
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('salvo neste aparelho')).toBeVisible()
}

/** Lets the next report that is opened fail, but only at the page's event 'late': its transaction is over by then. */
function failLate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { get } = IDBObjectStore.prototype
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key)
      if (this.name !== 'reports') return request
      IDBObjectStore.prototype.get = get
      request.addEventListener = (_: string, listener: EventListenerOrEventListenerObject) =>
        window.addEventListener('late', listener, { once: true })
      return request
    }
  })
}

const list = (page: Page) => page.getByRole('list', { name: 'Relatórios salvos neste aparelho' })

test('A10 reports are saved under titles, a taken title gets a number, each is opened, renamed and removed, and two tabs show the same', async ({
  page,
  context,
}) => {
  await test.step('a taken title gets a number, and each is opened, renamed and removed', async () => {
    await openWithReport(page)
    await saveAs(page, 'Março')
    await importFile(page, 'ads/odd/clicks-missing.csv')
    await page.getByRole('button', { name: 'Salvar relatório' }).click()
    await page.getByLabel('Título').fill('março')
    await expect(page.getByText('será salvo como “março (2)”')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByText('março (2)', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Relatórios salvos (2)' }).click()
    const rename = page.getByRole('button', { name: 'Renomear Março', exact: true })
    const first = list(page).getByRole('listitem').filter({ has: rename })
    await expect(first).toContainText('01/03/2026 - 31/03/2026')
    await expect(first).toContainText('30 palavras-chave · 306 termos')
    await rename.click()
    await expect(page.getByLabel('Título')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Título')).toBeHidden()
    await expect(rename).toBeVisible()
    await page.goBack()
    await expect(list(page)).toBeHidden()
    await expect(page.getByText('março (2)', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Relatórios salvos (2)' }).click()
    await rename.click()
    await page.getByLabel('Título').fill('Tênis em março')
    await page.getByRole('button', { name: 'Renomear', exact: true }).last().click()
    const open = (title: string) =>
      list(page)
        .getByRole('button', { name: `Abrir ${title}` })
        .click()
    await failLate(page)
    await open('Tênis em março')
    await page.getByRole('button', { name: 'Relatórios salvos (2)' }).click()
    await open('março (2)')
    await expect(list(page)).toBeHidden()
    await page.evaluate(() => {
      window.dispatchEvent(new Event('late'))
      return new Promise((resolve) => setTimeout(resolve, 200))
    })
    await expect(page.getByText('Não foi possível abrir os relatórios')).toHaveCount(0)

    await page.getByRole('button', { name: 'Relatórios salvos (2)' }).click()
    await open('Tênis em março')
    await expect(page.getByText('306 termos lidos')).toBeVisible()

    await page.reload()
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Relatório importado' })).toContainText('Tênis em março')

    await page.getByRole('button', { name: 'Relatórios salvos (2)' }).click()
    await list(page).getByRole('button', { name: 'Remover março (2)' }).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
    const remove = async () => {
      await page.getByRole('button', { name: 'Remover relatório' }).click()
      await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()
    }
    await remove()
    const notice = page.getByRole('alert').filter({ hasText: '“Tênis em março” foi removido.' })
    await notice.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Relatório importado' })).toContainText('Tênis em março')
    await remove()
    await page.reload()
    await expect(page.getByText('Importe um arquivo para começar')).toBeVisible()
    await expect(list(page)).toHaveCount(0)
  })

  await test.step('two tabs show the same saved reports, and each reload opens what its tab showed', async () => {
    await importFile(page, 'ads/ok/search-terms.csv')
    await saveAs(page, 'Primeiro')
    const other = await context.newPage()
    await other.goto('/adsdiscovery')
    await expect(other.getByText('306 termos lidos')).toBeVisible()
    await importFile(other, 'ads/odd/clicks-missing.csv')
    await saveAs(other, 'Segundo')
    await page.getByRole('button', { name: 'Relatórios salvos (2)' }).click()
    await expect(list(page)).toContainText('Segundo')
    await page.reload()
    await expect(page.getByText('306 termos lidos')).toBeVisible()
    await other.reload()
    await expect(other.getByText('clicks-missing.csv')).toBeVisible()
  })
})

test('A10 a browser that refuses to keep the report says so, and the report stays on the screen', async ({
  baseURL,
  browser,
}) => {
  // A fresh context: one in which data was stored before keeps its quota for a while.
  const context = await browser.newContext()
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  const { origin } = new URL(String(baseURL))
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 10_000 })
  await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('306 termos lidos')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Falta espaço neste aparelho' })).toBeVisible()
  await expectNotKept(page)
  await context.close()
})

test('A10 a report that could not be kept as a whole leaves no part of it behind', async ({ page }) => {
  const { user } = await enterAsNewSeller(page)
  await page.goto('/adsdiscovery')
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value, key) {
      if (Array.isArray(key) && key[1] === 'texts') throw new RangeError('Array buffer allocation failed')
      return put.call(this, value, key)
    }
  })
  await page.locator('input[type=file]').first().setInputFiles(sample('ads/ok/search-terms.csv'))
  await expect(page.getByText('306 termos lidos')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'não guardou este relatório' })).toBeVisible()
  const stored = await page.evaluate(async (account) => {
    const answer = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answer(indexedDB.open(`vendaclara.account.${account}.ads`))
    const stores = database.transaction(['entries', 'reports'])
    return Promise.all(['entries', 'reports'].map((name) => answer(stores.objectStore(name).count())))
  }, user)
  expect(stored).toEqual([0, 0])
})
