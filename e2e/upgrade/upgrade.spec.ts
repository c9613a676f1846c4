import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { sessionOf } from '@vendaclara/testing/session'
import pg from 'pg'
import { incomeHeader, incomeInput, line, orderHeader, ordersInput, workbook } from '../support/closing.ts'
import { test } from '../support/own-product.ts'

const beside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const march = '/fechamento/9815a0e7-98f9-41bd-af6e-104845bed9dc'
/** Version 0.1 wrote both files: `database.sql` is a dump of PostgreSQL, `browser.json` what Chromium kept for the same seller. */
async function openWhatWasStored(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/healthz`)
  await page.evaluate(
    async ({ local, databases }) => {
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, String(value))
      const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      // biome-ignore lint/suspicious/noExplicitAny: values of any shape, as they were cloned.
      const revive = (value: any): any => {
        if (Array.isArray(value)) return value.map(revive)
        if (value === null || typeof value !== 'object') return value
        if ('$date' in value) return new Date(value.$date)
        if ('$file' in value) return new File([bytes(value.$file)], value.name, { type: value.type })
        if ('$blob' in value) return new Blob([bytes(value.$blob)], { type: value.type })
        if ('$buffer' in value) return bytes(value.$buffer).buffer
        if ('$view' in value)
          return Reflect.construct(Reflect.get(window, value.$view), [bytes(value.bytes).buffer])
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]))
      }
      for (const { name, version, stores } of databases) {
        await new Promise<void>((done, fail) => {
          const opening = indexedDB.open(name, version)
          opening.onerror = () => fail(opening.error)
          opening.onupgradeneeded = () => {
            for (const store of stores) {
              const made = opening.result.createObjectStore(store.name, { keyPath: store.keyPath })
              for (const [key, row] of store.rows) made.put(revive(row), store.keyPath ? undefined : key)
            }
          }
          opening.onsuccess = () => {
            opening.result.close()
            done()
          }
        })
      }
    },
    JSON.parse(beside('browser.json')),
  )
}

test('what the last version stored, in the database and in the browser, is opened by this one', async ({
  page,
  product,
}) => {
  await product.database.query('create database stored')
  const url = new URL(product.database.options.connectionString ?? '')
  url.pathname = '/stored'
  const stored = new pg.Client({ connectionString: url.href })
  await stored.connect()
  await stored.query(beside('database.sql'))
  await stored.query(`set search_path to public;
    update sessions set last_seen_at = now(), expires_at = now() + interval '30 days';
    update payments set due_date = current_date, paid_on = current_date;
    update subscriptions set next_due_date = current_date + 365`)
  await stored.end()
  const { origin } = await product.another({ DATABASE_URL: url.href })
  await openWhatWasStored(page, origin)

  // The listing whose last edit had not reached the server is sent, and priced with the seller's own table.
  await page.goto(`${origin}/anuncios`)
  await expect(page.getByLabel('Custo do produto')).toHaveValue(/61,25/)
  const headers = await sessionOf(page)
  await expect
    .poll(async () => (await page.request.get(`${origin}/api/advertising`, { headers })).json())
    .toMatchObject({ calculadoraShopee: [{ productCost: 61.25 }] })
  await expect(page.getByText('Minha tabela')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Preço de venda', exact: true })).toContainText('R$ 121,03')

  await page.goto(`${origin}/adsdiscovery`)
  await expect(page.getByText('Tênis Casual, "Leve" Feminino')).toBeVisible()
  await expect(page.getByText('2 palavras-chave · 3 termos')).toBeVisible()
  await page.getByRole('checkbox', { name: /tênis casual/ }).click()
  await expect(page.getByRole('row', { name: /calça jeans/ })).toContainText(/R\$\s7,50/)

  await page.goto(`${origin}${march}`)
  const summary = page.getByRole('region', { name: 'Resumo' })
  await expect(summary).toContainText('Pedidos Analisados4')
  await expect(summary).toContainText(/Valor Total das Diferenças\s*-R\$\s6,30/)
  const differences = page.getByRole('table', { name: 'Diferenças' })
  await expect(differences.getByRole('row', { name: 'Selecionar o pedido D' })).toBeVisible()
  await expect(differences.getByRole('row', { name: 'Selecionar o pedido E' })).toContainText('Contestado')
  await expect(differences.getByRole('columnheader', { name: /Diferença/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  // Its orders and payments are known one by one only once its files are given again.
  await ordersInput(page).setInputFiles(
    await workbook('marco.xlsx', [orderHeader, line('A', 10), line('E', 20.55)]),
  )
  await incomeInput(page).setInputFiles(
    await workbook('renda.xlsx', [incomeHeader, ['A', 8, '2026-03-31'], ['E', 15.25, '2026-03-31']]),
  )
  await expect(summary).toContainText(/Valor Total das Diferenças\s*-R\$\s3,30/)

  await page.goto(`${origin}/assinatura`)
  await expect(page.getByText('Plano anual').first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('R$ 197,99')
  await expect(page.getByRole('main')).toContainText('8829')
})
